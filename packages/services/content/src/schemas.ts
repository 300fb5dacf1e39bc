import * as v from 'valibot'
import { isReadable } from '@console-widgets/core/markdown'
import { id, listInput, nameText, objectId, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { countryCodes } from '@console-widgets/core/tables'
import {
  contentActs,
  contentKinds,
  contentLimits,
  contentPhases,
  contentStates,
  contentTagIds,
  issueRules,
  quickAppCategoryIds,
  wordRules,
} from './model.ts'

const lang = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US'),
  v.check(isLanguageTag, 'must be a language tag such as en-US'),
)

/** Tags of this form can still be none, such as one with a number where a script is expected. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A list in which nothing is named twice. */
function distinct<Item extends v.GenericSchema<unknown, string>>(item: Item, most: number) {
  return v.pipe(
    v.array(item),
    v.maxLength(most, `must have at most ${most} entries`),
    v.check((list) => new Set(list).size === list.length, 'must not name anything twice'),
  )
}

const contentText = v.object({
  lang,
  title: nameText(contentLimits.title, 0),
  summary: nameText(contentLimits.summary, 0),
  body: v.pipe(
    text(contentLimits.body, 0),
    v.check(isReadable, 'must not consist of markup: too many links, or lists within lists'),
  ),
})
const texts = v.pipe(
  v.array(contentText),
  v.minLength(1, 'must have at least one language'),
  v.maxLength(contentLimits.languages, `must have at most ${contentLimits.languages} languages`),
  v.check((list) => new Set(list.map((each) => each.lang)).size === list.length, 'must not name a language twice'),
)

const kind = v.picklist(contentKinds)
const fields = {
  kind,
  defaultLang: lang,
  texts,
  heroId: v.nullable(id),
  pictureIds: distinct(id, contentLimits.pictures),
  tags: distinct(v.picklist(contentTagIds), contentLimits.tags),
  appIds: distinct(id, contentLimits.apps),
  categoryId: v.nullable(v.picklist(quickAppCategoryIds)),
  countries: distinct(v.picklist(countryCodes), countryCodes.length),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  promotionId: v.nullable(id),
}
const { kind: _kind, defaultLang: _defaultLang, texts: _texts, ...others } = fields

/** What `create` and `update` take. `submit`: the content goes to review at once. */
export const createContentInput = v.object({
  kind,
  defaultLang: lang,
  texts,
  ...v.partial(v.object(others)).entries,
  submit: v.optional(v.boolean()),
})
/**
 * Fields that are left out stay. `baseRevision` is the revision that the editor began with: a newer one is a conflict.
 * `restored`: the fields are those of an earlier revision.
 */
export const updateContentInput = v.object({
  contentId: id,
  baseRevision: wholeNumber(1, 1_000_000_000),
  ...v.partial(v.object(fields)).entries,
  restored: v.optional(v.boolean()),
  submit: v.optional(v.boolean()),
})
export const contentIdInput = v.object({ contentId: id })
export const contentListInput = v.object(listInput)

const issue = v.object({
  level: v.picklist(['error', 'review', 'note']),
  rule: v.picklist([...issueRules, ...wordRules]),
  field: v.picklist(Object.keys(fields) as (keyof typeof fields)[]),
  lang: v.nullable(v.string()),
  sample: v.string(),
})

/** A content as stored: what editors wrote. */
const storedFields = {
  kind,
  defaultLang: v.string(),
  texts: v.array(v.object({ lang: v.string(), title: v.string(), summary: v.string(), body: v.string() })),
  heroId: v.nullable(v.string()),
  pictureIds: v.array(v.string()),
  tags: v.array(v.string()),
  appIds: v.array(v.string()),
  categoryId: v.nullable(v.string()),
  countries: v.array(v.string()),
  startTime: v.nullable(v.number()),
  endTime: v.nullable(v.number()),
  promotionId: v.nullable(v.string()),
}

const stateFields = {
  contentId: v.string(),
  state: v.picklist(contentStates),
  /** Where the published edition is in its time. */
  phase: v.picklist(contentPhases),
  /** Counts every change. */
  revision: v.number(),
  createTime: v.number(),
  updateTime: v.number(),
}

/** A content in a list. Its times are those of the published edition, if there is one. */
export const contentSummary = v.object({
  ...stateFields,
  title: v.string(),
  kind,
  languages: v.array(v.string()),
  /** Names of its apps. Null: the app is gone. */
  apps: v.array(v.object({ appId: v.string(), appName: v.nullable(v.string()) })),
  startTime: v.nullable(v.number()),
  endTime: v.nullable(v.number()),
  /** Of the last 30 days. */
  impressions: v.number(),
  clicks: v.number(),
})
export const contentPage = page(contentSummary)

/** A content with everything that editors write. */
export const content = v.object({
  ...stateFields,
  ...storedFields,
  /** The edition that the store has. */
  live: v.nullable(v.object(storedFields)),
  publishTime: v.nullable(v.number()),
  /** What the reviewer rejected it for, or what keeps the published edition back. */
  findings: v.array(issue),
  /** Language in which each stored text is written, as far as it can be told. */
  detected: v.record(v.string(), v.nullable(v.string())),
  /** What the store’s visitors did, by day in UTC, oldest first. */
  days: v.array(v.object({ day: v.string(), impressions: v.number(), clicks: v.number() })),
})
export const changedContent = v.object(stateFields)

export const factInput = v.object({ appIds: distinct(id, contentLimits.apps) })
/** What contents can be about, with the countries of the chosen apps. */
export const facts = v.object({
  now: v.number(),
  choices: v.array(v.object({ appId: v.string(), appName: v.string() })),
  apps: v.array(
    v.object({ appId: v.string(), appName: v.string(), isQuickApp: v.boolean(), countries: v.array(v.string()) }),
  ),
  promotions: v.array(
    v.object({
      promotionId: v.string(),
      name: v.string(),
      appId: v.string(),
      state: v.picklist(['draft', 'online', 'offline']),
      countries: v.array(v.string()),
      startTime: v.number(),
      endTime: v.number(),
    }),
  ),
})

/** The history of a content, newest first. */
export const revisions = v.object({
  items: v.array(
    v.object({
      revisionId: v.string(),
      revision: v.number(),
      act: v.picklist(contentActs),
      /** Null: the platform. */
      userName: v.nullable(v.string()),
      findings: v.array(issue),
      /** Whether its text is kept. */
      restorable: v.boolean(),
      time: v.number(),
    }),
  ),
})
export const revisionInput = v.object({ contentId: id, revision: wholeNumber(1, 1_000_000_000) })
export const revision = v.object({ revision: v.number(), time: v.number(), ...storedFields })

/** A picture of the team. */
const resource = v.object({
  resourceId: v.string(),
  objectId: v.string(),
  fileName: v.string(),
  width: v.number(),
  height: v.number(),
  size: v.number(),
  /** Number of contents that use it, in their draft or in the published edition. */
  uses: v.number(),
  /** IDs of other pictures that show almost the same. */
  alike: v.array(v.string()),
  createTime: v.number(),
})
export const resourcePage = page(resource)
export const createdResource = v.object({ resourceId: v.string() })
export const createResourceInput = v.object({ objectId })
export const resourceIdInput = v.object({ resourceId: id })

const names = v.object({ cn: v.string(), en: v.string(), ru: v.string() })
export const tagList = v.object({ items: v.array(v.object({ tagId: v.string(), names })) })
export const categoryTree = v.object({
  items: v.array(
    v.object({
      categoryId: v.string(),
      names,
      children: v.array(v.object({ categoryId: v.string(), names })),
    }),
  ),
})
