import { afterEach, inject } from 'vitest'
import type { Page } from './page.ts'

/** Takes a screenshot when a test fails. */
export function keepPictureOfFailure(pageOfTest: () => Page): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const name = `${inject('browser')}-${task.name.replace(/\W+/g, '-')}`
    await pageOfTest()
      .screenshot(`test-results/${name}.png`)
      .catch(() => {})
  })
}
