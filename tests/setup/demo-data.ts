import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run the folder in which `copyDemoData` keeps what the first test makes that needs it. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-widgets-demo-'))
  process.env.TEST_DEMO_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}
