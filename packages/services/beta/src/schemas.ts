import * as v from 'valibot'
import { id, listInput, nameText, page, text, time, wholeNumber } from '@console-widgets/core/schemas'
import { countryCodesOfGroup } from '@console-widgets/core/tables'
import {
  betaLimits,
  groupTypes,
  linkStatuses,
  subscriptionStates,
  testerFates,
  testerSteps,
  testVerdicts,
  userTaskStates,
} from './model.ts'

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
  /** Places of the test or of the link; null for a personal invitation. */
  inviteLimit: v.nullable(v.number()),
  placesLeft: v.nullable(v.number()),
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

/** A test, for its team. Null for a version that isn’t tested. */
export const testAnswer = v.object({
  test: v.nullable(
    v.object({
      appName: v.string(),
      versionNumber: v.nullable(v.string()),
      /** Null for a test by invitation, whose groups are listed. */
      link: v.nullable(v.string()),
      groups: v.array(v.object({ groupId: v.string(), groupName: v.string() })),
      verdict: v.picklist(testVerdicts),
      startTime: v.number(),
      endTime: v.number(),
      inviteLimit: v.nullable(v.number()),
      /** Countries in which it can be joined. */
      countries: v.array(v.string()),
      joined: v.number(),
      downloaded: v.number(),
      left: v.number(),
      removed: v.number(),
    }),
  ),
})

/** A version that is tested, and how it is named. */
const namedTest = {
  appId: v.string(),
  versionId: v.string(),
  appName: v.string(),
  versionNumber: v.nullable(v.string()),
}

/** An open test of the team, as listed. */
const listedTest = v.object({
  ...namedTest,
  verdict: v.picklist(testVerdicts),
  startTime: v.nullable(v.number()),
  endTime: v.number(),
  joined: v.number(),
  inviteLimit: v.nullable(v.number()),
})
export const testPage = page(listedTest)
/** Tests that are in review or approved, and haven’t begun. */
export const plannedTests = v.object({
  tests: v.array(
    v.object({
      ...namedTest,
      startTime: v.number(),
      endTime: v.number(),
      /** Whether the review is over, and the test begins at its time. */
      isApproved: v.boolean(),
    }),
  ),
})
export const testListInput = v.object(listInput)

/** The team’s test users, which can be added to a group. */
export const testAccounts = v.object({ items: v.array(v.object({ hwAccount: v.string(), nickName: v.string() })) })

/** A tester of an open test. */
const subscription = v.object({
  subscriptionId: v.string(),
  nickName: v.string(),
  state: v.picklist(subscriptionStates),
  joinTime: v.number(),
  endTime: v.nullable(v.number()),
  downloads: v.number(),
  downloadTime: v.nullable(v.number()),
  /** By the events of the build: days of use, the last one, and crashes. */
  usedDays: v.number(),
  lastDay: v.nullable(v.string()),
  crashes: v.number(),
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

/** Codes that the calls of groups carry beside `ret`. */
const codes = { rtnCode: v.literal(0), rtnDesc: v.string(), businessCode: v.literal(0) }

/** ID of a group: a version names it when it is released to testers. */
const groupId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be a group id of at most 32 letters, digits, - and _'),
)
export const groupIdInput = v.object({ groupId })

const groupName = nameText(betaLimits.groupName)
const groupType = v.picklist(groupTypes)

export const createGroupInput = v.object({
  groupName,
  groupType: v.optional(groupType, 'internal'),
  /** The app whose tests the group is for. Left out or null: those of all apps of the team. */
  appId: v.optional(v.nullable(id), null),
})
export const updateGroupInput = v.object({ groupId, groupName })

const group = v.object({
  groupId: v.string(),
  groupName: v.string(),
  groupType,
  /** Of a group for the tests of one app. */
  appId: v.nullable(v.string()),
  appName: v.nullable(v.string()),
  addedTestersNum: v.number(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const groupAnswer = v.object({ ...codes, ...group.entries })
export const groupDeletedAnswer = v.object(codes)
/** The team’s apps by name, of which a group can be for one. */
export const groupApps = v.object({ items: v.array(v.object({ appId: v.string(), appName: v.string() })) })
export const groupListInput = v.object(listInput)
export const groupPage = v.object({ ...codes, ...page(group).entries })

/** A group, how far its testers are, and the tests that it is bound to, newest first. */
export const groupDetail = v.object({
  ...codes,
  ...group.entries,
  steps: v.array(v.object({ step: v.picklist(testerSteps), testers: v.number() })),
  tests: v.array(
    v.object({
      ...namedTest,
      verdict: v.picklist([...testVerdicts, 'waiting']),
      endTime: v.number(),
      countries: v.array(v.string()),
    }),
  ),
})

const hwAccount = text(200)
/** Name of a tester. */
export const nickName = nameText(betaLimits.nickName)
const countries = new Set<string>(Object.values(countryCodesOfGroup).flat())
const country = v.pipe(
  v.string(),
  v.check((code) => countries.has(code), 'must be the two letters of a country'),
)

export const testerListInput = v.object({ ...listInput, groupId })
export const testerPage = page(
  v.object({
    testerId: v.string(),
    groupId: v.string(),
    hwAccount: v.nullable(v.string()),
    nickName: v.string(),
    country: v.nullable(v.string()),
    step: v.picklist(testerSteps),
    mailReason: v.nullable(v.string()),
    inviteTime: v.nullable(v.number()),
    acceptTime: v.nullable(v.number()),
    downloads: v.number(),
    createTime: v.number(),
  }),
)
export const addTestersInput = v.object({
  groupId,
  testers: v.pipe(
    v.array(v.object({ hwAccount, nickName, country: v.optional(v.nullable(country), null) })),
    v.minLength(1, 'must name at least one tester'),
    v.maxLength(100),
  ),
})
export const deleteTestersInput = v.object({
  groupId,
  testerIds: v.pipe(
    v.array(id),
    v.minLength(1, 'must name at least one tester'),
    v.maxLength(betaLimits.testersPerGroup),
  ),
})
/** Number of testers that the change is about. */
export const testersAnswer = v.object({ ...codes, testers: v.number() })

/** A cell of a file, whatever is in it. */
const cell = text(400, 0)
export const importInput = v.object({
  groupId,
  rows: v.pipe(
    v.array(v.object({ hwAccount: cell, nickName: v.optional(cell, ''), country: v.optional(cell, '') })),
    v.minLength(1, 'must have at least one row'),
    v.maxLength(betaLimits.importRows, `must have at most ${betaLimits.importRows} rows`),
  ),
})
/** What becomes of each row, in their order. */
export const importAnswer = v.object({
  ...codes,
  imported: v.number(),
  rows: v.array(
    v.object({
      hwAccount: v.string(),
      nickName: v.string(),
      country: v.string(),
      fate: v.picklist(testerFates),
      otherGroup: v.nullable(v.string()),
    }),
  ),
})

const days = wholeNumber(1, betaLimits.linkDays)
const places = wholeNumber(1, betaLimits.testersPerGroup)
export const createInviteInput = v.object({
  appId: id,
  groupId,
  invitationCodeValidDays: v.optional(days, 30),
  invitationCodeInviteLimit: v.optional(places, 100),
})
/** Language of the page that the links lead to. */
export const inviteListInput = v.object({ groupId, language })
export const inviteIdInput = v.object({ inviteId: id })
const invite = v.object({
  inviteId: v.string(),
  appId: v.string(),
  appName: v.string(),
  groupId: v.string(),
  invitationCode: v.string(),
  invitationCodeValidDays: v.number(),
  invitationCodeInviteLimit: v.number(),
  used: v.number(),
  status: v.picklist(Object.values(linkStatuses)),
  /** Whether it admits people at this moment. */
  verdict: v.picklist(['open', 'full', 'closed']),
  link: v.string(),
  expireTime: v.number(),
  createTime: v.number(),
})
export const inviteAnswer = v.object({ inviteId: v.string(), invitationCode: v.string() })
export const inviteList = v.object({ items: v.array(invite) })

/** Asks users of the app to join an open test, until as many as wanted have. */
export const createUserTaskInput = v.object({
  appId: id,
  versionId: id,
  /** Users to win for the test. */
  quota: wholeNumber(1, betaLimits.usersPerTask),
  /** Countries of the users, all of them countries of the test. Left out or empty: all of the test’s. */
  countries: v.optional(v.array(country), []),
  /** Days within which they used the app. Null: any user. */
  activeWithin: v.optional(v.nullable(wholeNumber(1, betaLimits.activeWithin)), null),
})
export const userTaskAnswer = v.object({ taskId: v.string() })
export const userTaskIdInput = v.object({ taskId: id })
export const userTaskListInput = v.object({ appId: id, versionId: id })
/** Newest first. */
export const userTaskList = v.object({
  items: v.array(
    v.object({
      taskId: v.string(),
      quota: v.number(),
      countries: v.array(v.string()),
      activeWithin: v.nullable(v.number()),
      state: v.picklist(userTaskStates),
      /** Users who were asked, and those of them who joined. */
      asked: v.number(),
      joined: v.number(),
      createTime: v.number(),
      endTime: v.nullable(v.number()),
    }),
  ),
})

/** What a tester says of the build that they test. */
export const createFeedbackInput = v.object({
  invitationCode,
  content: text(betaLimits.feedback),
  device: v.optional(text(betaLimits.device, 0), ''),
})
export const feedbackListInput = v.object({ ...listInput, appId: id, versionId: id })
export const feedbackPage = page(
  v.object({
    feedbackId: v.string(),
    nickName: v.string(),
    versionNumber: v.nullable(v.string()),
    content: v.string(),
    device: v.string(),
    createTime: v.number(),
  }),
)
