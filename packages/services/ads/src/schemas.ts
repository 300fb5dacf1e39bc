import * as v from 'valibot'
import {
  countryCode,
  id,
  listInput,
  nameText,
  objectId,
  page,
  text,
  time,
  wholeNumber,
} from '@console-widgets/core/schemas'
import { longestTarget } from '@console-widgets/redirects'
import {
  accountStates,
  adCurrencies,
  adProjectLimits,
  adProjectStates,
  configLimits,
  configStatuses,
  conversionEvents,
  deviceIdForm,
  deviceKinds,
  deviceLimits,
  eventPostbackLimits,
  eventPostbackProblems,
  eventPostbackStates,
  hitQualities,
  materialKinds,
  materialLimits,
  materialProblems,
  materialStates,
  monitorKinds,
  monitorLimits,
  offReasons,
  postbackEvents,
  problemOfDeepLink,
  problemOfEventPostback,
  problemOfPostback,
  problemOfStorePage,
  type TargetIssue,
} from './model.ts'

const times = { createTime: time, updateTime: time }
const currency = v.picklist(adCurrencies)
const amount = v.number()

// Accounts.
export const accountListInput = v.object({ ...listInput })
export const accountForm = v.object({ accountName: nameText(64), currency })
export const accountInput = v.object({ accountId: id })
export const account = v.object({
  accountId: id,
  accountName: v.string(),
  currency,
  state: v.picklist(accountStates),
  /** Name of the account at the ad network. Null: it was never authorized. */
  networkName: v.nullable(v.string()),
  authorizeTime: v.nullable(time),
  expireTime: v.nullable(time),
  ...times,
})
export const accountPage = page(account)
/** The page of the ad network on which a person agrees. Null: access was renewed without it. */
export const authorization = v.object({ ...account.entries, consentAddress: v.nullable(v.string()) })

// Apps.
export const adsAppListInput = v.object({ ...listInput })
export const adsAppForm = v.object({ accountId: id, appId: id })
export const adsAppInput = v.object({ adsAppId: id })
export const updateAdsAppInput = v.object({ adsAppId: id, state: v.picklist(['active', 'inactive']) })
export const adsApp = v.object({
  adsAppId: id,
  accountId: id,
  accountName: v.string(),
  appId: id,
  appName: v.string(),
  state: v.picklist(['active', 'inactive']),
  ...times,
})
export const adsAppPage = page(adsApp)

// Materials.
const materialText = text(materialLimits.text)
export const materialListInput = v.object({ appId: v.optional(id), ...listInput })
export const materialForm = v.pipe(
  v.object({
    appId: id,
    materialName: nameText(materialLimits.name),
    kind: v.picklist(materialKinds),
    objectId: v.optional(v.nullable(objectId)),
    content: v.optional(v.nullable(materialText)),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['objectId']],
      ({ kind, objectId: file }) => kind === 'text' || !!file,
      'must be an uploaded file',
    ),
    ['objectId'],
  ),
  v.forward(
    v.partialCheck([['kind'], ['content']], ({ kind, content }) => kind !== 'text' || !!content, 'must not be empty'),
    ['content'],
  ),
)
export const materialInput = v.object({ materialId: id })
export const updateMaterialInput = v.object({
  materialId: id,
  materialName: nameText(materialLimits.name),
  content: v.optional(v.nullable(materialText)),
})
export const material = v.object({
  materialId: id,
  appId: id,
  materialName: v.string(),
  kind: v.picklist(materialKinds),
  state: v.picklist(materialStates),
  objectId: v.nullable(objectId),
  content: v.nullable(v.string()),
  problems: v.array(v.object({ problem: v.picklist(materialProblems), sample: v.string() })),
  ...times,
})
export const materialPage = page(material)

// Projects.
const projectFields = {
  adProjectName: nameText(adProjectLimits.name),
  materialIds: v.pipe(
    v.array(id),
    v.minLength(1, 'must not be empty'),
    v.maxLength(adProjectLimits.materials, `must be at most ${adProjectLimits.materials}`),
    v.check((given) => new Set(given).size === given.length, 'must have each material once'),
  ),
  countries: v.pipe(
    v.array(countryCode),
    v.minLength(1, 'must not be empty'),
    v.maxLength(adProjectLimits.countries, `must be at most ${adProjectLimits.countries}`),
    v.check((given) => new Set(given).size === given.length, 'must have each country once'),
  ),
  bid: wholeNumber(1, adProjectLimits.bid),
  dayBudget: wholeNumber(1, adProjectLimits.budget),
  totalBudget: wholeNumber(1, adProjectLimits.budget),
  startTime: v.optional(v.nullable(time), null),
  endTime: v.optional(v.nullable(time), null),
}
export const adProjectListInput = v.object({ ...listInput })
export const adProjectForm = v.object({ accountId: id, appId: id, ...projectFields })
export const adProjectInput = v.object({ adProjectId: id })
export const updateAdProjectInput = v.object({ adProjectId: id, ...projectFields })
export const adProjectStatusInput = v.object({ adProjectId: id, status: v.picklist(['on', 'off']) })
const figures = {
  impressions: v.number(),
  clicks: v.number(),
  /** Hundredths of the currency. */
  spend: amount,
  installs: v.number(),
  installsByView: v.number(),
  /** Users who were there seven days after the installation, of those for whom that day is over. */
  keptDay7: v.number(),
  oldEnough: v.number(),
  /** What the users of the ads paid in the currency of the account, in hundredths. */
  revenue: amount,
  /** Users with the event of the app’s configuration. Null: no configuration is on. */
  conversions: v.nullable(v.number()),
}
export const adProject = v.object({
  adProjectId: id,
  accountId: id,
  accountName: v.string(),
  currency,
  appId: id,
  appName: v.string(),
  state: v.picklist(adProjectStates),
  offReason: v.nullable(v.picklist(offReasons)),
  ...projectFields,
  materialIds: v.array(id),
  countries: v.array(countryCode),
  spentToday: amount,
  /** Spend of the last 14 days; of a project that has ended, of the last 14 before it did. */
  days: v.array(v.object({ day: v.string(), spend: amount })),
  ...figures,
  ...times,
})
export const adProjectPage = page(adProject)

export const forecastInput = v.object({
  adProjectId: v.optional(id),
  accountId: id,
  appId: id,
  countries: projectFields.countries,
  bid: projectFields.bid,
  dayBudget: projectFields.dayBudget,
  totalBudget: projectFields.totalBudget,
  /** Default: a usual image. */
  materialIds: v.optional(v.array(id)),
})
export const forecast = v.object({
  impressions: v.number(),
  clicks: v.number(),
  spend: amount,
  /** Share of the auctions that the bid wins. Null: there are none. */
  winShare: v.nullable(v.number()),
  /** When the day’s budget is used up. Null: it isn’t. */
  goneTime: v.nullable(time),
  hours: v.array(v.object({ time, spend: amount, isPast: v.boolean() })),
})

const interval = v.object({ lower: v.number(), upper: v.number() })
export const comparison = v.object({
  arms: v.array(
    v.object({
      materialId: id,
      materialName: v.string(),
      kind: v.picklist(materialKinds),
      people: v.number(),
      clickPeople: v.number(),
      clickShare: v.nullable(v.number()),
      clickInterval: v.nullable(interval),
      installs: v.number(),
      spend: amount,
      /** Difference of the share from that of the first material. */
      difference: v.nullable(interval),
      verdict: v.picklist(['better', 'worse', 'open', 'first']),
    }),
  ),
})

// Monitor links.
export { offeredTargets } from '@console-widgets/core/schemas'
export const targetsInput = v.object({ appId: id })
/** What is said of an address that can’t be a target. */
export const targetIssues = {
  macro: 'must not contain a macro that doesn’t exist',
  address: 'must be an address without credentials, blanks, or backslashes',
  store: 'must be an app’s page in this store, or an https page of AppGallery, App Store, Google Play, or RuStore',
  https: 'must begin with https://',
  scheme: 'must begin with the scheme of the app such as myapp://',
} as const satisfies Record<TargetIssue, string>
const addressWith = (problemOf: (given: string) => TargetIssue | undefined) =>
  v.pipe(
    text(longestTarget),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined
      if (problem) addIssue({ message: targetIssues[problem] })
    }),
  )
export const postback = v.object({ event: v.picklist(postbackEvents), address: addressWith(problemOfPostback) })
export const eventPostback = v.object({
  event: nameText(eventPostbackLimits.eventName),
  address: addressWith(problemOfEventPostback),
})
const linkFields = {
  linkName: nameText(monitorLimits.name),
  kind: v.picklist(monitorKinds),
  adProjectId: v.optional(v.nullable(id), null),
  materialId: v.optional(v.nullable(id), null),
  deepLink: v.optional(v.nullable(addressWith(problemOfDeepLink)), null),
  // Which stores there are depends on the platform’s own address, too: the platform checks it.
  storePage: addressWith((given) => {
    const problem = problemOfStorePage(given)
    return problem === 'store' ? undefined : problem
  }),
  postbacks: v.optional(
    v.pipe(v.array(postback), v.maxLength(monitorLimits.postbacks, `must be at most ${monitorLimits.postbacks}`)),
    [],
  ),
  eventPostbacks: v.optional(
    v.pipe(
      v.array(eventPostback),
      v.maxLength(eventPostbackLimits.postbacks, `must be at most ${eventPostbackLimits.postbacks}`),
    ),
    [],
  ),
}
export const monitorLinkListInput = v.object({ appId: v.optional(id), ...listInput })
export const monitorLinkForm = v.object({ appId: id, ...linkFields })
export const monitorLinkInput = v.object({ monitorLinkId: id })
export const updateMonitorLinkInput = v.object({ monitorLinkId: id, status: v.picklist(['on', 'off']), ...linkFields })
const hits = v.object({ quality: v.picklist(hitQualities), clicks: v.number(), impressions: v.number() })
export const monitorLink = v.object({
  monitorLinkId: id,
  appId: id,
  status: v.picklist(['on', 'off']),
  ...linkFields,
  deepLink: v.nullable(v.string()),
  storePage: v.string(),
  postbacks: v.array(v.object({ event: v.picklist(postbackEvents), address: v.string() })),
  eventPostbacks: v.array(v.object({ event: v.string(), address: v.string() })),
  /** Addresses that an ad has. Null: the kind has none. */
  clickAddress: v.nullable(v.string()),
  pixelAddress: v.nullable(v.string()),
  /** Valid ones. */
  clicks: v.number(),
  impressions: v.number(),
  ...times,
})
export const monitorLinkPage = page(monitorLink)
export const monitorLinkDetail = v.object({
  ...monitorLink.entries,
  hits: v.array(hits),
  /** Since when the link has the secret that signs its postbacks of events. Null: it has none. */
  secretTime: v.nullable(time),
  days: v.array(v.object({ day: v.string(), clicks: v.number(), invalid: v.number() })),
})
export const tryLinkInput = v.object({
  monitorLinkId: id,
  platform: v.picklist(['android', 'ios', 'harmony', 'desktop']),
  hasApp: v.boolean(),
})
export const tryLinkAnswer = v.object({
  macros: v.array(v.object({ name: v.string(), value: v.string() })),
  hops: v.array(
    v.object({
      kind: v.picklist(['link', 'intent', 'interstitial', 'app', 'page', 'nothing']),
      address: v.string(),
    }),
  ),
  postbacks: v.array(v.object({ event: v.picklist(postbackEvents), address: v.string() })),
})

// Postbacks of events.
export const linkSecret = v.object({ secret: v.string() })
export const eventPostbackListInput = v.object({ monitorLinkId: id, ...listInput })
export const eventPostbackPage = page(
  v.object({
    postbackId: id,
    event: v.string(),
    address: v.string(),
    /** When the person had the event. */
    time,
    state: v.picklist(eventPostbackStates),
    attempts: v.number(),
    /** What the last attempt was answered with. Null: not yet, or with nothing. */
    status: v.nullable(v.number()),
    problem: v.nullable(v.picklist(eventPostbackProblems)),
    /** When the last attempt was made. */
    attemptTime: v.nullable(time),
    nextTime: v.nullable(time),
  }),
)
/** What a copy of an app tells of a person who came with a click. */
export const clientClick = v.object({
  personId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  clickId: id,
})

// Test devices.
const identifier = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(deviceIdForm, 'must be an advertising ID such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301'),
)
export const deviceListInput = v.object({ ...listInput })
export const deviceForm = v.object({
  deviceName: nameText(deviceLimits.name),
  kind: v.picklist(deviceKinds),
  identifier,
})
export const deviceInput = v.object({ testDeviceId: id })
export const updateDeviceInput = v.object({ testDeviceId: id, deviceName: nameText(deviceLimits.name) })
export const device = v.object({
  testDeviceId: id,
  deviceName: v.string(),
  kind: v.picklist(deviceKinds),
  identifier: v.string(),
  ...times,
})
export const devicePage = page(device)

// Configurations of conversions.
const configFields = {
  configName: nameText(configLimits.name),
  conversionEvent: v.picklist(conversionEvents),
  days: wholeNumber(1, configLimits.days),
}
export const configListInput = v.object({ ...listInput })
export const configForm = v.object({ appId: id, ...configFields })
export const configInput = v.object({ configId: id })
export const updateConfigInput = v.object({ configId: id, ...configFields })
export const configStatusInput = v.object({ configId: id, status: v.picklist(configStatuses) })
export const config = v.object({
  configId: id,
  appId: id,
  appName: v.string(),
  status: v.picklist(configStatuses),
  ...configFields,
  ...times,
})
export const configPage = page(config)

// Report.
const reportDay = v.pipe(v.string(), v.regex(/^\d{8}$/, 'must be a day such as 20260302'))
export const reportGroups = ['day', 'project', 'material', 'country', 'app'] as const
export const reportInput = v.object({
  startTime: v.optional(reportDay),
  endTime: v.optional(reportDay),
  groupBy: v.optional(v.picklist(reportGroups), 'day'),
  adProjectId: v.optional(id),
  fromRecCount: listInput.fromRecCount,
  maxReqCount: listInput.maxReqCount,
})
const reportRow = v.object({ rowId: v.string(), key: v.string(), name: v.string(), currency, ...figures })
export const reportAnswer = v.object({
  ...page(reportRow).entries,
  startTime: v.string(),
  endTime: v.string(),
  /** One for each currency: they are never added. */
  totals: v.array(v.object({ currency, ...figures })),
})
