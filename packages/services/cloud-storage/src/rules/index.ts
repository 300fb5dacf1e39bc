export {
  type AllowTrace,
  type Decision,
  type RuleOutcome,
  ruleOutcomes,
  evaluateRules,
  type MatchTrace,
} from './evaluate.ts'
export type { Explanation } from './explain.ts'
export { type FailureCode, failureMessages } from './failure.ts'
export { formatRules } from './format.ts'
export {
  durationUnits,
  functions as ruleFunctions,
  knownNames,
  methods as ruleMethods,
  type Shape,
  type ValueType,
} from './library.ts'
export { ruleLimits } from './limits.ts'
export { parseRules } from './parse.ts'
export { type ProblemCode, problemMessages, type RuleProblem, type SourcePlace, type SourceRange } from './problem.ts'
export type { RuleAuth, RuleRequest, RuleResource, RuleValue } from './request.ts'
export { type MatchBlock, operationWords, type OperationWord, type RuleSet } from './syntax.ts'
