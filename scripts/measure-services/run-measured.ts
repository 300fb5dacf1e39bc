import { spawnSync } from 'node:child_process'

/** What a process has taken. */
export interface Taken {
  /** From its start to its end. */
  seconds: number
  /** Of the processor, its own children's included: what another process beside it changes least. */
  processorSeconds: number
  output: string
}

/**
 * Runs a script of Node in a repository, and adds up what it takes of the processor; needs a POSIX shell.
 * @throws Error with what it said when it fails
 */
export function runMeasured(repository: string, ...parameters: string[]): Taken {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$@"; status=$?; times >&2; exit $status', 'sh', process.execPath, ...parameters],
    { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, NODE_ENV: 'production' } },
  )
  const seconds = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`${parameters.join(' ')} failed:\n${stdout}${stderr}`)
  const ofChildren = stderr.trimEnd().split('\n').at(-1) ?? ''
  return { seconds, processorSeconds: addUp(ofChildren), output: stdout }
}

/** `0m1.50s 0m0.25s` → 1.75 */
function addUp(times: string): number {
  const found = [...times.matchAll(/(\d+)m([\d.]+)s/g)]
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
