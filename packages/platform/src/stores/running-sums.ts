import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { StoredBytes } from './object-store.ts'
import { withRooms } from './rooms.ts'

/** Wholes that are summed at a time; of more, the one begun first is summed when it is asked for. */
const mostRunning = 100

/** SHA-256 of files one after the other, begun while some of them are still to come. */
export interface RunningSums {
  /** A file is there, and where it comes in a whole: from 1 on. */
  add(whole: string, place: number, path: string): void
  /** Sums these files, going on from what has been summed of them. */
  finish(paths: readonly string[]): Promise<StoredBytes>
}

interface Running {
  hash: Hash
  size: number
  /** What the sum has, in order. */
  summed: string[]
  /** Files that are there, and whose turn has not come. */
  waiting: Map<number, string>
  /** The reading that goes on. It ends at a file that is still to come, or for good at one that cannot be read. */
  reading: Promise<void> | undefined
}

export function createRunningSums(): RunningSums {
  const wholes = new Map<string, Running>()

  const readOn = async (whole: string, running: Running) => {
    try {
      for (;;) {
        const path = nextOf(running)
        if (path === undefined) return
        await sumFile(running, path)
        running.summed.push(path)
      }
    } catch {
      // It was replaced or given up, and what has been summed of it is of no use.
      wholes.delete(whole)
      running.summed = []
    }
  }
  const start = (whole: string, running: Running) => {
    if (running.reading || nextOf(running) === undefined || wholes.get(whole) !== running) return
    running.reading = readOn(whole, running).finally(() => {
      running.reading = undefined
      // One may have arrived as the reading ended.
      start(whole, running)
    })
  }
  return {
    add(whole, place, path) {
      const running = wholes.get(whole) ?? { ...fresh(), waiting: new Map<number, string>(), reading: undefined }
      wholes.set(whole, running)
      running.waiting.set(place, path)
      const [oldest] = wholes.keys()
      if (wholes.size > mostRunning && oldest !== undefined) wholes.delete(oldest)
      start(whole, running)
    },
    async finish(paths) {
      const [name, begun] = [...wholes].find(([, { waiting }]) => waiting.get(1) === paths[0]) ?? []
      if (name !== undefined) wholes.delete(name)
      await begun?.reading
      const sum =
        begun && begun.summed.every((path, at) => path === paths[at]) && begun.summed.length > 0 ? begun : fresh()
      for (const path of paths.slice(sum.summed.length)) await sumFile(sum, path)
      return { size: sum.size, sha256: sum.hash.digest('hex') }
    },
  }
}

function nextOf({ waiting, summed }: Running): string | undefined {
  return waiting.get(summed.length + 1)
}

function fresh(): Pick<Running, 'hash' | 'size' | 'summed'> {
  return { hash: createHash('sha256'), size: 0, summed: [] }
}

/** One piece is read while the one before it is summed. */
async function sumFile(sum: Pick<Running, 'hash' | 'size'>, path: string): Promise<void> {
  const file = await open(path)
  try {
    await withRooms(async ([room, other]) => {
      for (let reading = file.read(room); ;) {
        const { bytesRead, buffer } = await reading
        if (bytesRead === 0) return
        reading = file.read(buffer === room ? other : room)
        sum.hash.update(buffer.subarray(0, bytesRead))
        sum.size += bytesRead
      }
    })
  } finally {
    await file.close()
  }
}
