import { afterAll, beforeAll, describe } from 'vitest'
import { createStage, type Stage, type StageOptions } from './stage.ts'

/** Describes tests that share one stage and therefore see each other's changes. */
export function describeOnStage(name: string, define: (stage: () => Stage) => void, options?: StageOptions): void {
  describe(`${name}`, () => {
    let stage: Stage
    beforeAll(async () => {
      stage = await createStage(options)
    })
    afterAll(() => stage.close())
    define(() => stage)
  })
}
