import type { AnswerOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import { orchestrationCalls } from '@console-widgets/core/contract'
import { createFileService } from '@console-widgets/core/files'
import { largestPageSize } from '@console-widgets/core/model'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { isInPhasedRelease, pollCockpitEvery, pollEvery, testStates, versionListFields } from './model.ts'

/** A version as listed. */
export type VersionItem = ItemOf<(typeof calls)['versions.app-version.list']>
/** A version with everything that belongs to it. */
export type Version = AnswerOf<(typeof calls)['versions.on-shelf.submit']>['version']
/** An alert that is firing for a version. */
export type FiringAlarm = AnswerOf<(typeof calls)['versions.app-version.get']>['alarms'][number]
/** What users have said since a version was released. */
export type ReleaseReviews = AnswerOf<(typeof calls)['versions.app-version.get']>['reviews']
/** An event of a version. */
export type VersionEvent = Version['events'][number]
/** Where an app is available, and why it isn't elsewhere. */
export type Availability = AnswerOf<(typeof calls)['distribution.availability.get']>
/** A finding of the reviewer. */
export type Finding = NonNullable<Version['auditInfo']>['findings'][number]
/** How a phased release is doing. */
export type PhasedFigures = NonNullable<AnswerOf<(typeof calls)['versions.phased-release-figures.get']>['figures']>
/** A link to a file of an app. */
export type TempUrl = AnswerOf<(typeof calls)['distribution.temp-url.get']>
/** A review of advertising images. */
export type UadTask = NonNullable<AnswerOf<(typeof calls)['versions.uad-review-task.get']>['task']>

/** Polling interval of a list: the shortest that one of its versions needs, but at least three seconds. */
function everyOf(console: Console) {
  return (items: readonly VersionItem[]) => {
    const waits = items.map((item) => pollEvery(item, console.ports.now())).filter((wait) => wait !== undefined)
    return waits.length === 0 ? undefined : Math.max(3000, Math.min(...waits))
  }
}

/** Versions of an app, or of all apps of the team, and the live version. */
export function versionsData(console: Console, place: Place, appId?: string) {
  const { list, mutation } = dataOf(console)
  return {
    versions: list(calls['versions.app-version.list'], {
      id: appId ? 'versions' : 'team-versions',
      key: 'versionId',
      fields: versionListFields,
      place,
      every: everyOf(console),
      input: appId ? { appId } : {},
    }),
    create: mutation(calls['versions.app-version.create']),
    remove: mutation(calls['versions.app-version.delete']),
  }
}

/** The live version of an app; without one, the last live version. */
export function liveData(console: Console, _place: Place, appId: string) {
  const { query } = dataOf(console)
  return {
    onShelf: query(calls['versions.on-shelf.get'], { appId }),
    lastOnShelf: query(calls['versions.last-on-shelf.get'], { appId }),
  }
}

/** One version, polled while scheduled or automatic changes are pending, or alerts can fire. */
export function versionData(console: Console, _place: Place, appId: string, versionId?: string) {
  const { query, invalidate } = dataOf(console)
  const input = versionId === undefined ? { appId } : { appId, versionId }
  return {
    version: query(calls['versions.app-version.get'], input, {
      every: ({ version }) => (version ? pollCockpitEvery(version, console.ports.now()) : undefined),
    }),
    /** Invalidates lists of apps and versions, which show the state, after an automatic change. */
    tellChange: () => invalidate(['apps', 'versions']),
  }
}

/** Where an app is available, and why it isn't elsewhere. */
export function availabilityData(console: Console, _place: Place, appId: string) {
  const { query } = dataOf(console)
  return { availability: query(calls['distribution.availability.get'], { appId }) }
}

/** All actions on a version. */
export function versionActs(console: Console) {
  const { mutation } = dataOf(console)
  const create = mutation(calls['versions.app-version.create'])
  const update = mutation(calls['versions.app-version.update'])
  const inProgress = async (appId: string) => {
    const { version } = await console.invoke(calls['versions.app-version.get'], { appId })
    if (!version) return undefined
    if (isInPhasedRelease(version)) return { versionId: version.versionId, inPhases: true }
    return version.openVersionId ? { versionId: version.openVersionId, inPhases: false } : undefined
  }
  return {
    create,
    update,
    /** Reads a version as it is now, whatever is known of it here. */
    read: (appId: string, versionId: string) => console.invoke(calls['versions.app-version.get'], { appId, versionId }),
    /**
     * Returns the version in progress of an app, or creates a draft, with a package if one is named. However often it
     * is called, and in however many pages, there is one. During a phased release no other version can be prepared: it
     * returns the one in phases.
     */
    async prepare(appId: string, packageId?: string): Promise<{ versionId: string; inPhases: boolean }> {
      const chosen = packageId === undefined ? {} : { packageId }
      const withPackage = async (found: { versionId: string; inPhases: boolean }) => {
        if (packageId === undefined || found.inPhases) return found
        const { versionId } = found
        const { version } = await console.invoke(calls['versions.app-version.get'], { appId, versionId })
        // After a lost answer, the draft has the package already.
        if (version?.packageId !== packageId) await update.run({ appId, versionId, packageId })
        return found
      }
      const known = await inProgress(appId)
      if (known) return withPackage(known)
      try {
        return { versionId: (await create.run({ appId, ...chosen }))!.version.versionId, inPhases: false }
      } catch (error) {
        // Another page has just created one.
        const other = (error as ConsoleError).reason === 'version-state' ? await inProgress(appId) : undefined
        if (other) return withPackage(other)
        throw error
      }
    },
    /**
     * Returns the draft of a test with the groups of another one and without a package yet, or creates it. However
     * often it is called, there is one.
     */
    async prepareTest(appId: string, testOf: string): Promise<string> {
      const { items } = await console.invoke(calls['versions.test-version.list'], {
        appId,
        maxReqCount: largestPageSize,
      })
      const groupsOf = (test: VersionItem | undefined) => JSON.stringify(test?.testInfo?.groupInfos)
      const known = groupsOf(items.find(({ versionId }) => versionId === testOf))
      const draft = items.find(
        (test) => test.releaseState === testStates.preparing && !test.packageId && groupsOf(test) === known,
      )
      return draft?.versionId ?? (await create.run({ appId, releaseType: 6, testOf }))!.version.versionId
    },
    remove: mutation(calls['versions.app-version.delete']),
    removeLanguage: mutation(calls['versions.version-language.delete']),
    submit: mutation(calls['versions.on-shelf.submit']),
    cancel: mutation(calls['versions.on-shelf.cancel']),
    shelfOff: mutation(calls['versions.shelf-off.submit']),
    cancelShelfOff: mutation(calls['versions.shelf-off.cancel']),
    setTime: mutation(calls['versions.on-shelf-time.update']),
    rollback: mutation(calls['versions.rollback.submit']),
    urge: mutation(calls['versions.audit.urge']),
    testRelease: mutation(calls['versions.test-release.submit']),
    openTest: mutation(calls['versions.open-test.submit']),
    phased: mutation(calls['versions.phased-release.update']),
  }
}

/** Previous versions, and one of them in full. */
export function historyData(console: Console, place: Place, appId: string) {
  const { list } = dataOf(console)
  return {
    history: list(calls['versions.history-version.list'], {
      id: 'version-history',
      key: 'versionId',
      fields: versionListFields,
      place,
      input: { appId },
    }),
    read: (versionId: string) => console.invoke(calls['versions.history-version.get'], { appId, versionId }),
  }
}

/** Rollout history of a phased release, and its figures. */
export function phasedData(console: Console, _place: Place, appId: string, versionId: string) {
  const { query } = dataOf(console)
  return {
    changes: query(calls['versions.phased-release-history.get'], { appId, versionId, maxReqCount: 50 }),
    figures: query(calls['versions.phased-release-figures.get'], { appId, versionId }),
  }
}

/** Versions for testers. */
export function testVersionsData(console: Console, place: Place, appId: string) {
  const { list, query } = dataOf(console)
  return {
    tests: list(calls['versions.test-version.list'], {
      id: 'test-versions',
      key: 'versionId',
      fields: versionListFields,
      place,
      every: everyOf(console),
      input: { appId },
    }),
    groups: query(calls['versions.test-user-group.list'], { appId }),
    checkGroup: (groupId: string) => console.invoke(calls['versions.test-user-group.check'], { appId, groupId }),
  }
}

/** Checks that forms run while the user types. */
export function checksData(console: Console, _place: Place, appId: string) {
  return {
    checkName: (lang: string) => (appName: string) =>
      console.invoke(calls['versions.app-name.check'], { appId, lang, appName }),
    checkCountries: (versionId: string, publishCountry: readonly string[]) =>
      console.invoke(calls['versions.country-change.check'], { appId, versionId, publishCountry: [...publishCountry] }),
    checkPrivacy: (privacyPolicy: string) =>
      console.invoke(calls['versions.agreement.check'], { appId, privacyPolicy }),
  }
}

/** Tells the languages of texts, by a call outside of the gateway (R166). */
export function languagesData(console: Console) {
  return {
    detect: (text: string) => console.invoke(orchestrationCalls['orchestration.language.detect'], { text }),
  }
}

/** Links to files of an app, which anyone can use for ten minutes. */
export function downloadData(console: Console) {
  return {
    createLink: (appId: string, objectId: string) =>
      console.invoke(calls['distribution.temp-url.get'], { appId, objectId }),
  }
}

/** Names of countries in all interface languages. */
export function regionsData(console: Console) {
  let names: Promise<ReadonlyMap<string, readonly string[]>> | undefined
  const read = async () => {
    const { regions } = await console.invoke(calls['distribution.region-name.list'], undefined)
    return new Map(regions.map((region) => [region.id, Object.values(region.names)]))
  }
  return {
    /** Reads them once; after a failure, the next search tries again. */
    readNames: () =>
      (names ??= read().catch((error: unknown) => {
        names = undefined
        throw error
      })),
  }
}

/** Reviews of advertising images. */
export function uadData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    task: query(
      calls['versions.uad-review-task.get'],
      { appId },
      { every: ({ task }) => (task?.state === 'submitted' ? 1500 : undefined) },
    ),
    create: mutation(calls['versions.uad-review-task.create']),
    submit: mutation(calls['versions.uad-review-task.submit']),
  }
}

/** File service for images. */
export function picturesData(console: Console) {
  const files = createFileService(console)
  const sent = new WeakMap<File, string>()
  return {
    /**
     * Uploads an image, whose type and size are read from its header. If only the following step fails, a retry reuses
     * the uploaded object, so that the action stays the same.
     */
    async upload(file: File) {
      const objectId = sent.get(file) ?? (await files.upload(file, { bizTag: 'versions' }).done).objectId
      sent.set(file, objectId)
      return objectId
    },
  }
}
