import * as v from 'valibot'
import { conditionLimits, operators, subjects } from '@console-widgets/conditions'
import { id, listInput, nameText, objectId, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { longestTarget, problemOfTarget } from '@console-widgets/redirects'
import {
  colorForm,
  conversionKinds,
  messageKinds,
  messageLimits as limits,
  messageStates,
  mostButtons,
} from './model.ts'

const appId = id
const messageId = id
const messageName = nameText(limits.name)
const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'must be a language such as de-DE'),
)
const color = v.pipe(v.string(), v.toLowerCase(), v.regex(colorForm, 'must be a color such as #1f5fd0'))
/** Where a button leads: a page (R99), or a place in an app by the app’s own scheme. */
const address = v.pipe(
  text(longestTarget, 0),
  v.check(
    (given) => given === '' || problemOfTarget(given, { ownOrigins: [], appSchemes: true }) === undefined,
    'must begin with http://, https://, or a scheme of your app such as myapp://',
  ),
)
const eventName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    new RegExp(`^([A-Za-z][\\w.-]{0,${limits.eventName - 1}})?$`),
    `must begin with a letter, and have at most ${limits.eventName} letters, digits, and _ . -`,
  ),
)

const messageText = v.object({
  language,
  title: nameText(limits.title),
  body: text(limits.body, 0),
  buttons: v.pipe(v.array(nameText(limits.button, 0)), v.maxLength(2)),
})
const rule = v.object({
  subject: v.picklist(subjects),
  name: nameText(conditionLimits.name, 0),
  operator: v.picklist(operators),
  values: v.pipe(v.array(text(conditionLimits.value)), v.maxLength(conditionLimits.values)),
})
const alternative = v.object({
  allOf: v.pipe(v.array(rule), v.minLength(1, 'must not be empty'), v.maxLength(limits.rules)),
})
const audience = v.pipe(v.array(alternative), v.maxLength(limits.alternatives))
const trigger = v.object({ eventName, count: wholeNumber(1, limits.eventCount) })

const contentFields = v.object({
  kind: v.picklist(messageKinds),
  texts: v.pipe(
    v.array(messageText),
    v.minLength(1, 'must not be empty'),
    v.maxLength(limits.languages, `must be at most ${limits.languages}`),
    v.check(
      (given) => new Set(given.map((each) => each.language)).size === given.length,
      'must have each language once',
    ),
  ),
  imageId: v.nullable(objectId),
  colors: v.object({ background: color, text: color, button: color }),
  addresses: v.pipe(v.array(address), v.maxLength(2)),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  /** Whether the times are what each user’s own clock shows, as if all of them were on UTC. */
  atLocalTime: v.optional(v.boolean()),
  trigger,
  audience,
  /** Whether only people get it whom a step of a journey leads to it, whatever the audience is. */
  onlyInJourneys: v.optional(v.boolean()),
  frequency: v.object({
    perPerson: wholeNumber(1, limits.perPerson),
    perDay: wholeNumber(1, limits.perDay),
    gapMinutes: wholeNumber(0, limits.gapMinutes),
  }),
  priority: wholeNumber(1, limits.priority),
  holdout: wholeNumber(0, limits.holdout),
  conversion: v.pipe(
    v.object({
      kind: v.picklist(conversionKinds),
      hours: wholeNumber(1, limits.conversionHours),
      /** Of the kind `custom`: an event that the app reports by this name. */
      eventName: v.optional(eventName),
    }),
    v.forward(
      v.check(({ kind, eventName: name = '' }) => kind !== 'custom' || name !== '', 'must not be empty'),
      ['eventName'],
    ),
  ),
})
/** What a version of a message consists of. */
export const content = v.pipe(
  contentFields,
  v.forward(
    v.partialCheck(
      [['startTime'], ['endTime']],
      ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
      'must be after the start',
    ),
    ['endTime'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['addresses']],
      ({ kind, addresses }) => addresses.length <= mostButtons[kind],
      'must be at most as many as the form of the message has',
    ),
    ['addresses'],
  ),
  v.forward(
    v.partialCheck(
      [['texts'], ['addresses'], ['kind']],
      ({ texts, addresses, kind }) =>
        kind === 'image' ||
        texts.every(
          ({ buttons }) =>
            buttons.length === addresses.length && buttons.every((label) => kind === 'banner' || label !== ''),
        ),
      'must have a label for each button in every language',
    ),
    ['texts'],
  ),
)

export const messageListInput = v.object({ appId, ...listInput })
/** What the dialog for a new message asks for. */
export const createForm = v.object({
  messageName,
  kind: v.picklist(messageKinds),
  language,
  title: nameText(limits.title),
})
export const createInput = v.object({ appId, ...createForm.entries })
export const messageInput = v.object({ messageId })
export const updateInput = v.object({ messageId, messageName, content })
export const statusInput = v.object({ messageId, status: v.picklist(['published', 'stopped', 'ended']) })
export const reportInput = v.object({ appId, messageId: v.optional(id) })
export const estimateInput = v.object({
  appId,
  /** Message that is edited, which isn't in conflict with itself. */
  messageId: v.optional(id),
  audience,
  trigger,
  priority: wholeNumber(1, limits.priority),
})

/** The dialog that sends a message to a device. */
export const testForm = v.object({
  /** As the app names the person who uses the device. */
  personId: nameText(limits.personId),
})
export const testInput = v.object({ messageId, ...testForm.entries })
export const test = v.object({
  testId: id,
  personId: v.string(),
  time,
  /** When its app asks no more for it. */
  endTime: time,
  /** When the app said that it was shown. Null: not yet. */
  shownTime: v.nullable(time),
})
export const tests = v.object({ items: v.array(test) })

export const testPage = v.object({
  /** Shows the message as it is saved to anyone who opens it. Null: the app has no API key without restrictions. */
  address: v.nullable(v.string()),
  /** When the address stops working. */
  endTime: time,
})

export const versions = v.object({
  items: v.array(
    v.object({
      version: v.number(),
      publishTime: time,
      content: contentFields,
      /** Users who saw this version, and those of them who clicked. */
      people: v.number(),
      clickPeople: v.number(),
    }),
  ),
})

export { offeredTargets } from '@console-widgets/core/schemas'
export const targetsInput = v.object({ appId })
export const eventsInput = v.object({ appId })
export const ownEvents = v.object({
  /** Names of events that the app has reported within 28 days, the most frequent first. */
  items: v.array(v.object({ eventName: v.string(), events: v.number() })),
})

export const message = v.object({
  messageId: id,
  appId: id,
  messageName: v.string(),
  state: v.picklist(messageStates),
  kind: v.picklist(messageKinds),
  priority: v.number(),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  /** The newest published version. 0: none yet. */
  version: v.number(),
  /** Whether the content differs from that version. */
  isChanged: v.boolean(),
  content: contentFields,
  /** Users who saw it, and those of them who clicked. */
  people: v.number(),
  clickPeople: v.number(),
  userName: v.nullable(v.string()),
  createTime: time,
  updateTime: time,
})
export const messagePage = page(message)

const interval = v.object({ lower: v.number(), upper: v.number() })
const figures = {
  people: v.number(),
  impressions: v.number(),
  clickPeople: v.number(),
  clicks: v.number(),
  dismissals: v.number(),
  /** Users who clicked of those who saw it. Null without any. */
  clickShare: v.nullable(v.number()),
  clickInterval: v.nullable(interval),
}
const group = v.object({ key: v.string(), ...figures })
const arm = v.object({ people: v.number(), converted: v.number(), share: v.nullable(v.number()) })

export const reportAnswer = v.object({
  total: v.object(figures),
  /** One row for each message. */
  messages: v.array(v.object({ messageId: id, messageName: v.string(), state: v.picklist(messageStates), ...figures })),
  versions: v.array(group),
  languages: v.array(group),
  countries: v.array(group),
  days: v.array(v.object({ time, impressions: v.number(), clicks: v.number() })),
  /** Users who saw it and those from whom it was withheld. Null unless the report is that of a message with a goal. */
  conversion: v.nullable(
    v.object({
      kind: v.picklist(conversionKinds),
      eventName: v.optional(v.string()),
      hours: v.number(),
      shown: arm,
      withheld: arm,
      lift: v.nullable(v.number()),
      liftInterval: v.nullable(interval),
      verdict: v.picklist(['better', 'worse', 'open', 'none']),
    }),
  ),
})

export const estimateAnswer = v.object({
  /** Users of the last 28 days, and those of them in the audience. */
  people: v.number(),
  reached: v.number(),
  /** What the audience looks at and the platform doesn’t know of users before they ask. */
  unknown: v.array(v.picklist(subjects)),
  /** Whether the trigger has happened in that time. */
  isTriggerSeen: v.boolean(),
  /** Published messages with the same trigger, in the order in which they win. */
  conflicts: v.array(v.object({ messageId: id, messageName: v.string(), priority: v.number(), winsOver: v.boolean() })),
})

// Requests of apps.
const clientPersonId = v.pipe(v.string(), v.minLength(1, 'must not be empty'), v.maxLength(limits.personId))
const shortText = v.pipe(v.string(), v.maxLength(64))
export const clientAsk = v.object({
  personId: clientPersonId,
  language: v.optional(shortText),
  version: v.optional(shortText),
  country: v.optional(shortText),
  /** Such as `Europe/Berlin`. Without one that is known, that of most people of the country. */
  timeZone: v.optional(shortText),
  platform: v.optional(shortText),
  attributes: v.optional(v.record(shortText, v.union([v.string(), v.number(), v.boolean()]))),
  /** Messages that the app has shown and not reported yet. */
  shown: v.optional(v.pipe(v.array(id), v.maxLength(100))),
})
export const clientEvents = v.object({
  events: v.pipe(
    v.array(
      v.object({
        eventId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
        personId: clientPersonId,
        kind: v.picklist(['impression', 'click', 'dismissal', 'conversion']),
        /** 0 for a test. */
        version: wholeNumber(0, limits.versions),
        button: v.optional(wholeNumber(0, 1)),
        time: v.optional(time),
        language: v.optional(shortText),
        country: v.optional(shortText),
        appVersion: v.optional(shortText),
      }),
    ),
    v.minLength(1, 'must not be empty'),
    v.maxLength(100),
  ),
})
