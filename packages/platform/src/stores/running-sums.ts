import { createHash, type Hash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { StoredBytes } from './object-store.ts'
import { withRooms } from './rooms.ts'

/** Objects hashed ahead concurrently. Beyond that, the oldest is hashed only when it is composed. */
const mostRunning = 100

/** SHA-256 over a sequence of files, started before all of them have arrived. */
export interface RunningSums {
  /** Announces a file and its position in a multipart object, from 1. */
  add(whole: string, place: number, path: string): void
  /** Hashes these files, continuing from what has been hashed of them. */
  finish(paths: readonly string[]): Promise<StoredBytes>
}

interface Running {
  hash: Hash
  size: number
  /** Files hashed so far, in order. */
  summed: string[]
  /** Files that have arrived out of order, by position. */
  waiting: Map<number, string>
  /** Read in progress. It pauses at a file that hasn't arrived, and stops permanently at one that can't be read. */
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
      // The file was replaced or removed: discard its hash.
      wholes.delete(whole)
      running.summed = []
    }
  }
  const start = (whole: string, running: Running) => {
    if (running.reading || nextOf(running) === undefined || wholes.get(whole) !== running) return
    running.reading = readOn(whole, running).finally(() => {
      running.reading = undefined
      // Another file may have arrived as the read ended.
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

/** Reads the next chunk while the previous one is hashed. */
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
