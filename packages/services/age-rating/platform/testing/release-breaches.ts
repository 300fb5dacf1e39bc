import { expect } from 'vitest'
import { questionnaires } from '@console-widgets/age-rating/model'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { addSibling } from '../../../versions/platform/testing/add-sibling.ts'
import { withTexts, type Breaches } from '../../../versions/platform/testing/breach.ts'

const nextQuestionnaire = questionnaires[1]?.validFrom ?? 0

export const breaches: Breaches = {
  'age-rating.confirmed': {
    break: ({ appId }, world) =>
      world.console.invoke(appCalls['apps.app.update'], { appId, childType: 1303, grandChildType: 130_303 }),
    field: 'rating',
  },
  'age-rating.content': {
    break: withTexts({ appDesc: 'Finds a berth in every harbour of the coast. Chat with the crews beside you.' }),
    field: 'interaction',
    sample: 'Chat',
  },
  'age-rating.countries': {
    break: ({ appId }, world) => rateApp(world.console, appId, { 'real-gambling': 1 }),
    field: 'real-gambling',
    sample: 'CN',
    level: 'warning',
  },
  'age-rating.series': {
    break: async (draft, world) => rateApp(world.console, await addSibling(world, draft), { substances: 1 }),
    field: 'series',
    sample: expect.stringMatching(/^Harbour Guide/) as string,
    level: 'warning',
  },
  'age-rating.current': {
    from: nextQuestionnaire,
    break: async () => {},
    field: 'rating',
    level: 'warning',
  },
}
