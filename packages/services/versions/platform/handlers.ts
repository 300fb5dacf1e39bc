import { calls, distributionCalls } from '@console-widgets/versions/contract'
import * as schemas from '@console-widgets/versions/schemas'
import { implement } from '@console-widgets/platform/calls/handler'
import { changed } from './answer-version.ts'
import { checkHandlers } from './check-handlers.ts'
import { distributionHandlers } from './distribution/handlers.ts'
import { createDraft, deleteDraft, updateDraft } from './drafts.ts'
import { deleteLanguage } from './languages.ts'
import { imagesOf, setImagesAside } from './materials.ts'
import { lifeHandlers } from './life-handlers.ts'
import { moveVersion, requireAction } from './move-version.ts'
import { readHandlers } from './read-handlers.ts'
import { uadHandlers } from './uad-tasks.ts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { lockVersion } from './version-rows.ts'

/** Handles the calls of the areas `versions` and `distribution`. */
export const versionsImplementation = implement({ ...calls, ...distributionCalls }, schemas, {
  ...readHandlers,
  ...lifeHandlers,
  ...checkHandlers,
  ...uadHandlers,
  ...distributionHandlers,

  'versions.app-version.create': async (input, context) => changed(context, await createDraft(context, input)),

  'versions.app-version.update': async (input, context) => changed(context, await updateDraft(context, input)),

  'versions.app-version.delete': async ({ appId, versionId }, context) => {
    await deleteDraft(context, appId, versionId)
  },

  'versions.version-language.delete': async ({ appId, versionId, lang }, context) => {
    const { db, userId } = context
    const version = await lockVersion(db, appId, versionId)
    requireAction('edit', version, context.now())
    await deleteLanguage(db, version, lang, (await findApp(db, appId)).defaultLang)
    const { materials } = version
    const set = { materials: { ...materials, media: materials.media.filter((each) => each.lang !== lang) } }
    const move = { action: 'edit', userId, why: `− ${lang}`, set } as const
    const moved = await moveVersion(db, version, move, context.now())
    const images = imagesOf(materials).map((image) => image.objectId)
    await setImagesAside(context, appId, images)
    return changed(context, moved)
  },
})
