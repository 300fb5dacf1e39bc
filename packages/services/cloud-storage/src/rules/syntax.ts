import type { RuleOperation } from '../model/security.ts'
import type { RuleProblem, SourcePlace, SourceRange } from './problem.ts'

/** The words of an `allow`, with what each covers. */
export const operationWords = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
} as const satisfies Record<string, readonly RuleOperation[]>
export type OperationWord = keyof typeof operationWords

/** One part of a path: a name as it is, any one name, or any number of them. */
export type PathSegment = SourceRange &
  ({ kind: 'name'; name: string } | { kind: 'one'; name: string } | { kind: 'rest'; name: string })

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

/** A condition or a part of one. `depth` is how many levels it has. */
export type Expression = SourceRange & { depth: number } & (
    | { kind: 'literal'; value: string | number | boolean | null }
    | { kind: 'name'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'not' | 'minus'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'member'; target: Expression; name: string; nameRange: SourceRange }
    | { kind: 'index'; target: Expression; index: Expression }
    | { kind: 'call'; name: string; nameRange: SourceRange; values: Expression[] }
    | { kind: 'method'; target: Expression; name: string; nameRange: SourceRange; values: Expression[] }
    /** What could not be read. */
    | { kind: 'broken' }
  )

/** `allow read, write: if …;` */
export interface AllowClause extends SourcePlace {
  operations: { word: OperationWord; range: SourceRange }[]
  /** Without one the clause always allows. */
  condition: Expression | null
}

/** `match: /{bucket}/{path=**} { … }` */
export interface MatchBlock extends SourcePlace {
  path: PathSegment[]
  /** The path as it is written. */
  pathRange: SourceRange
  allows: AllowClause[]
  functions: RuleFunction[]
  matches: MatchBlock[]
}

/** `function isOwner(uid) { return request.auth.uid == uid; }` */
export interface RuleFunction extends SourcePlace {
  name: string
  nameRange: SourceRange
  parameters: { name: string; range: SourceRange }[]
  bindings: { name: string; range: SourceRange; value: Expression }[]
  value: Expression
}

/** A rule text as it was understood, with everything that is wrong in it. */
export interface RuleSet {
  source: string
  matches: MatchBlock[]
  functions: RuleFunction[]
  problems: RuleProblem[]
  /** There is no error among the problems; rules with errors allow nothing. */
  valid: boolean
}
