import { sql } from 'drizzle-orm'
import { openPglite } from '@console-widgets/sandbox'
import { ratioResult, type Result } from '../result.ts'

const readers = 200
const visits = 10
const rounds = 5

/**
 * A request that visits the embedded database ten times while 200 others, of two visits each, never let it rest: how
 * long it takes when its visits have the place of its arrival, compared with visits that each go to the end of the
 * queue.
 */
export async function measureReaders(): Promise<Result[]> {
  const database = await openPglite()
  const visit = (visited: typeof database | ReturnType<typeof database.forRequest>) =>
    visited.asPlatform((queries) => queries.execute(sql`select count(*) from generate_series(1, 5000)`))
  let isOver = false
  const read = async () => {
    while (!isOver) {
      const own = database.forRequest()
      await visit(own)
      await visit(own)
    }
  }
  const reading = Promise.all(Array.from({ length: readers }, read))
  const timeOf = async (visited: Parameters<typeof visit>[0]) => {
    const started = performance.now()
    for (let count = 0; count < visits; count++) await visit(visited)
    return performance.now() - started
  }
  const [ours, others]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    ours.push(await timeOf(database.forRequest()))
    others.push(await timeOf(database))
  }
  isOver = true
  await reading
  await database.close()
  return [
    ratioResult(
      `${visits} visits among ${readers} readers`,
      ours,
      'ms',
      { name: 'each at the end of the queue', values: others },
      0.5,
      'less',
    ),
  ]
}
