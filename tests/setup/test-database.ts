import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newId } from '@console-widgets/platform/database/ids'
import { onServer } from '@console-widgets/sandbox/testing/test-database'
import { folderOfObjects } from '@console-widgets/sandbox/testing/test-objects'

/**
 * Prepares once for a whole run what every test of the platform starts from: a database with the newest tables and
 * the demo team. A fresh embedded database takes seconds, one from a dump a fraction.
 */
export default async function prepareTestDatabase(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  const template = `cw_template_${newId()}`
  try {
    if (server) await make(template)
    process.env.TEST_DATABASE_PREPARED = server ? template : await dumpOf(await hashOfPlatform())
  } catch (error) {
    // The tests of the platform start without it and tell what is wrong; all others need no database.
    console.warn(`No prepared database: ${(error as Error).message.split('\n')[0]}`)
  }
  return async () => {
    if (!server) return
    await onServer(server, `drop database if exists ${template}`)
    await rm(folderOfObjects(template), { recursive: true, force: true })
  }
}

const folder = '.build/test-database'

/** The dump for the platform as it is now; made unless an earlier run has. */
async function dumpOf(hash: string): Promise<string> {
  const made = join(folder, hash)
  if (!existsSync(made)) {
    const unfinished = `${made}.${newId()}`
    await mkdir(unfinished, { recursive: true })
    await make(join(unfinished, 'database.tar'))
    // The dump and its objects belong together. Another run may have been quicker: then its own stay.
    await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }))
    await removeOld()
  }
  return join(made, 'database.tar')
}

/** In a process of its own, which gives the memory of an embedded database back at once. */
async function make(target: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/setup/make-test-database.ts', target])
}

/** Keeps the newest few: another run may be using one. */
async function removeOld(): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      path: join(folder, name),
      age: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  for (const { path } of files.toSorted((a, b) => b.age - a.age).slice(8))
    await rm(path, { recursive: true, force: true })
}

/** Changes whenever the tables or the demo team's data may. */
async function hashOfPlatform(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const root of ['contract', 'core', 'platform', 'sandbox', 'services'].map((name) => join('packages', name)))
    for (const path of (await readdir(root, { recursive: true })).filter(isSource).sort())
      hash.update(path).update(await readFile(join(root, path)))
  return hash.digest('hex').slice(0, 24)
}

function isSource(path: string): boolean {
  return /(^|[\\/])(src|platform)[\\/].*\.(ts|mjs)$/.test(path) && !/node_modules|\.test\.ts$/.test(path)
}
