import * as v from 'valibot'
import { countryCode, id, listInput, nameText, page, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  alphaChoices,
  auditStates,
  findingRules,
  goals,
  harmonyDevices,
  measures,
  methods,
  startModes,
  stopReasons,
  storeLimits as limits,
  targets,
  testStates,
} from './model.ts'

const appId = id
const lang = nameText(64)
const brief = nameText(limits.brief, 0)
const imageId = v.nullable(id)
const imageIds = v.pipe(
  v.array(id),
  v.maxLength(limits.mostScreenshots, `must be at most ${limits.mostScreenshots}`),
  v.check((given) => new Set(given).size === given.length, 'must differ'),
)
const materials = { icon: imageId, screenshots: imageIds, brief }
const variant = v.object({
  /** Undefined: a new one. */
  variantId: v.optional(id),
  variantName: nameText(limits.variantName),
  materialId: v.nullable(id),
  ...materials,
})

/** What a draft of a test consists of. */
const plan = {
  testName: nameText(limits.name),
  target: v.picklist(targets),
  /** Null: every language that shows the general material. */
  lang: v.nullable(lang),
  countries: v.pipe(
    v.array(countryCode),
    v.maxLength(limits.countries),
    v.check((given) => new Set(given).size === given.length, 'must differ'),
  ),
  variants: v.pipe(
    v.array(variant),
    v.minLength(1, 'must be at least 1'),
    v.maxLength(limits.variants, `must be at most ${limits.variants}`),
  ),
  /** Visitors who see a variant, in percent. The rest sees the original. */
  trafficPercent: wholeNumber(limits.leastTraffic, limits.mostTraffic),
  days: wholeNumber(1, limits.days),
  startMode: v.picklist(startModes),
  goal: v.picklist(goals),
  method: v.picklist(methods),
  alpha: v.picklist(alphaChoices),
  /** Relative effect that should be found. */
  effect: v.pipe(v.number(), v.minValue(0.001, 'must be at least 0.001'), v.maxValue(10, 'must be at most 10')),
}

export const appInput = v.object({ appId })
export const testListInput = v.object({ appId, ...listInput })
export const createTestInput = v.object({ appId, testName: plan.testName, target: plan.target })
/** What the dialog for a new test asks for. */
export const createTestForm = v.omit(createTestInput, ['appId'])
export const testInput = v.object({ testId: id })
export const updateTestInput = v.object({ testId: id, ...plan })
export const startModeInput = v.object({ testId: id, startMode: plan.startMode })
export const variantInput = v.object({ testId: id, variantId: id })

const finding = v.object({ rule: v.picklist(findingRules), field: v.string(), sample: v.string() })
const audit = {
  findings: v.array(finding),
  submitTime: v.nullable(time),
  auditTime: v.nullable(time),
}
const storedVariant = v.object({
  variantId: id,
  variantName: v.string(),
  materialId: v.nullable(id),
  icon: imageId,
  screenshots: v.array(id),
  brief: v.string(),
})
const interval = v.object({ lower: v.number(), upper: v.number() })

/** What a test has found about its goal, kept when it stops. */
const outcome = v.object({
  /** Best variant by the goal. */
  variantId: id,
  verdict: v.picklist(['better', 'worse', 'open', 'none']),
  lift: v.nullable(v.number()),
  liftInterval: v.nullable(interval),
  visitors: v.number(),
})

export const materialTest = v.object({
  testId: id,
  appId,
  ...plan,
  state: v.picklist(testStates),
  variants: v.array(storedVariant),
  countries: v.array(v.string()),
  effect: v.number(),
  trafficPercent: v.number(),
  days: v.number(),
  originalId: id,
  weights: v.array(v.object({ variantId: id, weight: v.number() })),
  /** What the listing shows in place of a variant. */
  original: v.object({ icon: imageId, screenshots: v.array(id), brief: v.string() }),
  ...audit,
  plannedVisitors: v.nullable(v.number()),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  stopReason: v.nullable(v.picklist(stopReasons)),
  outcome: v.nullable(outcome),
  appliedVariantId: v.nullable(id),
  userName: v.nullable(v.string()),
  createTime: time,
  updateTime: time,
})
export const testPage = page(materialTest)

/** A part of the listing that applying a variant changes. */
const listingChange = v.object({
  versionId: id,
  versionNumber: v.nullable(v.string()),
  isLive: v.boolean(),
  target: v.picklist(targets),
  lang: v.nullable(v.string()),
  before: v.array(v.string()),
  after: v.array(v.string()),
  /** Whether the draft keeps its own material because it was edited in the meantime. */
  isKept: v.boolean(),
})
export const changeList = v.object({ changes: v.array(listingChange) })

const comparison = {
  variantId: id,
  visitors: v.number(),
  done: v.number(),
  share: v.nullable(v.number()),
  /** Of the share itself: a description, and no verdict. */
  shareInterval: v.nullable(interval),
  difference: v.nullable(v.number()),
  interval: v.nullable(interval),
  lift: v.nullable(v.number()),
  liftInterval: v.nullable(interval),
  chance: v.nullable(v.number()),
  verdict: v.picklist(['better', 'worse', 'open', 'none']),
}
const breakdownRow = v.object({
  value: v.string(),
  groups: v.array(v.object({ variantId: id, visitors: v.number(), done: v.number() })),
})

export const result = v.object({
  visitors: v.number(),
  plannedVisitors: v.nullable(v.number()),
  /** Whole days that the test has had. */
  days: v.number(),
  /** Days until the planned number is reached at this pace. Null: unknown, or reached. */
  daysLeft: v.nullable(v.number()),
  split: v.object({ chance: v.number(), isMismatch: v.boolean() }),
  /** Why there are no verdicts. */
  withheld: v.nullable(v.picklist(['split', 'fixed'])),
  isYoung: v.boolean(),
  /** Whether the last three days had less than half of the visitors of the days before. */
  hasFallen: v.boolean(),
  measures: v.array(
    v.object({ measure: v.picklist(measures), isGoal: v.boolean(), groups: v.array(v.object(comparison)) }),
  ),
  history: v.array(
    v.object({
      day: time,
      visitors: v.number(),
      groups: v.array(v.object({ variantId: id, lift: v.nullable(v.number()), liftInterval: v.nullable(interval) })),
    }),
  ),
  /** Visitors and installations by country and by source: exploratory. */
  countries: v.array(breakdownRow),
  sources: v.array(breakdownRow),
})

export const planInput = v.object({
  appId,
  countries: v.optional(v.array(countryCode)),
})
export const planAnswer = v.object({
  /** Views of the app’s page on an average day of the last four weeks. */
  visitorsPerDay: v.number(),
  /** Share of them that led to an installation, and to use on the next day. */
  install: v.number(),
  keptDay1: v.number(),
  languages: v.array(v.object({ lang: v.string(), isDefault: v.boolean() })),
  /** Approved materials for HarmonyOS, which variants and pages can show. */
  materials: v.array(v.object({ materialId: id, materialName: v.string() })),
  /** Whether they can show nothing else, because the app’s packages are for HarmonyOS. */
  needsMaterial: v.boolean(),
})

export const previewCreateInput = v.object({ testId: id, variantId: id })
export const previewInput = v.object({ variantId: id })
export const preview = v.object({ variantId: id, address: v.string(), expireTime: time })

const pageFields = { pageName: nameText(limits.name), ...materials }
export const pageListInput = v.object({ appId, ...listInput })
export const createPageInput = v.object({ appId, pageName: pageFields.pageName })
export const createPageForm = v.omit(createPageInput, ['appId'])
export const pageInput = v.object({ pageId: id })
export const updatePageInput = v.object({ pageId: id, materialId: v.nullable(id), ...pageFields })
export const customPage = v.object({
  pageId: id,
  appId,
  pageName: v.string(),
  materialId: v.nullable(id),
  icon: imageId,
  screenshots: v.array(id),
  brief: v.string(),
  state: v.picklist(auditStates),
  ...audit,
  /** Whether visitors with its address see the page. */
  isActive: v.boolean(),
  /** Whether what visitors see differs from what was edited last. */
  isChanged: v.boolean(),
  address: v.string(),
  createTime: time,
  updateTime: time,
})
export const customPagePage = page(customPage)

export const pageReport = v.object({
  views: v.number(),
  installs: v.number(),
  days: v.array(v.object({ day: time, views: v.number(), installs: v.number() })),
})

const iconFields = { iconName: nameText(limits.name), imageId: id, startTime: time, endTime: time }
export const iconListInput = v.object({ appId, ...listInput })
export const createIconInput = v.object({ appId, ...iconFields })
/** What the dialog for an icon asks for, beside its image. */
export const iconForm = v.omit(v.object(iconFields), ['imageId'])
export const iconInput = v.object({ iconId: id })
export const updateIconInput = v.object({ iconId: id, ...iconFields })
export const dynamicIcon = v.object({
  iconId: id,
  appId,
  iconName: v.string(),
  imageId: id,
  startTime: time,
  endTime: time,
  state: v.picklist(auditStates),
  ...audit,
  /** Whether the store shows it now. */
  isShown: v.boolean(),
  createTime: time,
  updateTime: time,
})
export const iconPage = page(dynamicIcon)

const materialFields = {
  materialName: nameText(limits.name),
  deviceType: v.picklist(harmonyDevices),
  ...materials,
}
export const materialListInput = v.object({ appId, ...listInput })
export const createMaterialInput = v.object({
  appId,
  materialName: materialFields.materialName,
  deviceType: materialFields.deviceType,
})
export const createMaterialForm = v.omit(createMaterialInput, ['appId'])
export const materialInput = v.object({ materialId: id })
export const updateMaterialInput = v.object({ materialId: id, ...materialFields })
export const harmonyMaterial = v.object({
  materialId: id,
  appId,
  materialName: v.string(),
  deviceType: v.picklist(harmonyDevices),
  icon: imageId,
  screenshots: v.array(id),
  brief: v.string(),
  state: v.picklist(auditStates),
  ...audit,
  createTime: time,
  updateTime: time,
})
export const materialPage = page(harmonyMaterial)
