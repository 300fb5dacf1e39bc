/** A requirement that a change brings. */
export interface BroughtRequirement {
  /** Term of the requirement among the terms of services, without the leading `values.`. */
  id: string
  /** Whether it is met already, such as by a document from an earlier release. */
  isMet: boolean
}

/** How the documents that an app needs differ after a change. */
export interface DocumentChanges {
  needed: BroughtRequirement[]
  /** Terms of the requirements that no longer apply. */
  freed: string[]
}

/** A change of an app that isn’t saved yet. */
export interface IntendedChange {
  appId: string
  /** Time of the release that it is about. */
  time: number
  /** Countries of the release, as saved and as intended. Omitted: those of the app’s versions stay. */
  countries?: { before: readonly string[]; after: readonly string[] }
  /** Intended category. Omitted: it stays. */
  kind?: { childType: number | null; grandChildType: number | null }
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which documents will an app need after a change, and which no longer? As the checks of a release evaluate it. */
    'release.document-changes': { question: IntendedChange; answer: DocumentChanges }
  }
}

/** Joins the answers of all services. */
export const joinDocumentChanges = (answers: readonly DocumentChanges[]): DocumentChanges => ({
  needed: answers.flatMap(({ needed }) => needed),
  freed: answers.flatMap(({ freed }) => freed),
})
