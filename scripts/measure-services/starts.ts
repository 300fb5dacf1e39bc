import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../../tests/bench/spread.ts'
import { runMeasured } from './run-measured.ts'
import { row, type Row } from './row.ts'

interface Start {
  milliseconds: number
  /** From the beginning of the process, which loads the platform's modules before it starts it. */
  ready: number
  processorMilliseconds: number
  memory: number
}

const rounds = 3

/** Starts of the platform in Node, each in a process of its own: on a fresh folder, and on the same one again. */
export function measureStarts(repository: string): Row[] {
  const first: Start[] = []
  const second: Start[] = []
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'measured-start-'))
    const start = () =>
      JSON.parse(
        runMeasured(repository, '--import', 'tsx', 'scripts/measure-services/start-platform.ts', folder).output,
      ) as Start
    first.push(start())
    second.push(start())
    rmSync(folder, { recursive: true, force: true })
  }
  return [...rowsOf('first start in Node', first), ...rowsOf('second start in Node', second)]
}

function rowsOf(name: string, starts: readonly Start[]): Row[] {
  const middle = (key: keyof Start) => median(starts.map((start) => start[key]))
  return [
    row(name, middle('milliseconds'), 'ms'),
    row(`${name}, processor`, middle('processorMilliseconds'), 'ms'),
    row(`${name}, with the process and its modules`, middle('ready'), 'ms'),
    row(`memory after the ${name.replace(' in Node', '')}`, middle('memory') / 2 ** 20, 'MB'),
  ]
}
