import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Provides the folder in which `copyDemoData` stores the demo data that the first test creates. */
export default async function prepareDemoData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'console-widgets-demo-'))
  process.env.TEST_DEMO_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}
