import { createHash, type Hash } from 'node:crypto'
import type { StoredBytes } from './object-store.ts'

/** Objects hashed ahead concurrently. Beyond that, the oldest is hashed only when it is composed. */
const mostRunning = 100

/** SHA-256 over a sequence of sources, such as files, started before all of them have arrived. */
export interface RunningSums {
  /** Announces a source and its position in a multipart object, from 1. */
  add(whole: string, place: number, source: string): void
  /** Hashes these sources, continuing from what has been hashed of them. */
  finish(sources: readonly string[]): Promise<StoredBytes>
}

/** Passes the bytes of a source on, in order. */
export type ReadThrough = (source: string, add: (bytes: Uint8Array) => void) => Promise<void>

interface Running {
  hash: Hash
  size: number
  /** Sources hashed so far, in order. */
  summed: string[]
  /** Sources that have arrived out of order, by position. */
  waiting: Map<number, string>
  /** Read in progress. It pauses at a source that hasn't arrived, and stops permanently at one that can't be read. */
  reading: Promise<void> | undefined
}

export function createRunningSums(readThrough: ReadThrough): RunningSums {
  const sumSource = (sum: Pick<Running, 'hash' | 'size'>, source: string) =>
    readThrough(source, (bytes) => {
      sum.hash.update(bytes)
      sum.size += bytes.length
    })
  const wholes = new Map<string, Running>()

  const readOn = async (whole: string, running: Running) => {
    try {
      for (;;) {
        const source = nextOf(running)
        if (source === undefined) return
        await sumSource(running, source)
        running.summed.push(source)
      }
    } catch {
      // The source was replaced or removed: discard its hash.
      wholes.delete(whole)
      running.summed = []
    }
  }
  const start = (whole: string, running: Running) => {
    if (running.reading || nextOf(running) === undefined || wholes.get(whole) !== running) return
    running.reading = readOn(whole, running).finally(() => {
      running.reading = undefined
      // Another source may have arrived as the read ended.
      start(whole, running)
    })
  }
  return {
    add(whole, place, source) {
      const running = wholes.get(whole) ?? { ...fresh(), waiting: new Map<number, string>(), reading: undefined }
      wholes.set(whole, running)
      running.waiting.set(place, source)
      const [oldest] = wholes.keys()
      if (wholes.size > mostRunning && oldest !== undefined) wholes.delete(oldest)
      start(whole, running)
    },
    async finish(sources) {
      const [name, begun] = [...wholes].find(([, { waiting }]) => waiting.get(1) === sources[0]) ?? []
      if (name !== undefined) wholes.delete(name)
      await begun?.reading
      const sum =
        begun && begun.summed.every((source, at) => source === sources[at]) && begun.summed.length > 0 ? begun : fresh()
      for (const source of sources.slice(sum.summed.length)) await sumSource(sum, source)
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
