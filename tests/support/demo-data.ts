import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
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
  copyFolder(await demoData(), folder)
}

/** Copies a folder. `cp` takes twice the CPU time for the two thousand files of the demo data. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else copyFileSync(source, target)
  }
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

/** Folder with the demo data of this run. The first process that needs it creates it, and the others wait. */
async function demoData(): Promise<string> {
  const made = join(folderOfRun, 'made')
  const claim = join(folderOfRun, 'claim')
  while (!existsSync(made)) {
    const isOurs = await mkdir(claim).then(
      () => true,
      () => false,
    )
    if (isOurs) await makeDemoData(made).finally(() => rm(claim, { recursive: true }))
    else await pause(100)
  }
  return made
}

async function makeDemoData(folder: string): Promise<void> {
  const unfinished = await mkdtemp(join(folderOfRun, 'unfinished-'))
  const platform = await openNodePlatform({ folder: unfinished, publicOrigin: 'http://localhost' })
  await platform.close()
  await rename(unfinished, folder)
}
