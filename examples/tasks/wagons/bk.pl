axles(t10w1, 3).
axles(t10w2, 4).
axles(t10w3, 2).
axles(t10w4, 4).
axles(t11w1, 4).
axles(t11w2, 4).
axles(t11w3, 4).
axles(t12w1, 2).
axles(t12w2, 2).
axles(t13w1, 3).
axles(t13w2, 4).
axles(t13w3, 4).
axles(t14w1, 3).
axles(t14w2, 2).
axles(t14w3, 3).
axles(t14w4, 3).
axles(t15w1, 4).
axles(t15w2, 4).
axles(t15w3, 4).
axles(t16w1, 2).
axles(t16w2, 3).
axles(t16w3, 3).
axles(t16w4, 4).
axles(t17w1, 4).
axles(t17w2, 4).
axles(t17w3, 3).
axles(t18w1, 4).
axles(t18w2, 4).
axles(t18w3, 4).
axles(t19w1, 2).
axles(t19w2, 4).
axles(t19w3, 2).
axles(t19w4, 2).
axles(t1w1, 4).
axles(t1w2, 4).
axles(t1w3, 3).
axles(t1w4, 4).
axles(t20w1, 4).
axles(t20w2, 3).
axles(t20w3, 2).
axles(t21w1, 3).
axles(t21w2, 4).
axles(t22w1, 4).
axles(t22w2, 4).
axles(t22w3, 2).
axles(t22w4, 4).
axles(t23w1, 2).
axles(t23w2, 2).
axles(t23w3, 2).
axles(t23w4, 4).
axles(t24w1, 4).
axles(t24w2, 2).
axles(t24w3, 4).
axles(t24w4, 4).
axles(t25w1, 3).
axles(t25w2, 3).
axles(t25w3, 3).
axles(t25w4, 4).
axles(t26w1, 2).
axles(t26w2, 4).
axles(t26w3, 2).
axles(t27w1, 4).
axles(t27w2, 4).
axles(t28w1, 3).
axles(t28w2, 3).
axles(t28w3, 3).
axles(t29w1, 3).
axles(t29w2, 4).
axles(t29w3, 3).
axles(t29w4, 3).
axles(t2w1, 2).
axles(t2w2, 3).
axles(t30w1, 2).
axles(t30w2, 3).
axles(t30w3, 2).
axles(t30w4, 4).
axles(t31w1, 4).
axles(t31w2, 2).
axles(t31w3, 4).
axles(t32w1, 3).
axles(t32w2, 2).
axles(t33w1, 4).
axles(t33w2, 4).
axles(t34w1, 4).
axles(t34w2, 2).
axles(t35w1, 2).
axles(t35w2, 2).
axles(t35w3, 3).
axles(t35w4, 4).
axles(t36w1, 3).
axles(t36w2, 4).
axles(t36w3, 4).
axles(t37w1, 2).
axles(t37w2, 4).
axles(t38w1, 2).
axles(t38w2, 4).
axles(t38w3, 4).
axles(t39w1, 3).
axles(t39w2, 4).
axles(t39w3, 2).
axles(t39w4, 2).
axles(t3w1, 4).
axles(t3w2, 2).
axles(t40w1, 4).
axles(t40w2, 3).
axles(t41w1, 2).
axles(t41w2, 3).
axles(t41w3, 4).
axles(t42w1, 2).
axles(t42w2, 2).
axles(t43w1, 4).
axles(t43w2, 3).
axles(t44w1, 3).
axles(t44w2, 4).
axles(t44w3, 3).
axles(t45w1, 3).
axles(t45w2, 2).
axles(t45w3, 3).
axles(t46w1, 2).
axles(t46w2, 2).
axles(t46w3, 4).
axles(t47w1, 4).
axles(t47w2, 2).
axles(t48w1, 3).
axles(t48w2, 3).
axles(t48w3, 2).
axles(t48w4, 4).
axles(t49w1, 3).
axles(t49w2, 3).
axles(t49w3, 4).
axles(t49w4, 2).
axles(t4w1, 2).
axles(t4w2, 4).
axles(t50w1, 2).
axles(t50w2, 3).
axles(t51w1, 3).
axles(t51w2, 2).
axles(t52w1, 2).
axles(t52w2, 2).
axles(t53w1, 2).
axles(t53w2, 3).
axles(t53w3, 3).
axles(t53w4, 4).
axles(t54w1, 3).
axles(t54w2, 3).
axles(t54w3, 4).
axles(t55w1, 2).
axles(t55w2, 2).
axles(t56w1, 2).
axles(t56w2, 2).
axles(t56w3, 4).
axles(t57w1, 2).
axles(t57w2, 4).
axles(t58w1, 2).
axles(t58w2, 2).
axles(t59w1, 3).
axles(t59w2, 2).
axles(t59w3, 2).
axles(t5w1, 2).
axles(t5w2, 3).
axles(t5w3, 3).
axles(t5w4, 4).
axles(t60w1, 4).
axles(t60w2, 3).
axles(t6w1, 3).
axles(t6w2, 4).
axles(t6w3, 3).
axles(t6w4, 2).
axles(t7w1, 4).
axles(t7w2, 4).
axles(t7w3, 4).
axles(t7w4, 2).
axles(t8w1, 3).
axles(t8w2, 4).
axles(t8w3, 3).
axles(t9w1, 4).
axles(t9w2, 3).
closed(t10w1).
closed(t10w3).
closed(t11w2).
closed(t12w1).
closed(t12w2).
closed(t13w3).
closed(t14w1).
closed(t14w2).
closed(t15w2).
closed(t15w3).
closed(t16w1).
closed(t16w2).
closed(t16w3).
closed(t16w4).
closed(t17w1).
closed(t17w2).
closed(t18w3).
closed(t1w1).
closed(t1w2).
closed(t20w1).
closed(t20w2).
closed(t21w2).
closed(t22w3).
closed(t22w4).
closed(t23w1).
closed(t23w2).
closed(t23w3).
closed(t24w1).
closed(t24w2).
closed(t24w3).
closed(t24w4).
closed(t25w1).
closed(t25w3).
closed(t26w1).
closed(t27w1).
closed(t27w2).
closed(t28w2).
closed(t28w3).
closed(t29w4).
closed(t2w2).
closed(t30w1).
closed(t30w3).
closed(t30w4).
closed(t32w1).
closed(t35w2).
closed(t35w3).
closed(t35w4).
closed(t36w2).
closed(t36w3).
closed(t37w1).
closed(t37w2).
closed(t39w2).
closed(t39w3).
closed(t40w2).
closed(t41w1).
closed(t41w2).
closed(t42w1).
closed(t43w1).
closed(t44w1).
closed(t45w1).
closed(t45w2).
closed(t45w3).
closed(t46w2).
closed(t46w3).
closed(t48w1).
closed(t48w2).
closed(t48w3).
closed(t49w1).
closed(t49w2).
closed(t4w2).
closed(t51w1).
closed(t52w2).
closed(t53w2).
closed(t53w3).
closed(t56w2).
closed(t56w3).
closed(t58w1).
closed(t59w2).
closed(t5w2).
closed(t5w4).
closed(t60w1).
closed(t6w1).
closed(t6w2).
closed(t7w1).
closed(t7w2).
closed(t7w3).
closed(t8w1).
closed(t8w3).
closed(t9w1).
coupled(t10w1, t10w2).
coupled(t10w2, t10w3).
coupled(t10w3, t10w4).
coupled(t11w1, t11w2).
coupled(t11w2, t11w3).
coupled(t12w1, t12w2).
coupled(t13w1, t13w2).
coupled(t13w2, t13w3).
coupled(t14w1, t14w2).
coupled(t14w2, t14w3).
coupled(t14w3, t14w4).
coupled(t15w1, t15w2).
coupled(t15w2, t15w3).
coupled(t16w1, t16w2).
coupled(t16w2, t16w3).
coupled(t16w3, t16w4).
coupled(t17w1, t17w2).
coupled(t17w2, t17w3).
coupled(t18w1, t18w2).
coupled(t18w2, t18w3).
coupled(t19w1, t19w2).
coupled(t19w2, t19w3).
coupled(t19w3, t19w4).
coupled(t1w1, t1w2).
coupled(t1w2, t1w3).
coupled(t1w3, t1w4).
coupled(t20w1, t20w2).
coupled(t20w2, t20w3).
coupled(t21w1, t21w2).
coupled(t22w1, t22w2).
coupled(t22w2, t22w3).
coupled(t22w3, t22w4).
coupled(t23w1, t23w2).
coupled(t23w2, t23w3).
coupled(t23w3, t23w4).
coupled(t24w1, t24w2).
coupled(t24w2, t24w3).
coupled(t24w3, t24w4).
coupled(t25w1, t25w2).
coupled(t25w2, t25w3).
coupled(t25w3, t25w4).
coupled(t26w1, t26w2).
coupled(t26w2, t26w3).
coupled(t27w1, t27w2).
coupled(t28w1, t28w2).
coupled(t28w2, t28w3).
coupled(t29w1, t29w2).
coupled(t29w2, t29w3).
coupled(t29w3, t29w4).
coupled(t2w1, t2w2).
coupled(t30w1, t30w2).
coupled(t30w2, t30w3).
coupled(t30w3, t30w4).
coupled(t31w1, t31w2).
coupled(t31w2, t31w3).
coupled(t32w1, t32w2).
coupled(t33w1, t33w2).
coupled(t34w1, t34w2).
coupled(t35w1, t35w2).
coupled(t35w2, t35w3).
coupled(t35w3, t35w4).
coupled(t36w1, t36w2).
coupled(t36w2, t36w3).
coupled(t37w1, t37w2).
coupled(t38w1, t38w2).
coupled(t38w2, t38w3).
coupled(t39w1, t39w2).
coupled(t39w2, t39w3).
coupled(t39w3, t39w4).
coupled(t3w1, t3w2).
coupled(t40w1, t40w2).
coupled(t41w1, t41w2).
coupled(t41w2, t41w3).
coupled(t42w1, t42w2).
coupled(t43w1, t43w2).
coupled(t44w1, t44w2).
coupled(t44w2, t44w3).
coupled(t45w1, t45w2).
coupled(t45w2, t45w3).
coupled(t46w1, t46w2).
coupled(t46w2, t46w3).
coupled(t47w1, t47w2).
coupled(t48w1, t48w2).
coupled(t48w2, t48w3).
coupled(t48w3, t48w4).
coupled(t49w1, t49w2).
coupled(t49w2, t49w3).
coupled(t49w3, t49w4).
coupled(t4w1, t4w2).
coupled(t50w1, t50w2).
coupled(t51w1, t51w2).
coupled(t52w1, t52w2).
coupled(t53w1, t53w2).
coupled(t53w2, t53w3).
coupled(t53w3, t53w4).
coupled(t54w1, t54w2).
coupled(t54w2, t54w3).
coupled(t55w1, t55w2).
coupled(t56w1, t56w2).
coupled(t56w2, t56w3).
coupled(t57w1, t57w2).
coupled(t58w1, t58w2).
coupled(t59w1, t59w2).
coupled(t59w2, t59w3).
coupled(t5w1, t5w2).
coupled(t5w2, t5w3).
coupled(t5w3, t5w4).
coupled(t60w1, t60w2).
coupled(t6w1, t6w2).
coupled(t6w2, t6w3).
coupled(t6w3, t6w4).
coupled(t7w1, t7w2).
coupled(t7w2, t7w3).
coupled(t7w3, t7w4).
coupled(t8w1, t8w2).
coupled(t8w2, t8w3).
coupled(t9w1, t9w2).
load(t10w2, t10w2_load).
load(t10w3, t10w3_load).
load(t11w2, t11w2_load).
load(t11w3, t11w3_load).
load(t12w1, t12w1_load).
load(t12w2, t12w2_load).
load(t13w1, t13w1_load).
load(t13w2, t13w2_load).
load(t13w3, t13w3_load).
load(t14w1, t14w1_load).
load(t14w2, t14w2_load).
load(t14w4, t14w4_load).
load(t15w1, t15w1_load).
load(t15w2, t15w2_load).
load(t15w3, t15w3_load).
load(t16w3, t16w3_load).
load(t16w4, t16w4_load).
load(t17w1, t17w1_load).
load(t17w2, t17w2_load).
load(t17w3, t17w3_load).
load(t19w1, t19w1_load).
load(t19w2, t19w2_load).
load(t19w3, t19w3_load).
load(t19w4, t19w4_load).
load(t1w2, t1w2_load).
load(t1w3, t1w3_load).
load(t1w4, t1w4_load).
load(t20w1, t20w1_load).
load(t20w2, t20w2_load).
load(t21w1, t21w1_load).
load(t21w2, t21w2_load).
load(t22w2, t22w2_load).
load(t22w3, t22w3_load).
load(t23w1, t23w1_load).
load(t23w2, t23w2_load).
load(t23w4, t23w4_load).
load(t24w2, t24w2_load).
load(t24w3, t24w3_load).
load(t24w4, t24w4_load).
load(t25w1, t25w1_load).
load(t25w2, t25w2_load).
load(t25w3, t25w3_load).
load(t26w1, t26w1_load).
load(t26w2, t26w2_load).
load(t26w3, t26w3_load).
load(t27w1, t27w1_load).
load(t27w2, t27w2_load).
load(t28w1, t28w1_load).
load(t28w3, t28w3_load).
load(t29w1, t29w1_load).
load(t29w3, t29w3_load).
load(t29w4, t29w4_load).
load(t2w2, t2w2_load).
load(t30w1, t30w1_load).
load(t30w3, t30w3_load).
load(t31w1, t31w1_load).
load(t31w3, t31w3_load).
load(t32w1, t32w1_load).
load(t32w2, t32w2_load).
load(t33w1, t33w1_load).
load(t33w2, t33w2_load).
load(t34w1, t34w1_load).
load(t35w1, t35w1_load).
load(t35w3, t35w3_load).
load(t35w4, t35w4_load).
load(t36w3, t36w3_load).
load(t37w2, t37w2_load).
load(t38w3, t38w3_load).
load(t39w1, t39w1_load).
load(t39w2, t39w2_load).
load(t39w3, t39w3_load).
load(t3w2, t3w2_load).
load(t40w1, t40w1_load).
load(t40w2, t40w2_load).
load(t41w1, t41w1_load).
load(t42w1, t42w1_load).
load(t42w2, t42w2_load).
load(t43w1, t43w1_load).
load(t43w2, t43w2_load).
load(t44w1, t44w1_load).
load(t44w2, t44w2_load).
load(t44w3, t44w3_load).
load(t45w1, t45w1_load).
load(t45w3, t45w3_load).
load(t46w2, t46w2_load).
load(t46w3, t46w3_load).
load(t47w1, t47w1_load).
load(t48w2, t48w2_load).
load(t48w3, t48w3_load).
load(t48w4, t48w4_load).
load(t49w1, t49w1_load).
load(t49w3, t49w3_load).
load(t4w1, t4w1_load).
load(t4w2, t4w2_load).
load(t50w1, t50w1_load).
load(t50w2, t50w2_load).
load(t51w1, t51w1_load).
load(t51w2, t51w2_load).
load(t52w2, t52w2_load).
load(t53w4, t53w4_load).
load(t54w1, t54w1_load).
load(t54w2, t54w2_load).
load(t54w3, t54w3_load).
load(t55w2, t55w2_load).
load(t56w2, t56w2_load).
load(t56w3, t56w3_load).
load(t58w1, t58w1_load).
load(t58w2, t58w2_load).
load(t59w1, t59w1_load).
load(t59w2, t59w2_load).
load(t59w3, t59w3_load).
load(t5w2, t5w2_load).
load(t5w3, t5w3_load).
load(t5w4, t5w4_load).
load(t60w1, t60w1_load).
load(t6w1, t6w1_load).
load(t6w2, t6w2_load).
load(t6w3, t6w3_load).
load(t6w4, t6w4_load).
load(t7w1, t7w1_load).
load(t7w2, t7w2_load).
load(t7w3, t7w3_load).
load(t7w4, t7w4_load).
load(t8w3, t8w3_load).
load(t9w2, t9w2_load).
long(t10w1).
long(t10w3).
long(t10w4).
long(t11w1).
long(t12w2).
long(t13w3).
long(t15w2).
long(t16w2).
long(t17w3).
long(t19w3).
long(t19w4).
long(t1w2).
long(t1w3).
long(t20w1).
long(t20w2).
long(t23w3).
long(t24w1).
long(t25w4).
long(t26w1).
long(t28w1).
long(t28w3).
long(t29w1).
long(t29w3).
long(t2w1).
long(t30w1).
long(t30w4).
long(t31w2).
long(t33w1).
long(t34w2).
long(t35w2).
long(t35w3).
long(t36w1).
long(t36w2).
long(t36w3).
long(t37w2).
long(t38w1).
long(t38w3).
long(t39w3).
long(t3w1).
long(t42w1).
long(t42w2).
long(t43w1).
long(t44w2).
long(t44w3).
long(t45w1).
long(t45w2).
long(t45w3).
long(t47w1).
long(t47w2).
long(t48w2).
long(t48w3).
long(t48w4).
long(t49w2).
long(t49w3).
long(t4w1).
long(t50w2).
long(t51w1).
long(t52w2).
long(t53w1).
long(t53w2).
long(t53w4).
long(t54w1).
long(t56w1).
long(t58w1).
long(t59w1).
long(t59w3).
long(t5w1).
long(t5w4).
long(t60w2).
long(t6w1).
long(t6w4).
long(t7w3).
long(t7w4).
long(t9w1).
milk(t10w3_load).
milk(t11w2_load).
milk(t13w2_load).
milk(t13w3_load).
milk(t14w1_load).
milk(t15w1_load).
milk(t15w2_load).
milk(t15w3_load).
milk(t16w3_load).
milk(t16w4_load).
milk(t17w2_load).
milk(t19w3_load).
milk(t1w4_load).
milk(t20w2_load).
milk(t21w1_load).
milk(t22w2_load).
milk(t22w3_load).
milk(t23w4_load).
milk(t24w2_load).
milk(t24w3_load).
milk(t25w1_load).
milk(t25w2_load).
milk(t26w2_load).
milk(t26w3_load).
milk(t27w2_load).
milk(t28w3_load).
milk(t29w3_load).
milk(t29w4_load).
milk(t30w1_load).
milk(t30w3_load).
milk(t31w1_load).
milk(t33w1_load).
milk(t35w1_load).
milk(t35w4_load).
milk(t37w2_load).
milk(t39w1_load).
milk(t41w1_load).
milk(t43w1_load).
milk(t43w2_load).
milk(t44w1_load).
milk(t44w3_load).
milk(t46w3_load).
milk(t48w2_load).
milk(t50w1_load).
milk(t50w2_load).
milk(t51w1_load).
milk(t53w4_load).
milk(t54w2_load).
milk(t55w2_load).
milk(t56w3_load).
milk(t58w1_load).
milk(t58w2_load).
milk(t59w1_load).
milk(t5w4_load).
milk(t60w1_load).
milk(t6w2_load).
milk(t6w3_load).
milk(t6w4_load).
milk(t7w2_load).
milk(t9w2_load).
open(t10w2).
open(t10w4).
open(t11w1).
open(t11w3).
open(t13w1).
open(t13w2).
open(t14w3).
open(t14w4).
open(t15w1).
open(t17w3).
open(t18w1).
open(t18w2).
open(t19w1).
open(t19w2).
open(t19w3).
open(t19w4).
open(t1w3).
open(t1w4).
open(t20w3).
open(t21w1).
open(t22w1).
open(t22w2).
open(t23w4).
open(t25w2).
open(t25w4).
open(t26w2).
open(t26w3).
open(t28w1).
open(t29w1).
open(t29w2).
open(t29w3).
open(t2w1).
open(t30w2).
open(t31w1).
open(t31w2).
open(t31w3).
open(t32w2).
open(t33w1).
open(t33w2).
open(t34w1).
open(t34w2).
open(t35w1).
open(t36w1).
open(t38w1).
open(t38w2).
open(t38w3).
open(t39w1).
open(t39w4).
open(t3w1).
open(t3w2).
open(t40w1).
open(t41w3).
open(t42w2).
open(t43w2).
open(t44w2).
open(t44w3).
open(t46w1).
open(t47w1).
open(t47w2).
open(t48w4).
open(t49w3).
open(t49w4).
open(t4w1).
open(t50w1).
open(t50w2).
open(t51w2).
open(t52w1).
open(t53w1).
open(t53w4).
open(t54w1).
open(t54w2).
open(t54w3).
open(t55w1).
open(t55w2).
open(t56w1).
open(t57w1).
open(t57w2).
open(t58w2).
open(t59w1).
open(t59w3).
open(t5w1).
open(t5w3).
open(t60w2).
open(t6w3).
open(t6w4).
open(t7w4).
open(t8w2).
open(t9w2).
short(t10w2).
short(t11w2).
short(t11w3).
short(t12w1).
short(t13w1).
short(t13w2).
short(t14w1).
short(t14w2).
short(t14w3).
short(t14w4).
short(t15w1).
short(t15w3).
short(t16w1).
short(t16w3).
short(t16w4).
short(t17w1).
short(t17w2).
short(t18w1).
short(t18w2).
short(t18w3).
short(t19w1).
short(t19w2).
short(t1w1).
short(t1w4).
short(t20w3).
short(t21w1).
short(t21w2).
short(t22w1).
short(t22w2).
short(t22w3).
short(t22w4).
short(t23w1).
short(t23w2).
short(t23w4).
short(t24w2).
short(t24w3).
short(t24w4).
short(t25w1).
short(t25w2).
short(t25w3).
short(t26w2).
short(t26w3).
short(t27w1).
short(t27w2).
short(t28w2).
short(t29w2).
short(t29w4).
short(t2w2).
short(t30w2).
short(t30w3).
short(t31w1).
short(t31w3).
short(t32w1).
short(t32w2).
short(t33w2).
short(t34w1).
short(t35w1).
short(t35w4).
short(t37w1).
short(t38w2).
short(t39w1).
short(t39w2).
short(t39w4).
short(t3w2).
short(t40w1).
short(t40w2).
short(t41w1).
short(t41w2).
short(t41w3).
short(t43w2).
short(t44w1).
short(t46w1).
short(t46w2).
short(t46w3).
short(t48w1).
short(t49w1).
short(t49w4).
short(t4w2).
short(t50w1).
short(t51w2).
short(t52w1).
short(t53w3).
short(t54w2).
short(t54w3).
short(t55w1).
short(t55w2).
short(t56w2).
short(t56w3).
short(t57w1).
short(t57w2).
short(t58w2).
short(t59w2).
short(t5w2).
short(t5w3).
short(t60w1).
short(t6w2).
short(t6w3).
short(t7w1).
short(t7w2).
short(t8w1).
short(t8w2).
short(t8w3).
short(t9w2).
wagon(t1, t1w1).
wagon(t1, t1w2).
wagon(t1, t1w3).
wagon(t1, t1w4).
wagon(t10, t10w1).
wagon(t10, t10w2).
wagon(t10, t10w3).
wagon(t10, t10w4).
wagon(t11, t11w1).
wagon(t11, t11w2).
wagon(t11, t11w3).
wagon(t12, t12w1).
wagon(t12, t12w2).
wagon(t13, t13w1).
wagon(t13, t13w2).
wagon(t13, t13w3).
wagon(t14, t14w1).
wagon(t14, t14w2).
wagon(t14, t14w3).
wagon(t14, t14w4).
wagon(t15, t15w1).
wagon(t15, t15w2).
wagon(t15, t15w3).
wagon(t16, t16w1).
wagon(t16, t16w2).
wagon(t16, t16w3).
wagon(t16, t16w4).
wagon(t17, t17w1).
wagon(t17, t17w2).
wagon(t17, t17w3).
wagon(t18, t18w1).
wagon(t18, t18w2).
wagon(t18, t18w3).
wagon(t19, t19w1).
wagon(t19, t19w2).
wagon(t19, t19w3).
wagon(t19, t19w4).
wagon(t2, t2w1).
wagon(t2, t2w2).
wagon(t20, t20w1).
wagon(t20, t20w2).
wagon(t20, t20w3).
wagon(t21, t21w1).
wagon(t21, t21w2).
wagon(t22, t22w1).
wagon(t22, t22w2).
wagon(t22, t22w3).
wagon(t22, t22w4).
wagon(t23, t23w1).
wagon(t23, t23w2).
wagon(t23, t23w3).
wagon(t23, t23w4).
wagon(t24, t24w1).
wagon(t24, t24w2).
wagon(t24, t24w3).
wagon(t24, t24w4).
wagon(t25, t25w1).
wagon(t25, t25w2).
wagon(t25, t25w3).
wagon(t25, t25w4).
wagon(t26, t26w1).
wagon(t26, t26w2).
wagon(t26, t26w3).
wagon(t27, t27w1).
wagon(t27, t27w2).
wagon(t28, t28w1).
wagon(t28, t28w2).
wagon(t28, t28w3).
wagon(t29, t29w1).
wagon(t29, t29w2).
wagon(t29, t29w3).
wagon(t29, t29w4).
wagon(t3, t3w1).
wagon(t3, t3w2).
wagon(t30, t30w1).
wagon(t30, t30w2).
wagon(t30, t30w3).
wagon(t30, t30w4).
wagon(t31, t31w1).
wagon(t31, t31w2).
wagon(t31, t31w3).
wagon(t32, t32w1).
wagon(t32, t32w2).
wagon(t33, t33w1).
wagon(t33, t33w2).
wagon(t34, t34w1).
wagon(t34, t34w2).
wagon(t35, t35w1).
wagon(t35, t35w2).
wagon(t35, t35w3).
wagon(t35, t35w4).
wagon(t36, t36w1).
wagon(t36, t36w2).
wagon(t36, t36w3).
wagon(t37, t37w1).
wagon(t37, t37w2).
wagon(t38, t38w1).
wagon(t38, t38w2).
wagon(t38, t38w3).
wagon(t39, t39w1).
wagon(t39, t39w2).
wagon(t39, t39w3).
wagon(t39, t39w4).
wagon(t4, t4w1).
wagon(t4, t4w2).
wagon(t40, t40w1).
wagon(t40, t40w2).
wagon(t41, t41w1).
wagon(t41, t41w2).
wagon(t41, t41w3).
wagon(t42, t42w1).
wagon(t42, t42w2).
wagon(t43, t43w1).
wagon(t43, t43w2).
wagon(t44, t44w1).
wagon(t44, t44w2).
wagon(t44, t44w3).
wagon(t45, t45w1).
wagon(t45, t45w2).
wagon(t45, t45w3).
wagon(t46, t46w1).
wagon(t46, t46w2).
wagon(t46, t46w3).
wagon(t47, t47w1).
wagon(t47, t47w2).
wagon(t48, t48w1).
wagon(t48, t48w2).
wagon(t48, t48w3).
wagon(t48, t48w4).
wagon(t49, t49w1).
wagon(t49, t49w2).
wagon(t49, t49w3).
wagon(t49, t49w4).
wagon(t5, t5w1).
wagon(t5, t5w2).
wagon(t5, t5w3).
wagon(t5, t5w4).
wagon(t50, t50w1).
wagon(t50, t50w2).
wagon(t51, t51w1).
wagon(t51, t51w2).
wagon(t52, t52w1).
wagon(t52, t52w2).
wagon(t53, t53w1).
wagon(t53, t53w2).
wagon(t53, t53w3).
wagon(t53, t53w4).
wagon(t54, t54w1).
wagon(t54, t54w2).
wagon(t54, t54w3).
wagon(t55, t55w1).
wagon(t55, t55w2).
wagon(t56, t56w1).
wagon(t56, t56w2).
wagon(t56, t56w3).
wagon(t57, t57w1).
wagon(t57, t57w2).
wagon(t58, t58w1).
wagon(t58, t58w2).
wagon(t59, t59w1).
wagon(t59, t59w2).
wagon(t59, t59w3).
wagon(t6, t6w1).
wagon(t6, t6w2).
wagon(t6, t6w3).
wagon(t6, t6w4).
wagon(t60, t60w1).
wagon(t60, t60w2).
wagon(t7, t7w1).
wagon(t7, t7w2).
wagon(t7, t7w3).
wagon(t7, t7w4).
wagon(t8, t8w1).
wagon(t8, t8w2).
wagon(t8, t8w3).
wagon(t9, t9w1).
wagon(t9, t9w2).
wood(t10w2_load).
wood(t11w3_load).
wood(t12w1_load).
wood(t12w2_load).
wood(t13w1_load).
wood(t14w2_load).
wood(t14w4_load).
wood(t17w1_load).
wood(t17w3_load).
wood(t19w1_load).
wood(t19w2_load).
wood(t19w4_load).
wood(t1w2_load).
wood(t1w3_load).
wood(t20w1_load).
wood(t21w2_load).
wood(t23w1_load).
wood(t23w2_load).
wood(t24w4_load).
wood(t25w3_load).
wood(t26w1_load).
wood(t27w1_load).
wood(t28w1_load).
wood(t29w1_load).
wood(t2w2_load).
wood(t31w3_load).
wood(t32w1_load).
wood(t32w2_load).
wood(t33w2_load).
wood(t34w1_load).
wood(t35w3_load).
wood(t36w3_load).
wood(t38w3_load).
wood(t39w2_load).
wood(t39w3_load).
wood(t3w2_load).
wood(t40w1_load).
wood(t40w2_load).
wood(t42w1_load).
wood(t42w2_load).
wood(t44w2_load).
wood(t45w1_load).
wood(t45w3_load).
wood(t46w2_load).
wood(t47w1_load).
wood(t48w3_load).
wood(t48w4_load).
wood(t49w1_load).
wood(t49w3_load).
wood(t4w1_load).
wood(t4w2_load).
wood(t51w2_load).
wood(t52w2_load).
wood(t54w1_load).
wood(t54w3_load).
wood(t56w2_load).
wood(t59w2_load).
wood(t59w3_load).
wood(t5w2_load).
wood(t5w3_load).
wood(t6w1_load).
wood(t7w1_load).
wood(t7w3_load).
wood(t7w4_load).
wood(t8w3_load).
odd(Number) :- 1 is Number mod 2.
