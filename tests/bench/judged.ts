import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { testOrigin, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { median } from './spread.ts'

/** Time of some work in milliseconds, and the processor time in it: that of the database too, if it is embedded. */
export interface Timed {
  took: number
  worked: number
}

export async function timed(work: () => Promise<unknown>): Promise<Timed> {
  const [began, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { took: performance.now() - began, worked: (user + system) / 1000 }
}

/** Prints a time, and fails the benchmark if the processor time exceeds the limit: other work doesn't lengthen it. */
export function judge(name: string, { took, worked }: Timed, longest: number): void {
  console.log(`${name}\tprocessor ${rounded(worked)} ms of ${longest}\t${rounded(took)} ms by the clock`)
  if (worked > longest) process.exitCode = 1
}

/** Judges the median of some rounds of a read, after one that isn't measured. */
export async function judgeRead(
  name: string,
  longest: number,
  read: () => Promise<unknown>,
  { rounds = 5 } = {},
): Promise<void> {
  await read()
  const times: Timed[] = []
  for (let round = 0; round < rounds; round++) times.push(await timed(read))
  const of = (key: keyof Timed) => median(times.map((each) => each[key]))
  judge(name, { took: of('took'), worked: of('worked') }, longest)
}

/** Processors that a rate has. */
const processors = 2

/** Requests that are under way at once, as they are under load. */
const atOnce = 50

/**
 * Judges how many requests a second two processors can answer, by the processor time of one, which is a median of
 * batches. `finish` is work that a request leaves for later.
 */
export async function judgeRate(
  name: string,
  least: number,
  ask: (at: number) => Promise<unknown>,
  { batches = 7, size = 500, finish = async () => {} }: RateOptions = {},
): Promise<void> {
  const times: Timed[] = []
  for (let batch = 0; batch <= batches; batch++)
    times.push(
      await timed(async () => {
        let next = batch * size
        const askInTurn = async () => {
          while (next < (batch + 1) * size) await ask(next++)
        }
        await Promise.all(Array.from({ length: atOnce }, askInTurn))
        await finish()
      }),
    )
  // The first batch warms up.
  const of = (key: keyof Timed) => median(times.slice(1).map((each) => each[key])) / size
  const rate = Math.round((1000 / of('worked')) * processors)
  console.log(
    `${name}\tprocessor ${of('worked').toFixed(2)} ms each, ${rate}/s on ${processors} processors of ${least}\t${of('took').toFixed(2)} ms by the clock`,
  )
  if (rate < least) process.exitCode = 1
}

interface RateOptions {
  batches?: number
  size?: number
  finish?: () => Promise<unknown>
}

/** Requests of an app's copies, each from an address of its own, which the limits per address don't stop. */
export async function appOf({ platform }: TestPlatform, appId: string) {
  const key = await platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  const base = clientAddress(testOrigin, key ?? '')
  return {
    post: (path: string, body: unknown, at: number, headers: Record<string, string> = {}) =>
      platform.fetch(
        new Request(`${base}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
        { address: addressOf(at) },
      ),
  }
}

/** A network address per number. */
export const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`

const rounded = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : Math.round(milliseconds))
