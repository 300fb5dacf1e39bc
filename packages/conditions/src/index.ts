export { evaluate, type EvaluationContext, type EvaluationTools, type Verdict } from './evaluate.ts'
export { placeOf } from './percent.ts'
export { depthOf, problemOfRule } from './problems.ts'
export {
  conditionLimits,
  familiesOf,
  familyOf,
  isNamed,
  operatorFamilies,
  operators,
  subjects,
  type Condition,
  type Family,
  type Operator,
  type Rule,
  type RuleProblem,
  type Subject,
} from './rule.ts'
export { compareVersions, readNumber, readPercent, readTime, readVersion } from './values.ts'
