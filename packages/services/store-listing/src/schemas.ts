import * as v from 'valibot'
import { countryCodes } from '@console-widgets/core/tables'
import { id, listInput, nameText, objectId, optionalText, page, time, wholeNumber } from '@console-widgets/core/schemas'
import {
  androidLevels,
  audienceDevices,
  audienceLimits,
  awardCriteria,
  dataTypes,
  demoLimits,
  demoStates,
  detectionKinds,
  detectionStates,
  deviceObstacles,
  findingRanks,
  findingRuleIds,
  materialKinds,
  sharedPageLimits,
  vantestLimits,
  vantestStates,
} from './model.ts'

export const appIdInput = v.object({ appId: id })
/** What the users of an app think of it, as its page in the store says: null without reviews. */
export const portalRating = v.object({
  appId: id,
  average: v.nullable(v.number()),
  count: v.number(),
  /** Reviews with one star first. */
  distribution: v.array(v.number()),
})
export const taskIdInput = v.object({ taskId: id })
/** A version whose listing is examined. */
export const versionInput = v.object({ appId: id, versionId: id })
/** A video that has been uploaded. */
export const videoInput = v.object({ appId: id, objectId })

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** What a reviewer finds in something that stays as it was submitted. */
const reviewFinding = v.object({
  rule: v.picklist(findingRuleIds),
  rank: v.picklist(findingRanks),
  /** `languages.en-US.appDesc`, `materials.screenshots.0`, or `video`. */
  field: v.string(),
  sample: v.string(),
  /** Part of a picture, as shares of its size. */
  box: v.nullable(v.object({ x: share, y: share, width: share, height: share })),
})
const finding = v.object({
  ...reviewFinding.entries,
  /** Whether what it is about is still the same. */
  isOpen: v.boolean(),
})

/** An examination of texts, pictures, or a video. */
export const detection = v.object({
  taskId: v.string(),
  appId: v.string(),
  versionId: v.nullable(v.string()),
  kind: v.picklist(detectionKinds),
  state: v.picklist(detectionStates),
  /** Texts, pictures, or videos that were examined. */
  checked: v.number(),
  findings: v.array(finding),
  /** Whether what it examined is still all of it, unchanged. */
  isCurrent: v.boolean(),
  /** Name of the video. */
  fileName: v.nullable(v.string()),
  createTime: time,
  endTime: v.nullable(time),
})
export type Detection = v.InferOutput<typeof detection>

/** What a video file says about itself. Null before it has been read, or if it can’t be. */
export const videoParseResult = v.object({
  taskId: v.string(),
  state: v.picklist(detectionStates),
  fileName: v.nullable(v.string()),
  video: v.nullable(
    v.object({
      container: v.picklist(['mp4', 'mov']),
      /** As displayed, in pixels. */
      width: v.number(),
      height: v.number(),
      /** In milliseconds. */
      duration: v.number(),
      size: v.number(),
      codec: v.nullable(v.string()),
      hasSound: v.boolean(),
      indexFirst: v.boolean(),
    }),
  ),
})

const demoContent = {
  demoId: v.string(),
  lang: v.string(),
  title: v.string(),
  description: v.string(),
  /** Images in order, by their object IDs. */
  pictures: v.array(v.string()),
  videoId: v.nullable(v.string()),
}

/** The store listing of the version in progress, or else of the live one, with what was found in it. */
export const listingAnswer = v.object({
  appId: v.string(),
  appName: v.string(),
  defaultLang: v.string(),
  /** Null without a version for the store. */
  version: v.nullable(
    v.object({
      versionId: v.string(),
      versionNumber: v.nullable(v.string()),
      isLive: v.boolean(),
      isEditable: v.boolean(),
    }),
  ),
  languages: v.array(
    v.object({
      lang: v.string(),
      appName: v.string(),
      appDesc: v.string(),
      briefInfo: v.string(),
      newFeatures: v.string(),
    }),
  ),
  icon: v.nullable(v.string()),
  screenshots: v.array(v.string()),
  /** 0 portrait, 1 landscape. */
  imgShowType: v.picklist([0, 1]),
  /** The newest detection of each kind. */
  detections: v.array(detection),
  /** Approved demos, at most one of each language. */
  demos: v.array(v.object(demoContent)),
})

export const uploadParamAnswer = v.object({
  items: v.array(
    v.object({
      material: v.picklist(materialKinds),
      /** Tag under which its files are uploaded. */
      bizTag: v.string(),
      /** Endings of its files. */
      types: v.array(v.string()),
      /** In bytes. */
      maxSize: v.number(),
      fewest: v.number(),
      most: v.number(),
      /** Of pictures and videos, in pixels. */
      shortestSide: v.number(),
      longestSide: v.nullable(v.number()),
      isSquare: v.boolean(),
      /** Of videos, in milliseconds. */
      shortestDuration: v.nullable(v.number()),
      longestDuration: v.nullable(v.number()),
    }),
  ),
})

const device = {
  model: v.string(),
  name: v.string(),
  brand: v.string(),
  deviceType: v.number(),
  systemVersion: v.string(),
}

/** Which package each device would get. */
export const fitInfoAnswer = v.object({
  packages: v.array(
    v.object({
      pkgId: v.string(),
      fileName: v.string(),
      versionName: v.nullable(v.string()),
      versionCode: v.number(),
    }),
  ),
  devices: v.array(
    v.object({
      ...device,
      /** The package that the device gets; null if none runs on it. */
      pkgId: v.nullable(v.string()),
      /** Packages with the same version code that run on it as well, so that the store can’t tell which to send. */
      overlaps: v.array(v.string()),
      /** What keeps the newest package from running on it. */
      obstacles: v.array(v.object({ obstacle: v.picklist(deviceObstacles), detail: v.string() })),
    }),
  ),
})

export const phoneListInput = v.object({ deviceType: v.optional(v.pipe(v.number(), v.integer())) })
const phone = { ...device, sdk: v.number(), abis: v.array(v.string()) }
export const phoneList = v.object({ phones: v.array(v.object(phone)) })
/** The same devices, with the share of an app's people who have each. */
export const managementPhoneList = v.object({
  /** All people of the app, rounded. Null: fewer than are told. */
  total: v.nullable(v.number()),
  /** Share from 0 to 1. Null: fewer people than are told. */
  phones: v.array(v.object({ ...phone, share: v.nullable(v.number()) })),
})

const days = wholeNumber(1, audienceLimits.longestDays)
/** People of an app who meet all conditions. */
export const audienceInput = v.object({
  appId: id,
  countries: v.optional(v.array(v.picklist(countryCodes))),
  deviceTypes: v.optional(v.array(v.picklist(audienceDevices))),
  /** Used the app within the last days. */
  activeWithin: v.optional(days),
  /** Used the app on at least so many days. */
  usedDays: v.optional(days),
})
/** Rounded numbers of people. Null: fewer than are told, or no stored events. */
export const audienceSize = v.object({
  size: v.nullable(v.number()),
  /** All people of the app. */
  total: v.nullable(v.number()),
  /** Last day of the events: `20261126`. Null without events. */
  dataTime: v.nullable(v.string()),
})

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

/** A version whose preview is shared, and a note on who gets the link. */
export const createPageInput = v.object({ ...versionInput.entries, note: optionalText(sharedPageLimits.note) })
export const pageIdInput = v.object({ pageId: id })
/** An address at which anyone who has it sees the preview of a version. */
export const sharedPage = v.object({
  pageId: v.string(),
  appId: v.string(),
  versionId: v.string(),
  note: v.string(),
  address: v.string(),
  /** Who made it. Null if they have left the team. */
  userName: v.nullable(v.string()),
  createTime: time,
  expireTime: time,
})
export type SharedPage = v.InferOutput<typeof sharedPage>
/** Addresses that work, the newest first. */
export const sharedPageList = v.object({ pages: v.array(sharedPage) })

export const demoIdInput = v.object({ demoId: id })
const demoFields = {
  /** Language of the listing in which the demo is shown. */
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US')),
  title: nameText(demoLimits.title),
  description: optionalText(demoLimits.description),
  /** Images in order. */
  pictures: v.optional(
    v.pipe(
      v.array(objectId),
      v.maxLength(demoLimits.pictures),
      v.check((list) => new Set(list).size === list.length, 'must not name an image twice'),
    ),
  ),
  videoId: v.optional(v.nullable(objectId)),
}
export const createDemoInput = v.object({ appId: id, ...demoFields })
/** What is left out stays as it is. */
export const updateDemoInput = v.object({ demoId: id, ...v.partial(v.object(demoFields)).entries })

/** A demonstration of an app for its store page: texts in one language, images, and a video. */
export const demo = v.object({
  ...demoContent,
  appId: v.string(),
  state: v.picklist(demoStates),
  /** Reasons of a rejection, and what the reviewer noticed in one that was approved. */
  findings: v.array(reviewFinding),
  submitTime: v.nullable(time),
  reviewTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})
export type Demo = v.InferOutput<typeof demo>
/** Demos of an app, the newest first, and the languages that a demo can have. */
export const demoList = v.object({ demos: v.array(demo), languages: v.array(v.string()), defaultLang: v.string() })
export const demoBrief = v.object({
  demoId: v.string(),
  appId: v.string(),
  lang: v.string(),
  title: v.string(),
  state: v.picklist(demoStates),
})

/** Whom a crowd test is for. Left out, empty, or null: any. */
const vantestFilter = v.object({
  countries: v.optional(v.array(v.picklist(countryCodes))),
  deviceTypes: v.optional(v.array(v.picklist(audienceDevices))),
  /** Models of the device catalog. */
  models: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(50))),
  /** Lowest API level of Android. */
  leastAndroid: v.optional(v.nullable(v.picklist(androidLevels))),
  activeWithin: v.optional(v.nullable(days)),
  usedDays: v.optional(v.nullable(days)),
})
export const vantestFilterInput = v.object({ appId: id, filter: v.optional(vantestFilter) })
/** Rounded numbers of people, and the devices of the catalog that the filter leaves. */
export const vantestFilterResult = v.object({ ...audienceSize.entries, devices: v.array(v.string()) })

/** Creates a draft, or changes the one with this ID. What is left out of one that exists stays as it is. */
export const vantestDraftInput = v.object({
  appId: id,
  activityId: v.optional(id),
  activityName: nameText(vantestLimits.name),
  guide: optionalText(vantestLimits.guide),
  /** How long it runs, in days. */
  days: v.optional(wholeNumber(1, vantestLimits.longestDays)),
  /** Users to invite. */
  quota: v.optional(wholeNumber(vantestLimits.fewestUsers, vantestLimits.mostUsers)),
  filter: v.optional(vantestFilter),
})
export const activityIdInput = v.object({ activityId: id })

/** A test of an app by some of its users, whom the store invites. */
export const vantest = v.object({
  activityId: v.string(),
  appId: v.string(),
  activityName: v.string(),
  /** What users are asked to try. */
  guide: v.string(),
  days: v.number(),
  quota: v.number(),
  filter: v.object({
    countries: v.array(v.string()),
    deviceTypes: v.array(v.number()),
    models: v.array(v.string()),
    leastAndroid: v.nullable(v.number()),
    activeWithin: v.nullable(v.number()),
    usedDays: v.nullable(v.number()),
  }),
  /** Names of the chosen devices. */
  deviceNames: v.array(v.string()),
  state: v.picklist(vantestStates),
  /** Reasons of a rejection, and what the reviewer noticed in one that was approved. */
  findings: v.array(reviewFinding),
  /** The version that was submitted for the test. Null before. */
  versionNumber: v.nullable(v.string()),
  /** Users who were invited, those of them who have used the app since, and crashes that they had. */
  invited: v.number(),
  active: v.number(),
  crashes: v.number(),
  submitTime: v.nullable(time),
  startTime: v.nullable(time),
  endTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})
/** Crowd tests of an app, the newest first. */
export const vantestList = v.object({ vantests: v.array(vantest) })

export const vantestUserInput = v.object({ ...listInput, activityId: id })
export const vantestUserPage = page(
  v.object({
    userKey: v.string(),
    /** Number within the test. Nothing says who it is. */
    place: v.number(),
    country: v.string(),
    deviceName: v.string(),
    inviteTime: time,
    /** Days of use since the invitation. */
    usedDays: v.number(),
    /** Last day of use since then: `2026-11-26`. */
    lastDay: v.nullable(v.string()),
    crashes: v.number(),
  }),
)

/** How the store has judged an app each month, the newest first, and when it judges the present one. */
export const awardList = v.object({
  months: v.array(
    v.object({
      /** `2026-10`. */
      month: v.string(),
      isAwarded: v.boolean(),
      criteria: v.array(
        v.object({
          criterion: v.picklist(awardCriteria),
          /** Null: there is nothing to compare. */
          value: v.nullable(v.number()),
          needed: v.number(),
          isMet: v.boolean(),
        }),
      ),
      time,
    }),
  ),
  /** Null: the app hasn’t been available yet. */
  nextTime: v.nullable(time),
})
