import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { demoTag, vantestUserListFields, videoTag } from './model.ts'

/** The store listing of an app, with what was found in it. */
export type Listing = AnswerOf<(typeof calls)['store-listing.listing.get']>
export type ListingLanguage = Listing['languages'][number]
/** An examination of texts, pictures, or a video. */
export type Detection = Listing['detections'][number]
export type ListingFinding = Detection['findings'][number]
/** A finding in something that stays as it was submitted. */
export type ReviewFinding = Omit<ListingFinding, 'isOpen'>
/** A demo as the store page shows it. */
export type DemoContent = Listing['demos'][number]
/** Which package each device would get. */
export type FitInfo = AnswerOf<(typeof calls)['store-listing.fit-info-detection.get']>

/** Time after which a detection is read again, in milliseconds. */
const soon = 1000

/** Whether a detection hasn’t ended yet. */
export const isRunning = ({ state }: Pick<Detection, 'state'>): boolean => state === 'queued' || state === 'running'

/** The store listing of an app. It is read again while something in it is examined. */
export function listingData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    listing: query(
      calls['store-listing.listing.get'],
      { appId },
      { every: ({ detections }) => (detections.some(isRunning) ? soon : undefined) },
    ),
    checkTexts: mutation(calls['store-listing.context-detection.create']),
    checkPictures: mutation(calls['store-listing.picture-detection.create']),
  }
}

/** The check of a video: what it may be, its upload, and what its file says. */
export function videoData(console: Console, _place: Place) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    limits: query(calls['store-listing.upload-param.get'], undefined),
    check: mutation(calls['store-listing.video-detection.create']),
    /** Uploads a file. @returns its object ID */
    upload: async (file: File) => (await files.upload(file, { bizTag: videoTag }).done).objectId,
  }
}

/** What the file of a checked video says. */
export function parsedVideoData(console: Console, _place: Place, taskId: string) {
  const { query } = dataOf(console)
  return { parsed: query(calls['store-listing.video-parse-result.get'], { taskId }) }
}

/** Which package each device would get, and how many of the app's people have it. */
export function devicesData(console: Console, _place: Place, appId: string) {
  const { query } = dataOf(console)
  return {
    fitInfo: query(calls['store-listing.fit-info-detection.get'], { appId }),
    shares: query(calls['store-listing.management-phone.list'], { appId }),
  }
}

/** An address at which anyone who has it sees the preview of a version. */
export type SharedPage = AnswerOf<(typeof calls)['store-listing.page.list']>['pages'][number]

/** The links by which the preview of an app's listing is shared. */
export function sharedPagesData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    pages: query(calls['store-listing.page.list'], { appId }),
    create: mutation(calls['store-listing.page.create']),
    revoke: mutation(calls['store-listing.page.revoke']),
  }
}

/** What the package of a listing implies about the data of its users. */
export type PrivacyMetadata = AnswerOf<(typeof calls)['store-listing.privacy-metadata.get']>

/** What the package of a listing implies about the data of its users. */
export function privacyData(console: Console, _place: Place, appId: string) {
  return { metadata: dataOf(console).query(calls['store-listing.privacy-metadata.get'], { appId }) }
}

/** The mobile networks of the countries that an app is meant for. */
export function carriersData(console: Console, _place: Place, appId: string) {
  return { carriers: dataOf(console).query(calls['store-listing.app-carrier.query'], { appId }) }
}

/** The key of an app's protected content, which is read on request. */
export function drmKeyData(console: Console, _place: Place) {
  return { read: dataOf(console).mutation(calls['store-listing.drm-key.get']) }
}

/** Conditions of an audience. */
export type AudienceConditions = Omit<InputOf<(typeof calls)['store-listing.audience-size.evaluate']>, 'appId'>

/** The size of the audience that meets conditions. */
export function audienceData(console: Console, _place: Place, appId: string, conditions: AudienceConditions) {
  return {
    size: dataOf(console).query(calls['store-listing.audience-size.evaluate'], { appId, ...conditions }),
  }
}

/** The demos of an app. */
export type Demos = AnswerOf<(typeof calls)['store-listing.demo.query']>
export type Demo = Demos['demos'][number]

/** The demos of an app. They are read again while one is in review. */
export function demosData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    demos: query(
      calls['store-listing.demo.query'],
      { appId },
      { every: ({ demos }) => (demos.some(({ state }) => state === 'submitted') ? soon : undefined) },
    ),
    create: mutation(calls['store-listing.demo-draft.create']),
    update: mutation(calls['store-listing.demo.update']),
    submit: mutation(calls['store-listing.demo.create']),
    cancel: mutation(calls['store-listing.demo.cancel']),
    remove: mutation(calls['store-listing.demo.delete']),
    /** Uploads a file. @returns its object ID */
    upload: async (file: File) => (await files.upload(file, { bizTag: demoTag }).done).objectId,
  }
}

/** A test of an app by some of its users. */
export type Vantest = AnswerOf<(typeof calls)['store-listing.vantest.get']>
/** A user whom the store invited to a test. */
export type VantestUser = ItemOf<(typeof calls)['store-listing.vantest-user.query']>
/** Conditions of a test's users. */
export type VantestConditions = NonNullable<
  InputOf<(typeof calls)['store-listing.vantest-filter-result.query']>['filter']
>

/** The crowd tests of an app. They are read again while one is in review. */
export function vantestsData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    vantests: query(
      calls['store-listing.vantest.list'],
      { appId },
      { every: ({ vantests }) => (vantests.some(({ state }) => state === 'submitted') ? soon : undefined) },
    ),
    save: mutation(calls['store-listing.vantest-draft.create']),
    submit: mutation(calls['store-listing.vantest.submit']),
    cancel: mutation(calls['store-listing.vantest.cancel']),
    remove: mutation(calls['store-listing.vantest.delete']),
  }
}

/** One crowd test, and the users whom the store invited to it. */
export function vantestData(console: Console, place: Place, activityId: string) {
  const { query, list } = dataOf(console)
  return {
    vantest: query(
      calls['store-listing.vantest.get'],
      { activityId },
      { every: ({ state }) => (state === 'submitted' ? soon : undefined) },
    ),
    users: list(calls['store-listing.vantest-user.query'], {
      id: 'vantest-users',
      key: 'userKey',
      fields: vantestUserListFields,
      place,
      input: { activityId },
    }),
  }
}

/** How many people of an app meet the conditions of a test. */
export function vantestFilterData(console: Console, _place: Place, appId: string, filter: VantestConditions) {
  return { result: dataOf(console).query(calls['store-listing.vantest-filter-result.query'], { appId, filter }) }
}

/** The devices of the catalog. */
export function phonesData(console: Console, _place: Place, appId: string) {
  return { phones: dataOf(console).query(calls['store-listing.management-phone.list'], { appId }) }
}

/** How the store has judged an app each month. */
export type Awards = AnswerOf<(typeof calls)['store-listing.award.list']>

/** How the store has judged an app each month. */
export function awardsData(console: Console, _place: Place, appId: string) {
  return { awards: dataOf(console).query(calls['store-listing.award.list'], { appId }) }
}
