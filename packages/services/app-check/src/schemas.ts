import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import {
  checkCategories,
  checkLimits,
  checkRuleIds,
  checkSources,
  checkStates,
  findingChanges,
  findingRanks,
  itemStates,
  reportLanguages,
} from './model.ts'

const category = v.picklist(checkCategories)
const rank = v.picklist(findingRanks)
const rule = v.picklist(checkRuleIds)
/** Language of the words of rules. */
const language = v.optional(v.picklist(reportLanguages), 'en')

const rankCounts = v.object({ block: v.number(), serious: v.number(), minor: v.number(), info: v.number() })

/** A check of a package. */
export const checkTask = v.object({
  taskId: v.string(),
  appId: v.string(),
  pkgId: v.string(),
  objectId: v.string(),
  fileName: v.string(),
  versionName: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  source: v.picklist(checkSources),
  categories: v.array(category),
  testAccount: v.string(),
  status: v.picklist(checkStates),
  /** Why it couldn’t be completed. */
  message: v.nullable(v.string()),
  /** Findings that aren’t suppressed, by rank. Null until the end. */
  result: v.nullable(rankCounts),
  /** Percent done. */
  progress: v.number(),
  createTime: v.number(),
  endTime: v.nullable(v.number()),
})
export type CheckTask = v.InferOutput<typeof checkTask>

export const createCheckInput = v.object({
  appId: id,
  pkgId: id,
  /** Default: all. */
  categories: v.optional(
    v.pipe(v.array(category), v.minLength(1, 'must name at least one category'), v.maxLength(checkCategories.length)),
  ),
  source: v.optional(v.picklist(checkSources), 'console'),
  testAccount: v.optional(text(checkLimits.testAccount, 0), ''),
  /** Stored encrypted, and never returned. */
  testAccountPassword: v.optional(text(checkLimits.testAccount, 0), ''),
})
export const checkAnswer = v.object({ check: checkTask })
export const checkListInput = v.object({ appId: id, ...listInput })
export const checkPage = page(checkTask)
export const deleteCheckInput = v.object({ id })
export const checkIdInput = v.object({ checkId: id })

/** Packages of an app that can be checked. */
export const packageListInput = v.object({ appId: id })
export const checkablePackages = v.object({
  packages: v.array(
    v.object({
      pkgId: v.string(),
      fileName: v.string(),
      versionName: v.nullable(v.string()),
      versionCode: v.nullable(v.number()),
      createTime: v.number(),
    }),
  ),
})

/** Where a finding shows, and what was found there. */
export const evidence = v.object({
  file: v.string(),
  line: v.optional(v.number()),
  offset: v.optional(v.number()),
  /** Bytes from the offset on, in hexadecimal. */
  hex: v.optional(v.string()),
  /** Component, class, permission, device, or language in question. */
  subject: v.optional(v.string()),
  /** What was measured, such as `4096 < 16384`. */
  value: v.optional(v.string()),
  /** Files, devices, or data in question. */
  items: v.optional(v.array(v.string())),
  /** Sizes in question in bytes: one, or before and after. */
  bytes: v.optional(v.array(v.number())),
  /** Sizes of each of the items, in their order. */
  itemBytes: v.optional(v.array(v.array(v.number()))),
  /** Share of daily use in question, from 0 to 1, and the number of devices that it was measured on. */
  share: v.optional(v.number()),
  devices: v.optional(v.number()),
  /** Where the share of all devices is, with a certainty of 95%: from and to. */
  interval: v.optional(v.tuple([v.number(), v.number()])),
})
export type Evidence = v.InferOutput<typeof evidence>

const suppression = v.object({ suppressionId: v.string(), reason: v.string(), createTime: v.number() })

/** A finding of a check. */
const finding = v.object({
  findingId: v.string(),
  rule,
  category,
  rank,
  /** The same in the next check, if it is about the same. */
  findingKey: v.string(),
  evidence,
  /** What the evidence says, in words. */
  note: v.string(),
  change: v.picklist(findingChanges),
  suppression: v.nullable(suppression),
})

/** What is found by one rule, with what it means and how to fix it. */
const findingGroup = v.object({
  rule,
  category,
  rank,
  title: v.string(),
  help: v.string(),
  /** Findings beyond those that are kept. */
  more: v.number(),
  findings: v.array(finding),
})

export const reportInput = v.object({ checkId: id, language })

const sizePart = v.object({
  kind: v.picklist(['code', 'native', 'resources', 'assets', 'other']),
  path: v.string(),
  packed: v.number(),
  unpacked: v.number(),
  files: v.number(),
})

/** Report of a check. The parts of the package are empty if it couldn’t be read. */
export const checkReport = v.object({
  check: checkTask,
  /** The check of this app before, which this one is compared with. */
  previous: v.nullable(v.object({ taskId: v.string(), versionName: v.nullable(v.string()), createTime: v.number() })),
  groups: v.array(findingGroup),
  /** Findings of the check before that are gone. */
  gone: v.array(
    v.object({ rule, category, rank, title: v.string(), findingKey: v.string(), evidence, note: v.string() }),
  ),
  devices: v.array(
    v.object({
      model: v.string(),
      name: v.string(),
      systemVersion: v.string(),
      deviceType: v.number(),
      obstacles: v.array(v.string()),
    }),
  ),
  size: v.number(),
  parts: v.array(sizePart),
  /** The live package, by the same parts; null if there is none. */
  live: v.nullable(
    v.object({ versionName: v.nullable(v.string()), size: v.number(), kinds: v.record(v.string(), v.number()) }),
  ),
  sdks: v.array(
    v.object({
      name: v.string(),
      maker: v.string(),
      kind: v.string(),
      data: v.array(v.string()),
      prefix: v.string(),
      classes: v.number(),
    }),
  ),
  code: v.array(v.object({ file: v.string(), version: v.string(), classes: v.number(), methods: v.number() })),
  codePackages: v.array(v.object({ name: v.string(), classes: v.number() })),
  /** The manifest as text; evidence names its lines. */
  manifestText: v.string(),
  /** Page of the report in the console. */
  reportUrl: v.nullable(v.string()),
  /** Addresses of the report as a file, for ten minutes. Null until the end. */
  reportDownloadUrl: v.nullable(v.string()),
  downloads: v.nullable(v.object({ html: v.string(), json: v.string(), sarif: v.string() })),
})

export const findingListInput = v.object({ checkId: id, ...listInput })
export const findingPage = page(
  v.object({
    findingId: v.string(),
    rule,
    category,
    rank,
    findingKey: v.string(),
    position: v.number(),
    evidence,
    suppressed: v.boolean(),
  }),
)

export const itemListInput = v.object({ checkId: id, language })
/** What each rule of a check came to. */
export const checkItems = v.object({
  items: v.array(
    v.object({
      rule,
      category,
      title: v.string(),
      state: v.picklist(itemStates),
      findings: v.number(),
      /** What was measured, or why it says nothing, in words; empty for rules that measure nothing. */
      note: v.string(),
    }),
  ),
})

export const suppressInput = v.object({ findingId: id, reason: text(checkLimits.reason, 5) })
export const suppressionAnswer = v.object({ suppressionId: v.string() })
export const suppressionIdInput = v.object({ suppressionId: id })

export const securityListInput = v.object(listInput)
/** Security checks of the team’s apps. */
export const securityPage = page(
  v.object({
    taskId: v.string(),
    appId: v.string(),
    appName: v.string(),
    fileName: v.string(),
    versionName: v.nullable(v.string()),
    status: v.picklist(checkStates),
    /** Security findings by rank, without those that are suppressed. */
    security: rankCounts,
    createTime: v.number(),
    endTime: v.nullable(v.number()),
  }),
)
