import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Provides the folder in which `copyDemoData` stores the demo data that the first test creates. All suites of one
 * `npm test` share the folder that it provides.
 */
export default async function prepareDemoData(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DEMO_DATA) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'console-widgets-demo-'))
  process.env.TEST_DEMO_DATA = folder
  return () => rm(folder, { recursive: true, force: true })
}
