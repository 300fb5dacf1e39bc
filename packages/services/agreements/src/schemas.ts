import * as v from 'valibot'
import { isReadable } from '@console-widgets/core/markdown'
import { id, listInput, nameText, page, text, time } from '@console-widgets/core/schemas'
import {
  agreementLimits,
  agreementSections,
  agreementStates,
  agreementTypes,
  dataDeletions,
  dataPurposes,
  dataRetentions,
  dataTypes,
  developerConsentCodes,
  longestDataNote,
  longestSignerName,
  longestSubject,
  platformAgreementCodes,
  platformLanguages,
  reviewRules,
  templateVariables,
} from './model.ts'

const type = v.picklist(agreementTypes)
const title = nameText(agreementLimits.title)
const content = v.pipe(
  text(agreementLimits.content),
  v.check(isReadable, 'must not consist of markup: too many links, or lists within lists'),
)
const lang = v.pipe(
  v.string(),
  v.maxLength(agreementLimits.lang),
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

const problem = v.object({ rule: v.picklist(reviewRules), sample: v.string() })

/** A version of an agreement in one language, without its text. */
export const agreementSummary = v.object({
  agreementId: v.string(),
  /** What all versions in all languages have in common: the beginning of their public address. */
  documentId: v.string(),
  appId: v.string(),
  type,
  lang: v.string(),
  title: v.string(),
  version: v.number(),
  state: v.picklist(agreementStates),
  requireConfirm: v.picklist([0, 1]),
  /** When it took or is to take effect. Null: as soon as it passes the review. */
  effectiveTime: v.nullable(v.number()),
  createTime: v.number(),
  updateTime: v.number(),
})

/** What the text is compared with. */
const reviewFacts = v.object({
  appName: v.string(),
  otherApps: v.array(v.string()),
  permissions: v.array(v.object({ permission: v.string(), group: v.string() })),
  /** SDKs that take data, and that the declaration of data use doesn't name. */
  sdks: v.array(v.string()),
  /** Language of the stored text, as far as it can be told. */
  detected: v.nullable(v.string()),
})

/** A version with its text, and what the reviewer would say about it. */
export const agreement = v.object({
  ...agreementSummary.entries,
  content: v.string(),
  /** What the reviewer rejected it for. */
  findings: v.array(problem),
  /** Its public address, once it is or was in effect. */
  address: v.nullable(v.string()),
  facts: reviewFacts,
  /** The other versions in the same language, newest first. */
  versions: v.array(v.object({ agreementId: v.string(), version: v.number(), state: v.picklist(agreementStates) })),
})

export const agreementPage = page(agreementSummary)
export const agreementListInput = v.object({ ...listInput, appId: id })
export const agreementIdInput = v.object({ agreementId: id })
export const appIdInput = v.object({ appId: id })

export const createAgreementInput = v.object({ appId: id, type, lang, title, content })
/** `baseTime` is the time of the last change that the editor knows: a newer change is a conflict. */
export const updateAgreementInput = v.object({
  agreementId: id,
  title: v.optional(title),
  content: v.optional(content),
  baseTime: v.optional(time),
})
/** `requireConfirm` 1: users must agree again. Without a time, it takes effect as soon as it passes the review. */
export const submitAgreementInput = v.object({
  id,
  requireConfirm: v.picklist([0, 1]),
  effectiveTime: v.optional(time),
})

/** An agreement in one language: what is public, and what is being prepared. */
const languageCoverage = v.object({
  lang: v.string(),
  /** Whether the store listing is in this language. */
  needed: v.boolean(),
  effective: v.nullable(
    v.object({
      agreementId: v.string(),
      version: v.number(),
      address: v.string(),
      /** Permissions and SDKs of the packages that a privacy policy doesn't name. */
      unnamed: v.array(v.string()),
    }),
  ),
  open: v.nullable(v.object({ agreementId: v.string(), version: v.number(), state: v.picklist(agreementStates) })),
  /** Required sections that its newest text lacks. */
  missing: v.array(v.picklist(agreementSections)),
})
export const coverage = v.object({
  defaultLang: v.string(),
  documents: v.array(v.object({ type, languages: v.array(languageCoverage) })),
})

const code = v.picklist(platformAgreementCodes)

export const permissionListInput = v.object({ appId: id })
export const permissionList = v.object({
  items: v.array(v.object({ agreementId: v.string(), edit: v.boolean(), submit: v.boolean(), delete: v.boolean() })),
  /** Agreements with the platform: whether the person may sign the version in force, which the team hasn't signed. */
  platform: v.array(v.object({ code, sign: v.boolean() })),
})

const language = v.picklist(platformLanguages)
const signerName = nameText(longestSignerName, 2)

/** A team's signature of one version of a platform's agreement. */
export const signature = v.object({
  signatureId: v.string(),
  code,
  version: v.string(),
  language,
  /** Of the signed text, in hexadecimal. */
  sha256: v.string(),
  /** The name that was typed. */
  signerName: v.string(),
  /** The name of the account that signed. */
  userName: v.string(),
  address: v.string(),
  signTime: v.number(),
})
export const developerQueryInput = v.object({ language: v.optional(language, 'en') })
/** The platform's agreements in force, with the team's signatures. */
export const developerAgreements = v.object({
  items: v.array(
    v.object({
      code,
      version: v.string(),
      validFrom: v.number(),
      title: v.string(),
      content: v.string(),
      /** Of the version in force. Null: it isn't signed. */
      signature: v.nullable(signature),
      /** Of other versions, newest first. */
      earlier: v.array(signature),
    }),
  ),
  /** What the platform asks the user to consent to, as a person. */
  consents: v.array(
    v.object({
      code: v.picklist(developerConsentCodes),
      version: v.string(),
      title: v.string(),
      content: v.string(),
      given: v.boolean(),
      /** Of the last consent or withdrawal. */
      consentTime: v.nullable(v.number()),
    }),
  ),
})
export const signConsentInput = v.object({
  code: v.picklist(developerConsentCodes),
  version: text(20),
  /** False: withdrawn. */
  given: v.boolean(),
})
export const signedConsent = v.object({
  code: v.picklist(developerConsentCodes),
  version: v.string(),
  given: v.boolean(),
  consentTime: v.nullable(v.number()),
})
/** What an app reports of a person. `given` false: the person has withdrawn. */
export const consentInput = v.object({
  documentId: id,
  lang,
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999_999)),
  subject: text(longestSubject),
  given: v.boolean(),
})
export const consentQueryInput = v.object({ appId: id, type: v.optional(type, 'privacy'), lang: v.optional(lang) })
/** Consents of an app's users to its text in one language. */
export const consentState = v.object({
  appName: v.string(),
  /** Languages in which the text was ever in effect. */
  languages: v.array(v.string()),
  /** The language that the figures are of. Null: the text never was in effect. */
  lang: v.nullable(v.string()),
  /** People who have ever consented. */
  people: v.number(),
  /** Those whose last consent is to a version that still counts. */
  valid: v.number(),
  versions: v.array(
    v.object({
      version: v.number(),
      effectiveTime: v.number(),
      requireConfirm: v.picklist([0, 1]),
      isEffective: v.boolean(),
      given: v.number(),
      withdrawn: v.number(),
    }),
  ),
  /** Start of each day in UTC. */
  days: v.array(v.number()),
  /** People whose consent was to each version at the end of each day. */
  series: v.array(v.object({ version: v.number(), values: v.array(v.number()) })),
})
export const signInput = v.object({ code, version: text(20), language, signerName })
export const signerNameForm = v.object({ signerName })
export const signedAgreementInput = v.object({ code })
export const signatureIdInput = v.object({ signatureId: id })
/** The text that was signed, to the byte. */
export const signedText = v.object({
  title: v.string(),
  content: v.string(),
  sha256: v.string(),
  language,
  version: v.string(),
})

const dataType = v.picklist(dataTypes)
/** What an app does with a type of data. */
const dataUse = v.object({
  data: dataType,
  collected: v.boolean(),
  purposes: v.pipe(v.array(v.picklist(dataPurposes)), v.maxLength(dataPurposes.length)),
  shared: v.boolean(),
  optional: v.boolean(),
  retention: v.picklist(dataRetentions),
  deletion: v.picklist(dataDeletions),
  note: v.optional(text(longestDataNote, 0), ''),
})
/** A permission or an SDK that takes data, and the versions that it is in. */
const dataSource = v.object({
  id: v.string(),
  kind: v.picklist(['permission', 'sdk']),
  name: v.string(),
  data: v.array(dataType),
  versions: v.array(v.string()),
})
/** A confirmed declaration. */
export const privacyDeclaration = v.object({
  declarationId: v.string(),
  number: v.number(),
  entries: v.array(dataUse),
  /** IDs of the sources that it was confirmed for. */
  confirmed: v.array(v.string()),
  userName: v.string(),
  signTime: v.number(),
})
/** What the packages take, and what was declared. */
export const declarationState = v.object({
  appName: v.string(),
  packages: v.array(v.object({ pkgId: v.string(), versionName: v.string(), isChecked: v.boolean() })),
  sources: v.array(dataSource),
  declaration: v.nullable(privacyDeclaration),
  /** Earlier confirmations, newest first. */
  earlier: v.array(v.object({ number: v.number(), userName: v.string(), signTime: v.number() })),
})
/** `confirmed`: IDs of the sources that the editor has shown. One that has been added since is a conflict. */
export const signPrivacyInput = v.object({
  appId: id,
  entries: v.pipe(
    v.array(dataUse),
    v.maxLength(dataTypes.length),
    v.check((entries) => new Set(entries.map(({ data }) => data)).size === entries.length, 'must name each type once'),
  ),
  confirmed: v.pipe(v.array(text(200)), v.maxLength(500)),
})

export const templateInfoInput = v.object({ appId: id, type, lang })
/** A text to begin with: its variables are filled as far as the platform knows them. */
export const templateInfo = v.object({
  /** Language of the template: that of the app, or English if there is none in it. */
  lang: v.string(),
  title: v.string(),
  content: v.string(),
  variables: v.array(v.object({ name: v.picklist(templateVariables), value: v.nullable(v.string()) })),
})
