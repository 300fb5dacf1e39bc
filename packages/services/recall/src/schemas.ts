import * as v from 'valibot'
import { countryCode, id, listInput, nameText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  activityLimits,
  activityStates,
  audienceLimits,
  channels,
  goalEvents,
  graphProblems,
  journeyLimits,
  journeyStates,
  payerFilters,
  proofKinds,
  reviewStates,
  smsLanguages,
  splitWays,
  templateLimits,
  wordRules,
} from './model.ts'

const appId = id
const ofApp = { appId, ...listInput }
const written = { userName: v.nullable(v.string()), createTime: time, updateTime: time }

// Templates and signatures.
const templateName = nameText(templateLimits.name)
const finding = v.object({ rule: v.picklist(wordRules), sample: v.string() })
const reviewed = { state: v.picklist(reviewStates), findings: v.array(finding) }
const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(
    /^(?=.{0,100}$)((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24})?$/,
    'must be a domain such as maps.example',
  ),
)

/** What the form of an SMS template asks for. */
export const smsTemplateForm = v.object({
  templateName,
  language: v.optional(v.picklist(smsLanguages), 'en-US'),
  text: text(templateLimits.text),
})
export const smsTemplateListInput = v.object(ofApp)
export const createSmsTemplateInput = v.object({ appId, ...smsTemplateForm.entries })
export const smsTemplateInput = v.object({ templateId: id })
export const updateSmsTemplateInput = v.object({ templateId: id, ...smsTemplateForm.entries })
export const smsTemplate = v.object({
  templateId: id,
  appId: id,
  templateName: v.string(),
  language: v.picklist(smsLanguages),
  text: v.string(),
  slots: v.array(v.string()),
  ...reviewed,
  ...written,
})
export const smsTemplatePage = page(smsTemplate)

/** What the form of a signature asks for. */
export const signatureForm = v.object({
  signature: v.pipe(
    nameText(templateLimits.signature),
    v.minLength(templateLimits.signatureLeast, `must have at least ${templateLimits.signatureLeast} characters`),
  ),
  proofKind: v.optional(v.picklist(proofKinds), 'app'),
  reference: nameText(templateLimits.reference),
  domain: v.optional(domain, ''),
})
export const signatureListInput = v.object(ofApp)
export const createSignatureInput = v.object({ appId, ...signatureForm.entries })
export const signatureInput = v.object({ signatureId: id })
export const updateSignatureInput = v.object({ signatureId: id, ...signatureForm.entries })
export const smsSignature = v.object({
  signatureId: id,
  appId: id,
  signature: v.string(),
  proof: v.object({ kind: v.picklist(proofKinds), reference: v.string(), domain: v.string() }),
  ...reviewed,
  ...written,
})
export const signaturePage = page(smsSignature)

/** What the form of a third-party template asks for. */
export const thirdPartyForm = v.object({
  templateName,
  provider: nameText(templateLimits.provider),
  body: text(templateLimits.body),
})
export const thirdPartyListInput = v.object(ofApp)
export const createThirdPartyInput = v.object({ appId, ...thirdPartyForm.entries })
export const thirdPartyInput = v.object({ templateId: id })
export const updateThirdPartyInput = v.object({ templateId: id, ...thirdPartyForm.entries })
export const thirdPartyTemplate = v.object({
  templateId: id,
  appId: id,
  ...thirdPartyForm.entries,
  slots: v.array(v.string()),
  ...written,
})
export const thirdPartyPage = page(thirdPartyTemplate)

// Audiences and sendings.
const versionText = v.pipe(v.string(), v.trim(), v.maxLength(32))
const countries = v.pipe(v.array(countryCode), v.maxLength(audienceLimits.countries))
const audience = v.object({
  silentDays: wholeNumber(audienceLimits.silentLeast, audienceLimits.silentMost),
  countries,
  fromVersion: versionText,
  toVersion: versionText,
  payers: v.picklist(payerFilters),
})
const holdout = wholeNumber(audienceLimits.holdoutLeast, audienceLimits.holdoutMost)
/** ID of something that may not be chosen yet. */
const chosenId = v.union([v.literal(''), id])
const slots = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9]{0,19}$/)), text(templateLimits.slotValue, 0)),
  v.check((given) => Object.keys(given).length <= templateLimits.slots, `must be at most ${templateLimits.slots}`),
)
const sending = {
  channel: v.picklist(channels),
  templateId: chosenId,
  signatureId: chosenId,
  slots,
  title: nameText(activityLimits.title, 0),
  body: text(activityLimits.body, 0),
}

// Activities.
const activityName = nameText(activityLimits.name)
const activityContent = v.object({
  ...sending,
  audience,
  holdout,
  startTime: v.nullable(time),
  days: wholeNumber(1, activityLimits.days),
})
export const activityListInput = v.object(ofApp)
/** What the dialog for a new activity asks for. */
export const createActivityForm = v.object({ activityName, channel: v.optional(v.picklist(channels), 'sms') })
export const createActivityInput = v.object({ appId, ...createActivityForm.entries })
export const activityInput = v.object({ campaignId: id })
export const updateActivityInput = v.object({ campaignId: id, activityName, content: activityContent })
export const activityStatusInput = v.object({
  campaignId: id,
  status: v.picklist(['auditing', 'draft', 'running', 'paused', 'ended']),
})
const counts = {
  /** People who were chosen, by whether they were to be contacted. */
  contacted: v.number(),
  withheld: v.number(),
  /** Messages that were sent. */
  sent: v.number(),
}
export const activity = v.object({
  campaignId: id,
  appId: id,
  activityName: v.string(),
  state: v.picklist(activityStates),
  channel: v.picklist(channels),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  content: activityContent,
  /** What keeps it from running. */
  problems: v.array(v.picklist(graphProblems)),
  /** Why it was paused, other than by a person. */
  pauseReason: v.nullable(v.picklist(['template', 'signature'])),
  ...counts,
  ...written,
})
export const activityPage = page(activity)

export const audienceInput = v.object({ appId, audience, holdout })
export const audienceAnswer = v.object({
  /** People of the app, and those of them in the audience. */
  people: v.number(),
  reached: v.number(),
  contacted: v.number(),
  withheld: v.number(),
  /** In the audience, but for having opted out. */
  optedOut: v.number(),
  countries: v.array(v.object({ country: v.string(), people: v.number() })),
  /** The last complete day, which the audience is counted by. */
  time,
})

const interval = v.object({ lower: v.number(), upper: v.number() })
const arm = v.object({ people: v.number(), returned: v.number(), share: v.nullable(v.number()) })
export const result = v.object({
  contacted: arm,
  withheld: arm,
  /** People whose days aren’t over yet. */
  pending: v.number(),
  difference: v.nullable(v.number()),
  interval: v.nullable(interval),
  /** Chance of such a difference, if there is none. */
  chance: v.nullable(v.number()),
  verdict: v.picklist(['better', 'worse', 'open', 'none']),
  sent: v.number(),
  delivered: v.number(),
  failed: v.number(),
  parts: v.number(),
  /** Hundredths of a yuan. */
  cost: v.number(),
  /** For each person who wouldn’t have returned otherwise. Null: nothing is proved. */
  costPerReturn: v.nullable(v.number()),
  optOuts: v.number(),
  days: v.array(v.object({ time, sent: v.number(), returned: v.number() })),
})
export const activityResultInput = v.object({ campaignId: id })

// Journeys.
const nodeId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,23}$/, 'must be lowercase letters and digits'))
const next = v.pipe(v.array(v.union([v.literal(''), nodeId])), v.maxLength(journeyLimits.branches))
const journeyNode = v.variant('kind', [
  v.object({
    nodeId,
    next,
    kind: v.literal('entry'),
    audience,
    holdout,
    days: wholeNumber(1, journeyLimits.entryDays),
  }),
  v.object({
    nodeId,
    next,
    kind: v.literal('wait'),
    hours: wholeNumber(1, journeyLimits.waitHours),
    event: v.union([v.literal(''), v.picklist(goalEvents)]),
  }),
  v.object({
    nodeId,
    next,
    kind: v.literal('split'),
    by: v.picklist(splitWays),
    countries,
    shares: v.pipe(v.array(wholeNumber(0, 100)), v.maxLength(journeyLimits.branches)),
  }),
  v.object({ nodeId, next, kind: v.picklist(['message', 'sms', 'third-party']), ...sending }),
  v.object({
    nodeId,
    next,
    kind: v.literal('in-app'),
    messageId: chosenId,
    days: wholeNumber(1, journeyLimits.inAppDays),
  }),
  v.object({
    nodeId,
    next,
    kind: v.literal('goal'),
    event: v.picklist(goalEvents),
    days: wholeNumber(1, journeyLimits.goalDays),
  }),
  v.object({ nodeId, next, kind: v.literal('exit') }),
])
export const graph = v.object({
  nodes: v.pipe(
    v.array(journeyNode),
    v.maxLength(journeyLimits.nodes, `must be at most ${journeyLimits.nodes}`),
    v.check((given) => new Set(given.map((each) => each.nodeId)).size === given.length, 'must have each ID once'),
  ),
})
const journeyName = nameText(journeyLimits.name)
const foundProblem = v.object({ nodeId: v.string(), problem: v.picklist(graphProblems) })

export const journeyListInput = v.object(ofApp)
/** What the dialog for a new journey asks for. */
export const createJourneyForm = v.object({ journeyName })
export const createJourneyInput = v.object({ appId, journeyName })
export const journeyInput = v.object({ journeyId: id })
export const updateJourneyInput = v.object({ journeyId: id, journeyName, graph })
export const stopJourneyInput = v.object({ journeyId: id, how: v.picklist(['finish', 'eject']) })
export const journey = v.object({
  journeyId: id,
  appId: id,
  journeyName: v.string(),
  state: v.picklist(journeyStates),
  /** The newest version that runs. 0: none yet. */
  version: v.number(),
  /** Whether the steps differ from that version. */
  isChanged: v.boolean(),
  graph,
  problems: v.array(foundProblem),
  /** People who entered, and those who are inside. */
  entered: v.number(),
  inside: v.number(),
  ...written,
})
export const journeyPage = page(journey)
export const validateInput = v.object({ appId, graph })
export const validateAnswer = v.object({ problems: v.array(foundProblem) })

const nodeCounts = v.object({
  version: v.number(),
  nodeId: v.string(),
  entered: v.number(),
  waiting: v.number(),
  left: v.number(),
  /** People who took each branch. */
  branches: v.array(v.number()),
  /** People who have seen the in-app message of the node. Null: it has none. */
  shown: v.nullable(v.number()),
})
const ends = v.object({
  inside: v.number(),
  done: v.number(),
  goal: v.number(),
  optedOut: v.number(),
  ejected: v.number(),
  withheld: v.number(),
})
export const journeyCounts = v.object({
  nodes: v.array(nodeCounts),
  ends,
  versions: v.array(v.object({ version: v.number(), time, graph, inside: v.number() })),
  result: v.nullable(result),
})
export { offeredTargets } from '@console-widgets/core/schemas'
export const targetsInput = v.object({ appId })
export const stepMessagesInput = v.object({ appId })
export const stepMessages = v.object({
  /** In-app messages that aren’t over, by name. */
  items: v.array(v.object({ messageId: id, messageName: v.string(), isPublished: v.boolean() })),
})
export const simulateInput = v.object({ appId, graph })
export const simulateAnswer = v.object({
  people: v.number(),
  /** Days that were passed, and the first of them. */
  days: v.number(),
  from: time,
  nodes: v.array(nodeCounts),
  ends,
  sent: v.number(),
  parts: v.number(),
  cost: v.number(),
})
const person = wholeNumber(1, 2_147_483_647)
export const peopleInput = v.object({
  journeyId: id,
  nodeId: v.optional(nodeId),
  version: v.optional(wholeNumber(1, journeyLimits.versions)),
})
const ofPerson = {
  person,
  country: v.string(),
  version: v.number(),
  state: v.picklist(['in', 'done', 'goal', 'opted-out', 'ejected', 'withheld']),
  enterTime: time,
  endTime: v.nullable(time),
}
export const peopleAnswer = v.object({ people: v.array(v.object(ofPerson)), total: v.number() })
export const pathInput = v.object({ journeyId: id, person })
export const pathAnswer = v.object({
  ...ofPerson,
  steps: v.array(
    v.object({
      nodeId: v.string(),
      enterTime: time,
      leaveTime: v.nullable(time),
      wakeTime: v.nullable(time),
      branch: v.nullable(v.number()),
    }),
  ),
})
