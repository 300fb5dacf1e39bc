import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Platform } from '@console-widgets/sandbox'
import { openNodePlatform, type NodePlatformOptions } from '@console-widgets/sandbox/node'
import { openTestSqlEngine } from '@console-widgets/sandbox/testing/test-sql-engine'

/** The folder of this run, which `tests/setup/demo-data.ts` has made. */
const folderOfRun = process.env.TEST_DEMO_DATA as string

/**
 * Puts into a folder what a server's first start puts there. A run makes it once, as of the time of the run: it costs
 * ten seconds, and a copy hardly any.
 */
export async function copyDemoData(folder: string): Promise<void> {
  const made = join(folderOfRun, 'made')
  if (!existsSync(made)) await makeDemoData(made)
  await cp(made, folder, { recursive: true })
}

/** The platform in this process, on a copy of the demo team's data that goes when it is closed. */
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
  // Another test may have been quicker: then its own stays.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }))
}
