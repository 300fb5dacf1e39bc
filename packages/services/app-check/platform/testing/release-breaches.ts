import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { AppVersion } from '@console-widgets/versions/schemas'
import { reportPackage } from '@console-widgets/sandbox/testing/report-package'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'
import type { VersionWorld } from '../../../versions/platform/testing/world.ts'

const reportOn = (found: Parameters<typeof reportPackage>[2]) => (draft: AppVersion, world: VersionWorld) =>
  world.asPlatform((db) => reportPackage(db, draft.packageId ?? '', found))

export const breaches: Breaches = {
  'app-check.blocking': { break: reportOn({ block: 2 }), field: 'block' },
  'app-check.report': {
    break: ({ packageId }, world) =>
      world.asPlatform((db) => db.execute(sql`delete from cw_app_checks where pkg_id = ${packageId}`)),
    field: expect.stringMatching(/^packages\../) as string,
    level: 'warning',
  },
  'app-check.serious': { break: reportOn({ serious: 1 }), field: 'serious', level: 'warning' },
}
