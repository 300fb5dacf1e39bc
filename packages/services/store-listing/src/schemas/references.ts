import * as v from 'valibot'
import { countryCodes } from '@console-widgets/core/tables'
import { id, time } from '@console-widgets/core/schemas'
import { dataTypes } from '../model.ts'

/** What the package of a listing implies about the data of its users. */
export const privacyMetadata = v.object({
  appId: v.string(),
  /** The package of the version that the listing shows. Null without one. */
  package: v.nullable(v.object({ pkgId: v.string(), fileName: v.string(), versionName: v.nullable(v.string()) })),
  /** When its bytes were searched for libraries. Null: they weren't. */
  checkTime: v.nullable(time),
  dataTypes: v.array(
    v.object({
      type: v.picklist(dataTypes),
      /** Permissions that give access to it. */
      permissions: v.array(v.string()),
      /** Libraries that take it, as their makers declare. */
      sdks: v.array(v.object({ name: v.string(), maker: v.string() })),
    }),
  ),
})

/** Countries, or those that the version of an app is meant for. Default: all. */
export const carrierQuery = v.object({
  appId: v.optional(id),
  countries: v.optional(v.array(v.picklist(countryCodes))),
})

/** Mobile networks by country, with the codes by which a SIM card names them, such as `262-01` (ITU-T E.212). */
export const carrierList = v.object({
  carriers: v.array(v.object({ country: v.string(), name: v.string(), codes: v.array(v.string()) })),
})

/** Key that encrypts protected content of an app: always the same for the same app. */
export const drmKey = v.object({
  appId: v.string(),
  /** Identifies the key without telling it. */
  keyId: v.string(),
  /** 256 bits in base64. */
  key: v.string(),
})

export const ruleQuery = v.object({ tagId: v.optional(id) })
/** Laws that ask apps with a feature for a document. */
export const ruleList = v.object({
  items: v.array(
    v.object({
      ruleId: v.string(),
      tagId: v.string(),
      countries: v.array(v.string()),
      /** Any one of them is enough. */
      qualificationCodes: v.array(v.string()),
      from: v.string(),
      source: v.string(),
    }),
  ),
})

export const definitionList = v.object({
  items: v.array(
    v.object({
      qualificationCode: v.string(),
      validity: v.picklist(['dated', 'permanent', 'either']),
      numberForm: v.picklist(['isbn', 'any']),
      /** What its text must name. */
      names: v.array(v.picklist(['team', 'app'])),
      tagIds: v.array(v.string()),
    }),
  ),
})

const names = v.object({ cn: v.string(), en: v.string(), ru: v.string() })
export const appKindInput = v.object({ parentType: v.optional(v.pipe(v.number(), v.integer())) })
/** Categories of apps: type, category, subcategory. */
export const appKinds = v.object({
  kinds: v.array(
    v.object({
      parentType: v.number(),
      name: names,
      children: v.array(
        v.object({ kindId: v.number(), name: names, children: v.array(v.object({ kindId: v.number(), name: names })) }),
      ),
    }),
  ),
})

/** What a phased release may be. */
export const greyUpgradeParam = v.object({
  /** Steps that are usual, in percent. */
  percents: v.array(v.number()),
  /** Form of a percentage, as a regular expression. */
  percentPattern: v.string(),
  longestDays: v.number(),
  longestPauseDays: v.number(),
  longestDescription: v.number(),
})
