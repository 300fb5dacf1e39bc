import { createMemoryObjects, createPlatform, demoTeamId, openPglite } from '@console-widgets/sandbox'
import { Hono } from 'hono'
import { idsOfTeam } from '../../derived/support/rows.ts'
import { signInCookies } from '../../support/sign-in-cookies.ts'
import { ratioResult, type Result } from '../result.ts'
import { listenForStatements } from './handler-queries.ts'

const origin = 'http://bench.test'
const rounds = 9
const requestsOfRound = 100

/**
 * Reads through the contract, with session, permission, team, and response validation, compared with a bare Hono server
 * that sends the same statements to the same database with the embedded client's `query`, and returns the rows.
 */
export async function measurePlatform(): Promise<Result[]> {
  const statements = listenForStatements()
  const database = await openPglite({ onStatement: statements.hear })
  const platform = await createPlatform({ database, objects: createMemoryObjects(), publicOrigin: origin })
  try {
    await platform.wake()
    const cookies = await signInCookies(platform, origin)
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), agcTeamId: demoTeamId }
    const appId = (await idsOfTeam(database, demoTeamId)).appId?.[0]
    const reads = {
      'list of apps': '/agc/edge/amis/app-manage/v1/app/list?maxReqCount=50',
      'one app': `/agc/edge/amis/app-manage/v1/app?appId=${appId}`,
      'report of an app': `/agc/edge/reports/v1/apps/${appId}/overview`,
    }
    const results: Result[] = []
    for (const [name, path] of Object.entries(reads)) {
      const ours = () => platform.fetch(new Request(origin + path, { headers }))
      const queries = await statements.ofHandlers(async () => requireOk(await ours()))
      if (queries.length === 0) throw new Error(`${path} asks the database nothing`)
      const hono = new Hono()
      hono.get('*', async (context) => {
        const answers = []
        for (const { text, values } of queries) answers.push((await database.client.query(text, values)).rows)
        return context.json({ ret: { code: 0, msg: 'success' }, answers })
      })
      const bare = async () => hono.fetch(new Request(origin + path, { headers }))
      const speeds = await inTurn({ ours, bare })
      results.push(
        ratioResult(
          `${name} through the contract`,
          speeds.ours,
          '1/s',
          { name: 'bare Hono', values: speeds.bare },
          0.5,
          'more',
        ),
      )
    }
    return results
  } finally {
    await platform.close()
  }
}

/** Responses per second in each of several alternating rounds, without the first. */
async function inTurn<Name extends string>(
  asked: Record<Name, () => Promise<Response>>,
): Promise<Record<Name, number[]>> {
  const speeds = Object.fromEntries(Object.keys(asked).map((name) => [name, []])) as unknown as Record<Name, number[]>
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, ask] of Object.entries(asked) as [Name, () => Promise<Response>][]) {
      const started = performance.now()
      for (let count = 0; count < requestsOfRound; count += 1) await requireOk(await ask())
      if (round > 0) speeds[name].push(requestsOfRound / ((performance.now() - started) / 1000))
    }
  return speeds
}

async function requireOk(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A read was answered ${answer.status}: ${text}`)
}
