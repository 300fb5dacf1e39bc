import type { Breaches } from '../../../versions/platform/testing/breach.ts'

export const breaches: Breaches = {
  'teams.export-statement': {
    break: (draft, world) => world.update(draft, { encryption: 'own' }),
    field: 'exportCompliance',
  },
}
