/** What the store shows about apps besides their pages. An offer is about a promotion. */
export const contentKinds = ['story', 'event', 'offer', 'update'] as const
export type ContentKind = (typeof contentKinds)[number]

/**
 * States of what is being written. What is published stays as it is while the next edition of it is a draft, in review,
 * or rejected.
 */
export const contentStates = ['draft', 'auditing', 'rejected', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

/**
 * Where the published edition is in its time: before it, shown, kept back because what it is about isn't available, or
 * after it. `none`: nothing is published.
 */
export const contentPhases = ['none', 'scheduled', 'visible', 'held', 'ended'] as const
export type ContentPhase = (typeof contentPhases)[number]

/** Acts that the history of a content lists. */
export const contentActs = [
  'created',
  'saved',
  'restored',
  'submitted',
  'cancelled',
  'rejected',
  'published',
  'begun',
  'held',
  'ended',
  'withdrawn',
] as const
export type ContentAct = (typeof contentActs)[number]

export const contentLimits = {
  title: 60,
  summary: 120,
  body: 20_000,
  languages: 20,
  tags: 5,
  pictures: 8,
  apps: 10,
  /** Contents of one team. */
  perTeam: 1000,
  /** Entries of a content’s history whose text can be restored. Older ones only say what happened. */
  restorable: 50,
  /** Entries of a content’s history that are kept. */
  history: 500,
  /** Pictures of one team. */
  resources: 100,
} as const

/** Title, summary, and text in one language. */
export interface ContentText {
  lang: string
  title: string
  summary: string
  /** Markdown. */
  body: string
}

/** What editors write. */
export interface ContentFields {
  kind: ContentKind
  defaultLang: string
  texts: ContentText[]
  /** Picture at the top. */
  heroId: string | null
  /** Further pictures. */
  pictureIds: string[]
  tags: string[]
  appIds: string[]
  /** Category of quick apps. */
  categoryId: string | null
  countries: string[]
  /** From when it is shown. Null: as soon as it passes the review. */
  startTime: number | null
  /** Until when it is shown. Null: until it is taken down. */
  endTime: number | null
  /** The promotion that an offer is about. */
  promotionId: string | null
}

/** Names of the fields that editors write. */
export const contentFieldNames = [
  'kind',
  'defaultLang',
  'texts',
  'heroId',
  'pictureIds',
  'tags',
  'appIds',
  'categoryId',
  'countries',
  'startTime',
  'endTime',
  'promotionId',
] as const satisfies readonly (keyof ContentFields)[]

/** Fields that the lists can be filtered and sorted by. */
export const contentListFields = {
  title: 'text',
  kind: 'text',
  state: 'text',
  phase: 'text',
  startTime: 'time',
  endTime: 'time',
  updateTime: 'time',
} as const

/** Only the fields that editors write. */
export function fieldsOf(content: ContentFields): ContentFields {
  return Object.fromEntries(contentFieldNames.map((name) => [name, content[name]])) as unknown as ContentFields
}

/** The text in a language, else in the default one. */
export function textIn({ texts, defaultLang }: Pick<ContentFields, 'texts' | 'defaultLang'>, lang?: string) {
  return texts.find((text) => text.lang === lang) ?? texts.find((text) => text.lang === defaultLang) ?? texts[0]
}

/** Why an act isn’t possible in a state. Undefined: it is. */
export function obstacle(
  act: 'update' | 'submit' | 'cancel-audit' | 'withdraw' | 'delete',
  { state, phase }: { state: ContentState; phase: ContentPhase },
): 'in-review' | 'not-in-review' | 'published' | 'not-published' | undefined {
  const isPublished = phase !== 'none'
  switch (act) {
    case 'update':
      return state === 'auditing' ? 'in-review' : undefined
    case 'submit':
      return state === 'auditing' ? 'in-review' : state === 'published' ? 'published' : undefined
    case 'cancel-audit':
      return state === 'auditing' ? undefined : 'not-in-review'
    case 'withdraw':
      return isPublished ? undefined : 'not-published'
    case 'delete':
      return isPublished ? 'published' : state === 'auditing' ? 'in-review' : undefined
  }
}

/** The phase of an edition that nothing keeps back. */
export function phaseAt({ startTime, endTime }: Pick<ContentFields, 'startTime' | 'endTime'>, now: number) {
  if (endTime !== null && endTime <= now) return 'ended' as const
  return startTime !== null && startTime > now ? ('scheduled' as const) : ('visible' as const)
}
