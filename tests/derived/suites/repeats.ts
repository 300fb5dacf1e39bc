import { beforeAll, describe, expect, it } from 'vitest'
import { isRepeatable } from '@console-widgets/contract'
import { actHeader } from '@console-widgets/core/model'
import { demoTeamId } from '@console-widgets/sandbox'
import { startPerson } from '../support/cast.ts'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import type { Stage } from '../support/stage.ts'

/** Tables in which a call queues work for after its response. */
const workTables = ['cw_jobs', 'cw_tasks']
/** The idempotency table: a repeated request is looked up there, in the statement that would insert it. */
const memory = 'cw_acts'

/**
 * A response can get lost. If the caller resends the same request, it gets the original response, and nothing is
 * written except to the idempotency table.
 */
export function describeRepeats(all: readonly DeclaredCall[], stage: () => Stage): void {
  let watch: RowWatch
  beforeAll(async () => {
    watch = await watchRows(stage().platform.services.database)
  })

  /** Tables that were written to, including by queued work. */
  const writtenAtLast = async () => {
    const { written } = await watch.look()
    if (!written.some((table) => workTables.includes(table))) return written
    await stage().platform.wake()
    return [...written, ...(await watch.look()).written]
  }

  const answered = new Set<string>()
  let people = 0

  // Creates and updates come first, so that their objects still exist.
  const calls = all
    .filter(({ call }) => isRepeatable(call))
    .toSorted((a, b) => Number(a.call.effect === 'destroy') - Number(b.call.effect === 'destroy'))

  describe.each(calls)('$id', (declared: DeclaredCall) => {
    it('runs once, and returns the same response again', async () => {
      // A different user for each call: some calls end the caller's session or membership.
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

  it.runIf(calls.length > 0)('some repeatable calls have changed something', () => {
    expect(answered.size).toBeGreaterThan(0)
  })
}
