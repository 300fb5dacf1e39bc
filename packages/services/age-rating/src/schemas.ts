import { contentRatings, countryCodes, countryCodesOfGroup, type CountryGroup } from '@console-widgets/core/tables'
import { isUtcDay } from '@console-widgets/core/formats'
import * as v from 'valibot'
import { id, nameText, objectId, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  boardCertificateLimits,
  certificateLimits,
  descriptors,
  evidenceSources,
  oldRatings,
  questionIds,
  questionSections,
  ratingStates,
} from './model.ts'

const system = v.picklist(contentRatings)
const version = wholeNumber(1, 1000)
/** Position of an answer among those of its question; 0 is the weakest. */
const answer = wholeNumber(0, 9)

export const appInput = v.object({ appId: id })

/** A version of the questionnaire. Default: the one in force. */
export const questionnaireInput = v.object({ version: v.optional(version) })
export const questionnaireAnswer = v.object({
  version,
  validFrom: time,
  questions: v.array(
    v.object({
      id: v.picklist(questionIds),
      section: v.picklist(questionSections),
      answers: v.number(),
      when: v.nullable(v.object({ question: v.picklist(questionIds), least: v.number() })),
    }),
  ),
})

export const configAnswer = v.object({
  /** Days for which a rating stays valid after a new version of the questionnaire. */
  transitionDays: v.number(),
  systems: v.array(v.object({ system, levels: v.array(v.string()), countries: v.array(v.string()) })),
})

/** Least levels of categories: by the older values, and by system. */
export const appkindLimitAnswer = v.object({
  kinds: v.array(v.object({ kindId: v.number(), ageRating: v.picklist(oldRatings) })),
})
export const appkindAnswer = v.object({ least: v.array(v.object({ system, level: v.string() })) })

const answers = v.record(v.picklist(questionIds), answer)
export const answerAnswer = v.object({ questionnaire: version, answers })
export const updateAnswerInput = v.object({
  appId: id,
  /** Version of the questionnaire that the answers are for. */
  questionnaire: version,
  /** Replaces all answers. */
  answers,
})

/** The older value of a rating: 1 to 4 for the HWAR levels 3, 7, 12, and from 16. */
export const oldRatingAnswer = v.object({ ageRating: v.nullable(v.picklist(oldRatings)) })
export const setRatingInput = v.object({ appId: id, ageRating: v.picklist(oldRatings) })

const systemRating = v.object({
  system,
  level: v.string(),
  descriptors: v.array(v.picklist(descriptors)),
  interactive: v.array(v.string()),
  refused: v.boolean(),
  because: v.array(v.picklist(questionIds)),
})

const certificate = {
  certificateId: v.string(),
  /** Name of the product that it was issued for. */
  productName: v.string(),
  /** Storefront that issued it. Null: this one. */
  storefront: v.nullable(v.string()),
  issueTime: time,
}

const evidence = v.object({
  question: v.picklist(questionIds),
  source: v.picklist(evidenceSources),
  /** Permission, SDK, words, or name of a product. */
  name: v.string(),
  versions: v.array(v.string()),
  langs: v.array(v.string()),
})

/** Rating of an app, with the answers that it follows from. */
export const rating = v.object({
  appId: v.string(),
  appName: v.string(),
  state: v.picklist(ratingStates),
  /** Version of the questionnaire to answer. */
  questionnaire: version,
  answers,
  /** Questions that still need an answer. */
  open: v.array(v.picklist(questionIds)),
  kind: v.object({
    parentType: v.number(),
    childType: v.nullable(v.number()),
    grandChildType: v.nullable(v.number()),
  }),
  /** The rating in force. Null before the first. */
  confirmed: v.nullable(v.object({ questionnaire: version, answers, ratings: v.array(systemRating), time })),
  /** The certificate of the rating, or the one whose answers were taken over. */
  certificate: v.nullable(
    v.object({
      ...certificate,
      /** Whether it is this app's own, which the next confirmation updates. */
      isOwn: v.boolean(),
      /** Whether it has other answers now than those that were taken over. */
      hasChanged: v.boolean(),
      /** Whether the current answers are those of the certificate. Otherwise a confirmation issues the app's own. */
      isFollowed: v.boolean(),
    }),
  ),
  /** The certificate of Korea’s rating board, without which what is rated 19 isn’t published there. */
  boardCertificate: v.nullable(
    v.object({
      number: v.string(),
      issueDay: v.string(),
      /** Null: it doesn’t end. */
      expireDay: v.nullable(v.string()),
      isExpired: v.boolean(),
      fileName: v.string(),
      fileSize: v.number(),
    }),
  ),
  /** Countries in which the app is live, or is to be. */
  countries: v.array(v.string()),
  /** What its packages contain, its store pages say, and it sells that speaks for an answer above the first. */
  evidence: v.array(evidence),
  /** Evidence against the answers of the rating in force that has come since it was confirmed. */
  changes: v.array(evidence),
  /** People who used the app in the last 30 days, by country. Null: nothing is stored of their use. */
  users: v.nullable(v.array(v.object({ country: v.string(), people: v.number() }))),
  /** When the rating in force expires, because a newer questionnaire applies. Null: it doesn't. */
  validUntil: v.nullable(time),
})
export type Rating = v.InferOutput<typeof rating>

/** A certificate is found by both: one of them alone tells nothing. */
export const certificateInput = v.object({
  certificateId: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.uuid('must be a certificate ID')),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.email('must be a mail address'),
    v.maxLength(certificateLimits.email, `must have at most ${certificateLimits.email} characters`),
  ),
})
export const attachCertificateInput = v.object({ appId: id, ...certificateInput.entries })
export const certificateAnswer = v.object({
  ...certificate,
  updateTime: time,
  ratings: v.array(v.object({ system, level: v.string(), refused: v.boolean() })),
})
/** Address that the certificate was mailed to. */
export const mailAnswer = v.object({ email: v.string() })

/** Ratings in force of apps that this one belongs with: those of its series, and those of the same package name. */
export const inheritanceAnswer = v.object({
  sources: v.array(
    v.object({
      appId: v.string(),
      appName: v.string(),
      relation: v.picklist(['series', 'package-name']),
      /** Those of its answers that the questionnaire in force asks for. */
      answers,
      ratings: v.array(v.object({ system, level: v.string() })),
      time,
    }),
  ),
})

const day = v.pipe(v.string(), v.check(isUtcDay, 'must be a day such as 2026-03-01'))

/** A certificate of Korea’s rating board, which takes the place of the one before. Its file is uploaded before. */
export const boardCertificateInput = v.object({
  appId: id,
  number: nameText(boardCertificateLimits.number),
  issueDay: day,
  /** Last day. Null: it doesn’t end. */
  expireDay: v.optional(v.nullable(day), null),
  objectId,
})
export type BoardCertificateInput = v.InferOutput<typeof boardCertificateInput>

const groups = v.picklist(Object.keys(countryCodesOfGroup) as CountryGroup[])
export const countryListInput = v.object({ language: v.optional(v.picklist(['cn', 'en', 'ru'])) })
export const countryListAnswer = v.object({
  countries: v.array(
    v.object({
      countryCode: v.string(),
      name: v.string(),
      contentRating: system,
      siteId: v.nullable(v.number()),
      region: groups,
    }),
  ),
})
export const countryRegionListAnswer = v.object({
  regions: v.array(
    v.object({
      region: groups,
      name: v.object({ cn: v.string(), en: v.string(), ru: v.string() }),
      countries: v.array(v.string()),
    }),
  ),
})

export const divisionListInput = v.object({
  countryCode: v.picklist(countryCodes),
  language: v.optional(v.picklist(['cn', 'en', 'ru'])),
})
/** Divisions of a country by ISO 3166-2. Their names are those of the standard; China’s are in each language. */
export const divisionListAnswer = v.object({
  divisions: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      /** The division that it is part of. Null: it is part of the country itself. */
      parent: v.nullable(v.string()),
    }),
  ),
})
