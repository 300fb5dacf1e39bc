import * as v from 'valibot'
import { id, listInput, page, time } from '@console-widgets/core/schemas'
import { subscriptionStates, testVerdicts } from './model.ts'

/** Secret in the link of a test, by which it is found. */
const invitationCode = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be the code of a test’s link'))
export const invitationInput = v.object({ invitationCode })

const language = v.optional(v.picklist(['cn', 'en', 'ru']), 'en')

/** Language of the page, for texts that the team has written in several. */
export const openTestInput = v.object({ invitationCode, language })

/** An open test, for anyone with its link. */
export const openTest = v.object({
  appName: v.string(),
  teamName: v.string(),
  versionNumber: v.nullable(v.string()),
  iconUrl: v.nullable(v.string()),
  testDesc: v.string(),
  /** Language of what is new. */
  lang: v.string(),
  newFeatures: v.string(),
  feedbackAddress: v.string(),
  countries: v.array(v.string()),
  verdict: v.picklist(testVerdicts),
  endTime: v.number(),
  inviteLimit: v.number(),
  placesLeft: v.number(),
  /** File of the build; null if it no longer exists. */
  build: v.nullable(v.object({ fileName: v.string(), size: v.number(), minSdk: v.nullable(v.number()) })),
})

/** What a tester is in a test; null for people who have never joined it. */
export const ownSubscription = v.object({
  subscription: v.nullable(
    v.object({ state: v.picklist(subscriptionStates), joinTime: v.number(), downloads: v.number() }),
  ),
})

/** Address of the build, for this tester and for some minutes. */
export const buildAddress = v.object({ url: v.string(), fileName: v.string(), size: v.number(), expires: time })

/** The link of the test leads to its page in this language. */
export const testInput = v.object({ appId: id, versionId: id, language })

/** An open test, for its team. Null for a version without one. */
export const testAnswer = v.object({
  test: v.nullable(
    v.object({
      appName: v.string(),
      versionNumber: v.nullable(v.string()),
      link: v.string(),
      verdict: v.picklist(testVerdicts),
      startTime: v.number(),
      endTime: v.number(),
      inviteLimit: v.number(),
      joined: v.number(),
      downloaded: v.number(),
      left: v.number(),
      removed: v.number(),
    }),
  ),
})

/** An open test of the team, as listed. */
const listedTest = v.object({
  appId: v.string(),
  versionId: v.string(),
  appName: v.string(),
  versionNumber: v.nullable(v.string()),
  verdict: v.picklist(testVerdicts),
  startTime: v.nullable(v.number()),
  endTime: v.number(),
  joined: v.number(),
  inviteLimit: v.number(),
})
export const testPage = page(listedTest)
export const testListInput = v.object(listInput)

/** A tester of an open test. */
const subscription = v.object({
  subscriptionId: v.string(),
  nickName: v.string(),
  state: v.picklist(subscriptionStates),
  joinTime: v.number(),
  endTime: v.nullable(v.number()),
  downloads: v.number(),
  downloadTime: v.nullable(v.number()),
})
export const subscriptionPage = page(subscription)
export const subscriptionListInput = v.object({ ...listInput, appId: id, versionId: id })
export const subscriptionIdInput = v.object({ subscriptionId: id })

/** Limits of tests, and the countries in which one can be. */
export const testTaskConfig = v.object({
  longestDays: v.number(),
  inviteLimit: v.number(),
  mostInviteLimit: v.number(),
  openTests: v.number(),
  countries: v.array(v.string()),
})
