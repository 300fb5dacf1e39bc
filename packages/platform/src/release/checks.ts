import type { Events } from '../calls/events.ts'
import type { Queries } from '../database/connection.ts'
import type { PageLink } from '../workspace/page-link.ts'

/** Errors must be fixed before a release; warnings can be overridden with a reason. */
export type CheckLevel = 'error' | 'warning'

/** Something that a check found. */
export interface Problem {
  /** Field in which it is fixed, such as `languages.en-US.briefInfo`. */
  field: string
  /** The words in question, or the name of what is missing. Default: none. */
  sample?: string
  /** Default: the level of the check. */
  level?: CheckLevel
  /** Page where it is fixed. Default: that of the service. */
  page?: PageLink
}

/** A requirement for a release, over plain facts. */
export interface Check<Facts> {
  /** The service has words for it: `check.<id>` and `check.<id>.fix`. */
  id: string
  level: CheckLevel
  /** Position among the checks of all services. */
  order: number
  /** What is wrong with the field, for refusals: it follows the name of the field. */
  message: string
  /** Whether the check applies to the release. Default: it does. */
  applies?(facts: Facts): boolean
  /** Everything that doesn't meet the requirement. */
  findProblems(facts: Facts, now: number): readonly Problem[]
}

/** Result of a check: one that passed, or one problem. A check that found several has several results. */
export interface CheckResult extends Omit<Required<Problem>, 'level' | 'page'> {
  id: string
  level: CheckLevel
  order: number
  passed: boolean
  message: string
  /** Page where the problem is fixed, if it isn't the version's own editor. */
  page: PageLink | null
}

/** A release that services check for what they are responsible for. */
export interface Release {
  appId: string
  versionId: string
  /** Whether it goes to testers, and not to the store. */
  isTest: boolean
  /** Bound groups of a test by invitation. */
  testGroups: readonly string[]
  packageId: string | null
  countries: readonly string[]
  /** Address of the privacy policy. Empty if none was given. */
  privacyPolicy: string
  /** The other apps of its series, which the store shows as one product with it. */
  siblings: readonly string[]
  /** Whether the app contains encryption that export-control laws don't exempt. */
  hasOwnEncryption: boolean
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** What speaks against a release? The platform answers with the checks that the halves declare. */
    'release.checks': { question: { release: Release; now: number }; answer: readonly CheckResult[] }
  }
}

/** A requirement with one field: a problem if it isn't met. */
export function requirement<Facts>(
  field: (facts: Facts) => string,
  isMet: (facts: Facts, now: number) => boolean,
): Check<Facts>['findProblems'] {
  return (facts, now) => (isMet(facts, now) ? [] : [{ field: field(facts) }])
}

/** Runs checks: returns all that apply, passed or not, in the given order. */
export function runChecks<Facts>(
  checks: readonly Check<Facts>[],
  facts: Facts,
  now: number,
  page: PageLink | null = null,
): CheckResult[] {
  return checks.flatMap(({ id, level, order, message, applies, findProblems }): CheckResult[] => {
    if (applies && !applies(facts)) return []
    const check = { id, order, message }
    const problems = findProblems(facts, now)
    if (problems.length === 0) return [{ ...check, level, page, passed: true, field: '', sample: '' }]
    return problems.map((problem) => ({ level, page, sample: '', ...problem, ...check, passed: false }))
  })
}

/** Asks the other services about an app. */
export type Ask = Events['collectAnswers']

/** What a service checks before a release. */
export interface ReleaseChecks {
  /** Its checks, whether they apply to a release or not. */
  checks: readonly Pick<Check<never>, 'id' | 'level'>[]
  run(db: Queries, release: Release, now: number, ask: Ask): Promise<CheckResult[]>
}

/** Declares the checks of a service: it collects its facts about a release, and runs them. */
export function defineReleaseChecks<Facts>({
  checks,
  collectFacts,
  pageOf,
}: {
  checks: readonly Check<Facts>[]
  collectFacts(db: Queries, release: Release, now: number, ask: Ask): Promise<Facts>
  /** Page of the service where the problems are fixed. */
  pageOf(release: Release): PageLink
}): ReleaseChecks {
  return {
    checks: checks.map(({ id, level }) => ({ id, level })),
    run: async (db, release, now, ask) =>
      runChecks(checks, await collectFacts(db, release, now, ask), now, pageOf(release)),
  }
}
