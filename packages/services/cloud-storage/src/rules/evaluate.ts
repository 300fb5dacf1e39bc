import {
  type Budget,
  type DeclaredFunction,
  evaluate as evaluateExpression,
  type Frame,
} from './evaluate-expression.ts'
import { explain, type Explanation } from './explain.ts'
import { RuleFailure } from './failure.ts'
import type { SourcePlace } from './problem.ts'
import { requestValues, type RuleRequest, type RuleValue } from './request.ts'
import {
  type AllowClause,
  type MatchBlock,
  operationWords,
  type PathSegment,
  type RuleFunction,
  type RuleSet,
} from './syntax.ts'
import { wrongType } from './values.ts'

/** Reason why a request was allowed or denied. */
export const ruleOutcomes = [
  'allowed',
  'condition-false',
  'condition-failed',
  'no-operation',
  'no-match',
  'invalid-rules',
] as const
export type RuleOutcome = (typeof ruleOutcomes)[number]

/** Result of an `allow`. */
export interface AllowTrace extends SourcePlace {
  outcome: 'allowed' | 'false' | 'failed' | 'other-operation' | 'not-reached'
  /** For one that is false or failed: the part of its condition that caused it. */
  explanation: Explanation | null
}

/** Result of each `match`, in the order of the text. */
export interface MatchTrace extends SourcePlace {
  /** The full path, including those of the enclosing matches. */
  path: string
  fits: boolean
  /** Values of the wildcards. */
  bindings: Record<string, string>
  allows: AllowTrace[]
}

/** Decision of rules on a request. */
export interface Decision {
  allowed: boolean
  reason: RuleOutcome
  /** The deciding `allow`; for a denial the closest one, or the closest `match` if no `allow` applies. */
  decidedBy: SourcePlace | null
  /** In English; pages use their own language by `reason`. */
  message: string
  trace: MatchTrace[]
}

const messages: Record<RuleOutcome, string> = {
  allowed: 'This allow applies',
  'condition-false': 'The condition of the nearest allow is false',
  'condition-failed': 'The condition of the nearest allow couldn’t be evaluated, so the request is denied',
  'no-operation': 'The matching path has no allow for this operation',
  'no-match': 'No match covers this path',
  'invalid-rules': 'The rules have errors, so they deny everything',
}

/** Evaluates rules for a request. The first `allow` that applies allows it; without one, it is denied. */
export function evaluateRules(rules: RuleSet, request: RuleRequest): Decision {
  if (!rules.valid)
    return { allowed: false, reason: 'invalid-rules', decidedBy: null, message: messages['invalid-rules'], trace: [] }
  const walk = new Walk(request)
  const frame = declareFunctions(rules.functions, {
    names: new Map(Object.entries(requestValues(request))),
    functions: new Map(),
  })
  for (const match of rules.matches) walk.match(match, [], frame, rules.source)
  return walk.decision()
}

/** Adds functions to the scope. They can use each other and the names of enclosing blocks. */
function declareFunctions(declarations: RuleFunction[], outer: Frame): Frame {
  if (declarations.length === 0) return outer
  const functions = new Map<string, DeclaredFunction>(outer.functions)
  const frame: Frame = { names: outer.names, functions }
  for (const declaration of declarations) functions.set(declaration.name, { declaration, frame })
  return frame
}

/** One evaluation of rules for a request. */
class Walk {
  readonly #request: RuleRequest
  readonly #parts: string[]
  readonly #budget: Budget = { steps: 0, calls: 0 }
  readonly #trace: MatchTrace[] = []
  #allowedBy: SourcePlace | null = null
  #nearest: { place: SourcePlace; reason: RuleOutcome; closeness: number } | undefined

  constructor(request: RuleRequest) {
    this.#request = request
    this.#parts = [request.bucket, ...request.path.split('/').filter((part) => part !== '')]
  }

  match(block: MatchBlock, outerPath: PathSegment[], outer: Frame, source: string): void {
    const path = [...outerPath, ...block.path]
    const { bindings, closeness } = matchPath(path, this.#parts)
    const names = new Map<string, RuleValue>(outer.names)
    for (const segment of path) if (segment.kind !== 'name') names.set(segment.name, bindings?.[segment.name] ?? '')
    const frame = declareFunctions(block.functions, { names, functions: outer.functions })
    if (block.allows.length > 0) {
      const place = placeOf(block)
      const allows = bindings ? block.allows.map((allow) => this.#allow(allow, frame, closeness, source)) : []
      this.#trace.push({
        ...place,
        path: path.map((segment) => `/${source.slice(segment.from, segment.to)}`).join(''),
        fits: bindings !== undefined,
        bindings: bindings ?? {},
        allows,
      })
      this.#near(place, bindings ? 'no-operation' : 'no-match', closeness)
    }
    for (const inner of block.matches) this.match(inner, path, frame, source)
  }

  #allow(allow: AllowClause, frame: Frame, closeness: number, source: string): AllowTrace {
    const place = placeOf(allow)
    if (this.#allowedBy) return { ...place, outcome: 'not-reached', explanation: null }
    const { method } = this.#request
    if (!allow.operations.some(({ word }) => (operationWords[word] as readonly string[]).includes(method)))
      return { ...place, outcome: 'other-operation', explanation: null }
    const { condition } = allow
    try {
      const value = condition ? evaluateExpression(condition, frame, this.#budget) : true
      if (condition && typeof value !== 'boolean') throw wrongType(value, condition)
      if (value) {
        this.#allowedBy = place
        return { ...place, outcome: 'allowed', explanation: null }
      }
      this.#near(place, 'condition-false', closeness)
      return { ...place, outcome: 'false', explanation: condition && explain(condition, frame, source) }
    } catch (error) {
      if (!(error instanceof RuleFailure)) throw error
      this.#near(place, 'condition-failed', closeness)
      return { ...place, outcome: 'failed', explanation: condition && explain(condition, frame, source, error) }
    }
  }

  /** Records what explains a denial: an `allow` for the operation in the best match, otherwise that match. */
  #near(place: SourcePlace, reason: RuleOutcome, closeness: number): void {
    const near = closeness + (reason === 'no-match' ? 0 : reason === 'no-operation' ? 1000 : 2000)
    if (!this.#nearest || near > this.#nearest.closeness) this.#nearest = { place, reason, closeness: near }
  }

  decision(): Decision {
    const allowed = this.#allowedBy !== null
    const reason = allowed ? 'allowed' : (this.#nearest?.reason ?? 'no-match')
    return {
      allowed,
      reason,
      decidedBy: this.#allowedBy ?? this.#nearest?.place ?? null,
      message: messages[reason],
      trace: this.#trace,
    }
  }
}

/** Matches a path against the segments of a request's path. `closeness` counts equal names. */
function matchPath(
  path: PathSegment[],
  parts: string[],
): { bindings: Record<string, string> | undefined; closeness: number } {
  const bindings: Record<string, string> = {}
  let closeness = 0
  let at = 0
  for (const [index, segment] of path.entries()) {
    if (segment.kind === 'rest') {
      // Segments after it are matched from the end.
      const end = parts.length - (path.length - index - 1)
      if (end < at) return { bindings: undefined, closeness }
      bindings[segment.name] = parts.slice(at, end).join('/')
      at = end
      continue
    }
    const part = parts[at]
    if (part === undefined || (segment.kind === 'name' && segment.name !== part))
      return { bindings: undefined, closeness }
    if (segment.kind === 'one') bindings[segment.name] = part
    closeness += segment.kind === 'name' ? 3 : 1
    at += 1
  }
  return { bindings: at === parts.length ? bindings : undefined, closeness }
}

function placeOf({ from, to, line, column }: SourcePlace): SourcePlace {
  return { from, to, line, column }
}
