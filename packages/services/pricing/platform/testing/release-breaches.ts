import { eq } from 'drizzle-orm'
import { apps } from '@console-widgets/platform/tenancy/tables'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'

export const breaches: Breaches = {
  'pricing.price': {
    break: ({ appId }, world) =>
      world.asPlatform((db) => db.update(apps).set({ isFree: false }).where(eq(apps.appId, appId))),
    field: 'price',
  },
}
