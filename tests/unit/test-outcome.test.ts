import { describe, expect, it } from 'vitest'
import { afterSecondRun, failedFiles, sumOf } from '../../scripts/test-outcome.mjs'

/** Outcome of a file with two tests, of which one may have failed. */
const outcome = (path: string, failure?: string, project = 'e2e') => ({
  path,
  project,
  passed: failure ? 1 : 2,
  failed: failure ? 1 : 0,
  skipped: 0,
  failures: failure ? [failure] : [],
  secondTry: [],
})

describe('files that failed', () => {
  it('are run once more, each a single time', () => {
    const outcomes = [outcome('walk.ts', 'lost', 'one'), outcome('walk.ts', 'lost', 'two'), outcome('list.ts')]
    expect(failedFiles(outcomes)).toEqual(['walk.ts'])
  })

  it('are not run once more if something failed outside of every file', () => {
    expect(failedFiles([outcome('walk.ts', 'lost'), outcome('', 'outside of any test')])).toEqual([])
  })

  it('count as their second run, and name what failed only in the first', () => {
    const outcomes = afterSecondRun(
      [outcome('walk.ts', 'lost'), outcome('list.ts'), outcome('form.ts', 'not there')],
      [outcome('walk.ts'), outcome('form.ts', 'still not there')],
    )
    expect(sumOf(outcomes)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['still not there'],
      secondTry: ['lost'],
    })
  })

  it('stay failed if the second run didn’t finish', () => {
    const outcomes = afterSecondRun([outcome('walk.ts', 'lost')], [{ ...outcome('', 'didn’t finish'), passed: 0 }])
    expect(sumOf(outcomes)).toMatchObject({ passed: 1, failed: 2 })
  })
})
