import type { RegionPrefix } from '@console-widgets/core'
import type { PageLink } from './page-link.ts'

/** The person for whom services look for what needs them. The database only shows rows that they may see. */
export interface Viewer {
  teamId: string
  userId: string
  permissions: ReadonlySet<string>
  /** Milliseconds since 1970. */
  now: number
}

export interface AttentionQuestion {
  viewer: Viewer
  /** Maximum number of lines of each service. */
  mostLines: number
  /** Leaves out what is about data of another region (R71). Undefined for a platform without separate regions. */
  region?: RegionPrefix | undefined
}

/** Something that needs a person, computed from rows: it is gone when its reason is. */
export interface AttentionLine {
  /** Service and reason, such as `versions.rejected`. The service has words for it: `attention.versions.rejected`. */
  kind: string
  /** ID of what it is about; unique within its kind. */
  id: string
  tone: 'danger' | 'warning' | 'info'
  /** Values for the words. */
  values: Record<string, string | number>
  /** Where the person can act on it. */
  page: PageLink
  /** Since when, or when it will happen, in milliseconds since 1970. */
  time: number
}

/** A step on the way of a new team to its first release. */
export interface Milestone {
  /** Service and step, such as `apps.created`. The service has words for it: `milestone.apps.created`. */
  id: string
  /** Position among the steps. */
  order: number
  isDone: boolean
  /** Where it is done. */
  page: PageLink
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** What needs this person. Answer with the most urgent lines first, and at most `mostLines`. */
    'workspace.attention': { question: AttentionQuestion; answer: readonly AttentionLine[] }
    /** Which steps of the way to a first release the team has done. */
    'workspace.milestones': { question: object; answer: readonly Milestone[] }
  }
}
