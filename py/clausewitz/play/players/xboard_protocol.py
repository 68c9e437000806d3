"""XBoard for slow programs: python-chess requests features once and gives up after two seconds."""

import chess.engine


class PatientXBoard(chess.engine.XBoardProtocol):
    """Requests features again while the program has said nothing; how long is for the caller."""

    _has_spoken = False

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        self._has_spoken = True
        super().pipe_data_received(fd, data)

    async def initialize(self) -> None:
        while True:
            try:
                return await super().initialize()
            except chess.engine.EngineTerminatedError:
                raise
            except chess.engine.EngineError:
                if self._has_spoken:
                    raise
