import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import type { distributionCalls } from '@console-widgets/versions/contract'
import { releaseTypes } from '@console-widgets/versions/model'
import { changed, describeVersion, summarize } from '../answer-version.ts'
import { updateDraft } from '../drafts.ts'
import { readHandlers } from '../read-handlers.ts'
import { findVersion, liveVersions, openVersion } from '../version-rows.ts'
import { changedDraft, newestTest, shownVersion } from './chosen-version.ts'
import { describeFeatureImage } from './feature-image.ts'

type VersionCalls = Pick<
  typeof distributionCalls,
  | 'distribution.app.get'
  | 'distribution.app.update'
  | 'distribution.app-by-id.get'
  | 'distribution.immersive-picture-info.get'
  | 'distribution.version.list'
  | 'distribution.service.get'
  | 'distribution.service.update'
  | 'distribution.beta-test.get'
  | 'distribution.beta-test.update'
>

/** Handlers for the store listing, the release plan, and the test plan of an app. */
export const versionHandlers: Handlers<VersionCalls> = {
  'distribution.app.get': async (input, context) => {
    const version = await shownVersion(context.db, input)
    return { app: version ? await describeVersion(context, version) : null }
  },

  'distribution.app.update': async (input, context) =>
    changed(context, await updateDraft(context, { ...input, versionId: await changedDraft(context, input) })),

  'distribution.app-by-id.get': async ({ appId }, { db }) => {
    const app = await findApp(db, appId)
    const { whole, phased } = await liveVersions(db, appId)
    const open = await openVersion(db, appId)
    const live = whole ?? phased
    return {
      app,
      onShelf: live ? ((await summarize(db, [live]))[0] ?? null) : null,
      open: open ? ((await summarize(db, [open]))[0] ?? null) : null,
    }
  },

  'distribution.immersive-picture-info.get': async (input, context) => {
    const version = await shownVersion(context.db, input)
    const objectId = version?.materials.featureImage
    return { picture: version && objectId ? await describeFeatureImage(context, version.versionId, objectId) : null }
  },

  'distribution.version.list': readHandlers['versions.app-version.list'],

  'distribution.service.get': async (input, context) => {
    const version = await shownVersion(context.db, input)
    return { service: version ? await describeVersion(context, version) : null }
  },

  'distribution.service.update': async (input, context) =>
    changed(context, await updateDraft(context, { ...input, versionId: await changedDraft(context, input) })),

  'distribution.beta-test.get': async ({ appId, versionId }, { db }) => {
    await findApp(db, appId)
    const test = versionId === undefined ? await newestTest(db, appId) : await findVersion(db, appId, versionId)
    return { betaTest: test ? ((await summarize(db, [test]))[0] ?? null) : null }
  },

  'distribution.beta-test.update': async (input, context) => {
    const versionId = await changedDraft(context, input, releaseTypes.test)
    return changed(context, await updateDraft(context, { ...input, versionId }))
  },
}
