import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '@console-widgets/sandbox'
import { openNodePlatform, type NodePlatformOptions } from '@console-widgets/sandbox/node'
import { openTestSqlEngine } from '@console-widgets/sandbox/testing/test-sql-engine'

/** Folder of this run, created by `tests/setup/demo-data.ts`. */
const folderOfRun = process.env.TEST_DEMO_DATA as string

/**
 * Copies the result of a server's first start into a folder. A run creates it once, at the time of the run, which takes
 * ten seconds; copying is fast.
 */
export async function copyDemoData(folder: string): Promise<void> {
  const made = join(folderOfRun, 'made')
  if (!existsSync(made)) await makeDemoData(made)
  await cp(made, folder, { recursive: true })
}

/** The platform in this process, on a copy of the demo team's data that is deleted on close. */
export async function openDemoPlatform(options: Omit<NodePlatformOptions, 'folder'>): Promise<Platform> {
  const folder = await mkdtemp(join(folderOfRun, 'platform-'))
  await copyDemoData(folder)
  const platform = await openNodePlatform({
    folder,
    openSqlEngine: (secret) => openTestSqlEngine(undefined, secret),
    ...options,
  })
  return { ...platform, close: () => platform.close().then(() => rm(folder, { recursive: true, force: true })) }
}

async function makeDemoData(folder: string): Promise<void> {
  const unfinished = await mkdtemp(join(folderOfRun, 'unfinished-'))
  const platform = await openNodePlatform({ folder: unfinished, publicOrigin: 'http://localhost' })
  await platform.close()
  // If another test has finished first, keep its copy.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
}
