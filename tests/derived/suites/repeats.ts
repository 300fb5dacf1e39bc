import { beforeAll, describe, expect, it } from 'vitest'
import { isRepeatable } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { demoTeamId } from '@console-widgets/sandbox'
import { startPerson } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import type { Stage } from '../support/stage.ts'

/** Where a call puts work that is done after its answer. */
const workTables = ['cw_jobs', 'cw_tasks']
/** The memory of acts: an act that comes again is looked up there, in the statement that would keep it. */
const memory = 'cw_acts'

/**
 * An answer can get lost on its way. Whoever then sends the same act again gets that answer, and nothing is done twice:
 * nothing is written but to the memory of acts.
 */
export function describeRepeats(all: readonly DeclaredCall[], stage: () => Stage): void {
  let watch: RowWatch
  beforeAll(async () => {
    watch = await watchRows(stage().platform.services.database)
  })

  /** The tables that were written to, also by the work that was put off. */
  const writtenAtLast = async () => {
    const { written } = await watch.look()
    if (!written.some((table) => workTables.includes(table))) return written
    await stage().platform.wake()
    return [...written, ...(await watch.look()).written]
  }

  const answered = new Set<string>()
  let people = 0

  // What only adds and changes comes first, so that what it works on is there.
  const calls = all
    .filter(({ call }) => isRepeatable(call))
    .toSorted((a, b) => Number(a.call.effect === 'destroy') - Number(b.call.effect === 'destroy'))

  describe.each(calls)('$id', (declared: DeclaredCall) => {
    it('is done once, and answered alike', async () => {
      // Someone else for each call: some end the session or the place in the team of whoever makes them.
      const { headers } = await startPerson(stage().platform, {
        teamId: demoTeamId,
        role: 'holder',
        name: `repeats-${++people}`,
      })
      const input = stage().valid(declared)
      const send = () => stage().send(declared.call, input, { headers: { ...headers, [actHeader]: 'first' } })
      const first = await send()
      expect(first.status, first.text).toBeLessThan(500)
      await writtenAtLast()
      if (first.status !== 200) return
      answered.add(declared.id)
      const again = await send()
      expect(again).toEqual(first)
      expect((await writtenAtLast()).filter((table) => table !== memory)).toEqual([])
    })
  })

  it.runIf(calls.length > 0)('some of what can be repeated was really done', () => {
    expect(answered.size).toBeGreaterThan(0)
  })
}
