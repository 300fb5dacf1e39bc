import type { EventTakers } from '@console-widgets/platform/calls/events'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import type {} from '@console-widgets/platform/tenancy/app-events'
import { isNameFixed } from './consistency.ts'

/** Reactions of packages to events of their apps. */
export const takenEvents: EventTakers = {
  'apps.renaming-package': async ({ app }, { db }) => {
    if (await isNameFixed(db, app.appId))
      throw refuse('package-name-fixed', 'The package name can’t change, since the app already has a package', [
        issue('packageName', 'package-name-fixed'),
      ])
  },
}
