import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '@console-widgets/platform/database/ids'
import { onServer } from '@console-widgets/sandbox/testing/test-database'
import { folderOfObjects } from '@console-widgets/sandbox/testing/test-objects'
import { hashOfPlatform, madeOnce } from '../../build/made-once.ts'

/**
 * Prepares the initial state of all platform tests, once per run: a database with the current tables and the demo team.
 * A fresh embedded database takes seconds, one from a dump a fraction of that.
 */
export default async function prepareTestDatabase(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  const template = `cw_template_${newId()}`
  try {
    if (server) await make(template)
    process.env.TEST_DATABASE_PREPARED = server ? template : await dumpOf(await hashOfPlatform())
  } catch (error) {
    // Tests of the platform start without it and report the error; all others need no database.
    console.warn(`No prepared database: ${(error as Error).message.split('\n')[0]}`)
  }
  return async () => {
    if (!server) return
    await onServer(server, `drop database if exists ${template}`)
    await rm(folderOfObjects(template), { recursive: true, force: true })
  }
}

/** The dump for the current platform; created unless a previous run has. */
async function dumpOf(hash: string): Promise<string> {
  // The dump and its objects belong together.
  const folder = await madeOnce('.build/test-database', hash, (made) => make(join(made, 'database.tar')))
  return join(folder, 'database.tar')
}

/** In a separate process, which frees the memory of the embedded database. */
async function make(target: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/setup/make-test-database.ts', target])
}
