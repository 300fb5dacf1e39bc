import { expect } from 'vitest'
import { calls } from '@console-widgets/apps/contract'
import { addSibling } from '../../../versions/platform/testing/add-sibling.ts'
import type { Breaches } from '../../../versions/platform/testing/breach.ts'

export const breaches: Breaches = {
  'apps.category': {
    break: ({ appId }, world) => world.console.invoke(calls['apps.app.update'], { appId, childType: null }),
    field: 'childType',
  },
  'apps.series': {
    break: (draft, world) => addSibling(world, draft, { childType: 1304 }),
    field: 'series',
    sample: expect.stringMatching(/^Harbour Guide/) as string,
    level: 'warning',
  },
}
