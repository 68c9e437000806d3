"""Players that are programs of others, by UCI or by XBoard; python-chess speaks with them.

Nothing is waited for without end. A program that dies is started once more in the same game; one
that dies again, hangs, or plays what is not legal loses the game, and is a new process in the next.
"""

import asyncio
import logging
import os
import shlex
import shutil
import subprocess
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

import chess
import chess.engine

from clausewitz.engines.own.search_limit import MATE, Choice, Limit
from clausewitz.play.player import Fault, PlayerFaultError, ResignError
from clausewitz.play.players.parameters import LIMITS, PATIENCE, Parameters
from clausewitz.position.board import fen_of
from clausewitz.support.errors import ClausewitzError
from clausewitz.support.systems import kill_group
from clausewitz.support.working_folder import environment_of_programs

_GAMES = "/usr/games"  # Debian puts games where PATH seldom looks
_FAREWELL = 1.0  # seconds for a program to exit after `quit`
_LONGEST = 200  # characters of a fault's description
# For every UCI program that has them, unless the user says otherwise: games that come out the same
# every time, and openings that the match chooses, not the program.
_USUAL = {"Threads": "1", "Hash": "16", "OwnBook": "false"}

# What python-chess finds odd in the talk of programs is for those who want it, not for stderr.
chess.engine.LOGGER.addHandler(logging.NullHandler())

T = TypeVar("T")


class ExternalPlayer:
    """A program, started with its first game."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        protocol: type[chess.engine.Protocol] = chess.engine.UciProtocol,
        options: Mapping[str, str] | None = None,
        heeds: Iterable[str] = LIMITS,
        patience: float = PATIENCE,
    ) -> None:
        self.name = name
        self._command, self._protocol, self._options = list(command), protocol, options or {}
        self._heeds, self._patience = frozenset(heeds), patience
        self._loop = asyncio.new_event_loop()
        self._loop.set_exception_handler(lambda *_: None)  # failures are raised by `choose`
        self._engine: chess.engine.Protocol | None = None
        self._game = 0
        self._again = False

    def new_game(self) -> None:
        self._game += 1
        self._again = False
        if self._engine is None:
            self._start()

    def choose(self, board: chess.Board, limit: Limit) -> Choice:
        heeded = self._heeded(limit)
        while True:
            try:
                return self._move(board, heeded)
            except chess.engine.EngineTerminatedError as error:
                self._kill()
                if self._again:
                    words = "died, was started again and died again"
                    raise PlayerFaultError(Fault.DIED, words) from error
                self._again = True
                try:
                    self._start()
                except ClausewitzError as failed:
                    words = "died and could not be started again"
                    raise PlayerFaultError(Fault.DIED, words) from failed

    def close(self) -> None:
        if self._loop.is_closed():
            return
        if self._engine is not None:
            with suppress(chess.engine.EngineError, TimeoutError):
                self._wait(self._engine.quit(), _FAREWELL)
            self._kill()
        self._loop.close()

    def _heeded(self, limit: Limit) -> Limit:
        """What of a limit the program knows; without any it would think for ever."""
        known = {name: value for name, value in asdict(limit).items() if name in self._heeds}
        if not any(value is not None for value in known.values()):
            needed = " or ".join(f"{name}=…" for name in LIMITS if name in self._heeds)
            raise ClausewitzError(f"{self.name} has to be limited by {needed}")
        return Limit(**known)

    def _move(self, board: chess.Board, limit: Limit) -> Choice:
        if self._engine is None:
            self._start()
        assert self._engine is not None
        allowed = chess.engine.Limit(time=limit.seconds, depth=limit.depth, nodes=limit.nodes)
        seconds = self._patience + (limit.seconds or 0.0)
        playing = self._engine.play(
            board, allowed, game=self._game, info=chess.engine.INFO_BASIC | chess.engine.INFO_ALL
        )
        try:
            return _choice(self._wait(playing, seconds), board)
        except TimeoutError as error:
            self._kill()
            raise PlayerFaultError(Fault.HUNG, f"gave no move within {seconds:g} s") from error
        except chess.engine.EngineTerminatedError:
            raise
        except chess.engine.EngineError as error:
            self._kill()
            raise PlayerFaultError(Fault.ILLEGAL, str(error)[:_LONGEST]) from error

    def _start(self) -> None:
        try:
            self._wait(self._open(), self._patience)
        except TimeoutError as error:
            self._fail(f"says nothing for {self._patience:g} s", error)
        except chess.engine.EngineTerminatedError as error:
            self._fail("ends at once", error)
        except chess.engine.EngineError as error:
            self._fail(str(error), error)
        except OSError as error:
            self._fail(f"cannot be started: {error.strerror}", error)

    def _fail(self, words: str, error: Exception) -> None:
        self._kill()
        speech = "UCI" if self._protocol is chess.engine.UciProtocol else "XBoard"
        command = shlex.join(self._command)
        raise ClausewitzError(f"{self.name}: {command}, run by {speech}: {words}") from error

    async def _open(self) -> None:
        _, self._engine = await self._protocol.popen(
            self._command,
            setpgrp=True,
            stderr=subprocess.DEVNULL,
            env=environment_of_programs(),
        )
        await self._engine.initialize()
        usual = {name: value for name, value in _USUAL.items() if name in self._engine.options}
        given = {name.lower() for name in self._options}
        usual = {name: value for name, value in usual.items() if name.lower() not in given}
        await self._engine.configure(usual | dict(self._options))

    def _kill(self) -> None:
        """End the process and its children; how it takes that does not matter."""
        engine, self._engine = self._engine, None
        if engine is None or engine.transport is None:
            return
        with suppress(OSError):
            kill_group(engine.transport.get_pid())
        with suppress(TimeoutError):
            self._wait(asyncio.shield(engine.returncode), _FAREWELL)
        engine.transport.close()

    def _wait(self, work: Awaitable[T], seconds: float) -> T:
        return self._loop.run_until_complete(asyncio.wait_for(work, seconds))


def _choice(found: chess.engine.PlayResult, board: chess.Board) -> Choice:
    if found.resigned:
        raise ResignError
    if found.move is None:
        raise PlayerFaultError(Fault.ILLEGAL, f"gave no move in {fen_of(board)}")
    info = found.info
    score = info["score"].pov(board.turn).score(mate_score=MATE) if "score" in info else None
    return Choice(
        found.move, score, info.get("depth"), info.get("nodes"), list(info.get("pv") or [])
    )


def stockfish(parameters: Parameters) -> ExternalPlayer:
    """`stockfish`, `stockfish:elo=1800`, `stockfish:skill=3`."""
    parameters.only("elo", "skill")
    options = dict[str, str]()
    if parameters.whole("elo") is not None:
        options |= {"UCI_LimitStrength": "true", "UCI_Elo": parameters.values["elo"]}
    if parameters.whole("skill") is not None:
        options["Skill Level"] = parameters.values["skill"]
    return _external(parameters, [_program(parameters, "stockfish")], options)


def gnuchess(parameters: Parameters) -> ExternalPlayer:
    """`gnuchess:depth=4`: by UCI, where it heeds no other limit than depth."""
    parameters.only()
    return _external(parameters, [_program(parameters, "gnuchess"), "-u"], {}, heeds=["depth"])


def uci(parameters: Parameters) -> ExternalPlayer:
    """`uci:PROGRAM`, `uci:PROGRAM ARGUMENTS,Option=Value`."""
    return _external(parameters, _command(parameters), parameters.options())


def xboard(parameters: Parameters) -> ExternalPlayer:
    """`xboard:PROGRAM`."""
    command, heeds = _command(parameters), ["depth", "seconds"]
    return _external(parameters, command, parameters.options(), heeds, PatientXBoard)


def _external(
    parameters: Parameters,
    command: Sequence[str],
    options: Mapping[str, str],
    heeds: Iterable[str] = LIMITS,
    protocol: type[chess.engine.Protocol] = chess.engine.UciProtocol,
) -> ExternalPlayer:
    name, patience = parameters.label, parameters.patience
    return ExternalPlayer(name, command, protocol, options, heeds, patience)


def _command(parameters: Parameters) -> list[str]:
    """The program and its arguments; a file whose name has blanks is a program, too."""
    if len(parameters.words) != 1:
        raise ClausewitzError(
            f'player "{parameters.text}" is not {parameters.kind}:PROGRAM[,Option=Value…]'
        )
    place = parameters.words[0]
    if Path(place).expanduser().is_file():
        return [_program(parameters, place)]
    try:
        program, *arguments = shlex.split(place)
    except ValueError as error:
        raise ClausewitzError(f'player "{parameters.text}": {error}') from error
    return [_program(parameters, program), *arguments]


def _program(parameters: Parameters, place: str) -> str:
    places = os.pathsep.join((os.environ.get("PATH", os.defpath), _GAMES))
    found = shutil.which(os.path.expanduser(place), path=places)
    if found is None:
        where = "cannot be run" if Path(place).is_file() else f"is not on PATH nor in {_GAMES}"
        if os.sep in place and not Path(place).exists():
            where = "is not there"
        raise ClausewitzError(f'player "{parameters.text}": the program {place} {where}')
    return found


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
