import type { Rule } from '@console-widgets/conditions'

/** Forms of a message: a card above the content, a banner at the top, or a picture alone. */
export const messageKinds = ['card', 'banner', 'image'] as const
export type MessageKind = (typeof messageKinds)[number]

/** States of a message. */
export const messageStates = ['draft', 'published', 'stopped', 'ended'] as const
export type MessageState = (typeof messageStates)[number]

/** States that a message can be put into, by its state. */
export const nextStates: Readonly<Record<MessageState, readonly MessageState[]>> = {
  draft: ['published'],
  published: ['stopped', 'ended'],
  stopped: ['published', 'ended'],
  ended: [],
}

/** Events by which users can be compared with those from whom a message is withheld. */
export const conversionKinds = [
  'none',
  'purchase',
  'eventJoin',
  'awardClaim',
  'couponUse',
  'serviceShare',
  'custom',
] as const
export type ConversionKind = (typeof conversionKinds)[number]

/** What users reach, and within how many hours of their first impression. */
export interface Goal {
  kind: ConversionKind
  hours: number
  /** Name of an event of the app’s own: of the kind `custom` only. */
  eventName?: string | undefined
}

/** Limits of messages. */
export const messageLimits = {
  name: 64,
  title: 60,
  body: 200,
  button: 20,
  languages: 30,
  eventName: 64,
  eventCount: 100,
  perPerson: 1000,
  perDay: 100,
  /** Longest gap between two times: 30 days. */
  gapMinutes: 43_200,
  priority: 10,
  /** Highest percentage of users from whom a message is withheld. */
  holdout: 20,
  conversionHours: 168,
  alternatives: 10,
  rules: 10,
  imageBytes: 1024 ** 2,
  /** Messages of a team, published ones of an app, and versions of one. */
  messages: 1000,
  published: 50,
  versions: 200,
  personId: 64,
  /** Tests of a message that wait for their devices, and hours for which they do. */
  tests: 20,
  testHours: 24,
} as const

/** Most buttons of each form. That of a banner or a picture is the whole of it. */
export const mostButtons: Readonly<Record<MessageKind, number>> = { card: 2, banner: 1, image: 1 }

/** Texts in one language. */
export interface MessageText {
  /** BCP 47 tag, such as `de-DE`. */
  language: string
  /** In a message that is a picture alone, what screen readers say. */
  title: string
  body: string
  /** Labels of the buttons. */
  buttons: string[]
}

/** Rules of an alternative: all of them must be true. */
export interface Alternative {
  allOf: Rule[]
}

/** Everything that a version of a message consists of. */
export interface MessageContent {
  kind: MessageKind
  /** The first one is for languages that have none. */
  texts: MessageText[]
  imageId: string | null
  colors: { background: string; text: string; button: string }
  /** Where each button leads. Empty: it closes the message. */
  addresses: string[]
  startTime: number | null
  endTime: number | null
  /**
   * Whether the times are those on each user's own clock: what clocks show, in milliseconds as if all of them were on
   * UTC. Otherwise, they are the same moments for everyone.
   */
  atLocalTime?: boolean | undefined
  /** Event that the message appears at, and which occurrence of it. An empty name: when the app is opened. */
  trigger: { eventName: string; count: number }
  /** Who gets it: users for whom any alternative is true. Without one, all users. */
  audience: Alternative[]
  /** Whether only those get it whom a step of a journey leads to it, whatever the audience is. */
  onlyInJourneys?: boolean | undefined
  frequency: { perPerson: number; perDay: number; gapMinutes: number }
  /** The highest one wins where several would appear. */
  priority: number
  /** Percentage of users from whom it is withheld, to compare with. */
  holdout: number
  conversion: Goal
}

const hour = 3_600_000
/** Hours by which the first and the last clocks of the world differ from UTC. */
const [first, last] = [14, 12]

/** The moments between which a message appears anywhere. */
export function momentsOf({
  startTime,
  endTime,
  atLocalTime,
}: Pick<MessageContent, 'startTime' | 'endTime' | 'atLocalTime'>): {
  startTime: number | null
  endTime: number | null
} {
  if (!atLocalTime) return { startTime, endTime }
  return {
    startTime: startTime === null ? null : startTime - first * hour,
    endTime: endTime === null ? null : endTime + last * hour,
  }
}

/** Content of a new message. */
export function newContent(kind: MessageKind, language: string, title: string): MessageContent {
  return {
    kind,
    texts: [{ language, title, body: '', buttons: [] }],
    imageId: null,
    colors: { background: '#ffffff', text: '#1c2024', button: '#1f5fd0' },
    addresses: [],
    startTime: null,
    endTime: null,
    trigger: { eventName: '', count: 1 },
    audience: [],
    frequency: { perPerson: 3, perDay: 1, gapMinutes: 1440 },
    priority: 5,
    holdout: 10,
    conversion: { kind: 'none', hours: 24 },
  }
}

/** Texts for a language: its own, those of another variant of it, or the default. */
export function textFor(texts: readonly MessageText[], language: string | undefined): MessageText {
  const [fallback] = texts
  if (!fallback) throw new TypeError('A message has texts in one language at least')
  const wanted = language?.toLowerCase()
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  return (
    texts.find((each) => each.language.toLowerCase() === wanted) ??
    texts.find((each) => wanted !== undefined && base(each.language) === base(wanted)) ??
    fallback
  )
}
