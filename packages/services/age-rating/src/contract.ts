import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/age-rating-manage/v1'
const newer = '/amis/age-rating-manage/v2'
const manage = { permission: 'age-rating.manage' } as const
const ofPartner = (why: string) => ({ headless: { usedBy: 'page', why } }) as const

// The least level follows from the app's category.
const define = defineCalls<typeof schemas>({ spec: 'named', follows: ['apps'] })

/** The questionnaire, its answers, and the rating that follows from them. */
const ratingCalls = define({
  'age-rating.rating-v2.get': {
    method: 'GET',
    path: `${newer}/rating`,
    title: 'Get age rating',
    input: 'appInput',
    // The countries and texts of versions, what their packages contain, and what the app sells.
    follows: ['app-check', 'app-packages', 'pricing', 'versions'],
    output: 'rating',
  },
  'age-rating.rating-v2.confirm': {
    ...manage,
    method: 'POST',
    path: `${newer}/rating/confirm`,
    title: 'Confirm age rating',
    input: 'appInput',
    output: 'rating',
  },
  'age-rating.rating-v2-inheritance.get': {
    method: 'GET',
    path: `${newer}/rating/inheritance`,
    title: 'Get ratings that an app can inherit',
    input: 'appInput',
    output: 'inheritanceAnswer',
  },
  'age-rating.rating-v2-appkind.get': {
    ...ofPartner('a page that creates apps says which levels a category needs; the screen of the rating applies them'),
    method: 'GET',
    path: `${newer}/rating/appkind`,
    title: 'Get least levels of an app’s category',
    input: 'appInput',
    output: 'appkindAnswer',
  },
  'age-rating.answer.update': {
    ...manage,
    spec: 'ours',
    method: 'PUT',
    path: `${base}/answer`,
    title: 'Update answers',
    input: 'updateAnswerInput',
    output: 'rating',
  },
  'age-rating.answer.get': {
    ...ofPartner('it reads the answers alone; the screen of the rating shows them with their ratings'),
    method: 'GET',
    path: `${base}/answer`,
    title: 'Get answers',
    input: 'appInput',
    output: 'answerAnswer',
  },
  'age-rating.questionnaire.get': {
    ...ofPartner('a form of its own asks the same questions; the screen of the rating has them in its model'),
    method: 'GET',
    path: `${base}/questionnaire`,
    title: 'Get age-rating questionnaire',
    input: 'questionnaireInput',
    output: 'questionnaireAnswer',
  },
  'age-rating.config.get': {
    ...ofPartner('it shows the systems without rating an app; the screen of the rating has them in its model'),
    method: 'GET',
    path: `${base}/config`,
    title: 'Get age-rating configuration',
    output: 'configAnswer',
  },
  'age-rating.appkind-limit.get': {
    ...ofPartner('it shows the older values of the least levels'),
    method: 'GET',
    path: `${base}/appkind-limit`,
    title: 'Get least ratings of categories',
    output: 'appkindLimitAnswer',
  },
  'age-rating.rating.get': {
    ...ofPartner('it knows the older values of ratings; the screen shows all systems'),
    method: 'GET',
    path: `${base}/rating`,
    title: 'Get older value of an age rating',
    input: 'appInput',
    output: 'oldRatingAnswer',
  },
  'age-rating.rating.set': {
    ...manage,
    ...ofPartner('it knows the older values of ratings; the screen shows all systems'),
    method: 'PUT',
    path: `${base}/rating`,
    title: 'Raise an age rating',
    input: 'setRatingInput',
    output: 'oldRatingAnswer',
  },
})

/** Certificates of ratings, which other storefronts and other apps of the team use. */
const certificateCalls = define({
  'age-rating.iarc-cert.search': {
    ...manage,
    method: 'POST',
    path: `${base}/certificates/search`,
    title: 'Search IARC certificate',
    effect: 'read',
    input: 'certificateInput',
    output: 'certificateAnswer',
  },
  'age-rating.iarc-cert.attach': {
    ...manage,
    method: 'POST',
    path: `${base}/certificates/attach`,
    title: 'Attach IARC certificate',
    input: 'attachCertificateInput',
    output: 'rating',
  },
  'age-rating.iarc-cert.update': {
    ...manage,
    method: 'PUT',
    path: `${base}/certificates`,
    title: 'Update IARC certificate',
    input: 'appInput',
    output: 'rating',
  },
  'age-rating.email.send': {
    ...manage,
    method: 'POST',
    path: `${base}/certificates/mail`,
    title: 'Mail IARC certificate',
    input: 'appInput',
    output: 'mailAnswer',
  },
})

/** Certificates of Korea’s rating board. */
const boardCalls = define({
  'age-rating.board-certificate.update': {
    ...manage,
    spec: 'ours',
    method: 'PUT',
    path: `${base}/board-certificate`,
    title: 'Update certificate of the Korean rating board',
    input: 'boardCertificateInput',
    output: 'rating',
  },
  'age-rating.board-certificate.delete': {
    ...manage,
    spec: 'ours',
    method: 'DELETE',
    path: `${base}/board-certificate`,
    title: 'Delete certificate of the Korean rating board',
    input: 'appInput',
    output: 'rating',
  },
})

/** Tables that pickers of pages outside the console show. */
const configCalls = defineCalls<typeof schemas>({ spec: 'named' })({
  'global-config.country.list': {
    ...ofPartner('the console’s own pickers have the table'),
    method: 'GET',
    path: '/amis/global-config-manage/v1/country',
    title: 'List countries',
    input: 'countryListInput',
    output: 'countryListAnswer',
  },
  'global-config.country-region.list': {
    ...ofPartner('the console’s own pickers have the table'),
    method: 'GET',
    path: '/amis/global-config-manage/v1/country-region',
    title: 'List regions with their countries',
    output: 'countryRegionListAnswer',
  },
  'global-config.division.list': {
    ...ofPartner('a page that asks for an address offers the divisions of its country; no screen here asks for one'),
    method: 'GET',
    path: '/amis/global-config-manage/v1/division',
    title: 'List divisions of a country',
    input: 'divisionListInput',
    output: 'divisionListAnswer',
  },
})

/** Calls of the areas `age-rating` and `global-config`. */
export const calls = { ...ratingCalls, ...certificateCalls, ...boardCalls, ...configCalls }
