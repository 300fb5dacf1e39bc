import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoTeamId } from '@console-widgets/sandbox'
import { rowsOf } from '@console-widgets/platform/database/connection'
import type { DeclaredCall } from '../support/declared-calls.ts'
import { requestOf } from '../support/requests.ts'
import { watchRows, type RowWatch } from '../support/row-watch.ts'
import type { Stage } from '../support/stage.ts'

const possible = [200, 400, 404, 409]

/** Reads change no rows; the database itself rejects changes. */
export function describeReads(calls: readonly DeclaredCall[], stage: () => Stage): void {
  let watch: RowWatch
  beforeAll(async () => {
    watch = await watchRows(stage().platform.services.database)
  })

  describe.each(calls.filter(({ call }) => call.effect === 'read'))('$id', (declared: DeclaredCall) => {
    it('returns a result or an error for any input', async () => {
      for (const full of [false, true]) {
        const { status, text } = await stage().send(declared.call, stage().valid(declared, full), {
          headers: stage().holder.headers,
        })
        expect(possible, text).toContain(status)
      }
    })

    if (declared.call.method !== 'GET') return
    it('ignores unknown fields', async () => {
      const request = requestOf(declared.call, stage().valid(declared), { headers: stage().holder.headers })
      const strange = new Request(
        `${request.url}${request.url.includes('?') ? '&' : '?'}unheard=1&__proto__=2&_t=3`,
        request,
      )
      const [plain, other] = [await stage().platform.fetch(request), await stage().platform.fetch(strange)]
      expect(other.status).toBe(plain.status)
      expect(await other.text()).toBe(await plain.text())
    })
  })

  it('no read has changed a row', async () => {
    expect((await watch.look()).changed).toEqual([])
  })

  it('no read could: the database rejects changes in the transaction of a read', async () => {
    const change = stage().platform.services.database.asTeam(
      { teamId: demoTeamId, userId: 'somebody', readOnly: true },
      (queries) => rowsOf(queries, sql`delete from cw_apps`),
    )
    await expect(change.catch((error: Error) => Promise.reject(error.cause ?? error))).rejects.toThrow(
      /read-only transaction/,
    )
  })
}
