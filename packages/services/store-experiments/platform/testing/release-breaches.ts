import { calls } from '@console-widgets/store-experiments/contract'
import { withTexts, type Breaches } from '../../../versions/platform/testing/breach.ts'

export const breaches: Breaches = {
  'store-experiments.tested': {
    live: 1,
    async break(draft, world) {
      const { console } = world
      const given = { appId: draft.appId, testName: 'A shorter line', target: 'brief' as const }
      const { testId, variants } = await console.invoke(calls['store-experiments.material-test.create'], given)
      await console.invoke(calls['store-experiments.material-test.update'], {
        ...{ testId, testName: given.testName, target: 'brief', lang: 'en-US', countries: [], trafficPercent: 50 },
        ...{ days: 21, startMode: 'auto', goal: 'install', method: 'sequential', alpha: 0.05, effect: 0.2 },
        variants: [
          {
            ...{ variantId: variants[0]?.variantId, variantName: 'A', materialId: null, icon: null },
            ...{ screenshots: [], brief: 'Harbours of the coast' },
          },
        ],
      })
      await console.invoke(calls['store-experiments.material-test-audit.submit'], { testId })
      await world.pass(9)
      await withTexts({ briefInfo: 'Berths of the coast' })(draft, world)
    },
    field: 'languages.en-US.briefInfo',
    sample: 'A shorter line',
    level: 'warning',
  },
}
