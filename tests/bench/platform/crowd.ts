import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoTeamId } from '@console-widgets/sandbox'
import { openNodePlatform, serve } from '@console-widgets/sandbox/node'
import { freePort } from '../../support/free-port.ts'
import { signInCookies } from '../../support/sign-in-cookies.ts'
import { ratioResult, type Result } from '../result.ts'
import { median } from '../spread.ts'

const readers = 200
const secondsOfRound = 10
/** A minute in all, after a round in which the statements are prepared. */
const rounds = 6

const app = '108370001'
const paths = [
  '/amis/app-manage/v1/app/list?maxReqCount=50',
  `/amis/app-manage/v1/app?appId=${app}`,
  `/reports/v1/apps/${app}/overview`,
]

/**
 * A minute of 200 people who read without a pause, each with a connection of their own, from a server with the embedded
 * database: how much longer the slowest hundredth of the answers takes than the median, and the slowest one. A queue
 * that isn't fair shows here.
 */
export async function measureCrowd(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'console-bench-crowd-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const serviceOptions = { reports: { demoEvents: 20_000 } }
  const platform = await openNodePlatform({ folder, publicOrigin: origin, serviceOptions })
  const serving = await serve({ port, fetch: platform.fetch })
  try {
    await platform.wake()
    const cookies = await signInCookies(platform, origin)
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), agcTeamId: demoTeamId }
    const agent = new Agent({ keepAlive: true, maxSockets: readers })
    const read = (path: string) => timeOf(`${origin}/agc/edge${path}`, headers, agent)
    const times = (await readTogether(read)).slice(1)
    agent.destroy()
    const medians = { name: 'the median answer', values: times.map(median) }
    const name = (what: string) => `${what} for ${readers} readers`
    return [
      ratioResult(
        name('99 of 100 answers'),
        times.map((each) => quantile(each, 0.99)),
        'ms',
        medians,
        3,
      ),
      ratioResult(
        name('slowest answer'),
        times.map((each) => quantile(each, 1)),
        'ms',
        medians,
        5,
      ),
    ]
  } finally {
    await serving.close()
    await platform.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads with all readers until every round is over. @returns the times of the answers by the round of their request */
async function readTogether(read: (path: string) => Promise<number>): Promise<number[][]> {
  const started = performance.now()
  const times: number[][] = Array.from({ length: rounds + 1 }, () => [])
  const roundNow = () => times[Math.floor((performance.now() - started) / 1000 / secondsOfRound)]
  const keepReading = async (reader: number) => {
    for (let at = reader, round = roundNow(); round; at += 1, round = roundNow())
      round.push(await read(paths[at % paths.length] as string))
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => keepReading(reader)))
  return times
}

/** Milliseconds until an answer is read. @throws Error if it refuses */
function timeOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A read was answered ${answer.statusCode}`))
      answer.resume()
      answer.on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number
}
