import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * Returns a folder of output that is slow to build from the platform's sources. Builds it unless an earlier run has
 * done so from the same sources.
 * @param parent the folder of all outputs, each named after the hash of its sources
 * @param make fills an empty folder
 */
export async function madeOnce(parent: string, hash: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = join(parent, hash)
  if (existsSync(made)) return made
  const unfinished = `${made}.${randomUUID()}`
  await mkdir(unfinished, { recursive: true })
  await make(unfinished)
  // Renamed as a whole, so that its files belong together. If another run has finished first, its folder stays.
  await rename(unfinished, made).catch(() => rm(unfinished, { recursive: true }))
  await removeOld(parent)
  return made
}

/** Keeps the newest few, since another run may be using one. */
async function removeOld(parent: string): Promise<void> {
  const folders = await Promise.all(
    (await readdir(parent)).map(async (name) => ({
      path: join(parent, name),
      age: (await stat(join(parent, name)).catch(() => undefined))?.mtimeMs ?? 0,
    })),
  )
  for (const { path } of folders.toSorted((a, b) => b.age - a.age).slice(8))
    await rm(path, { recursive: true, force: true })
}

/** Packages that the platform consists of, as folders of `packages`. */
const partsOfPlatform = ['contract', 'core', 'package-parser', 'platform', 'sandbox', 'services']

/** Hash that changes whenever the tables or the demo team's data may. */
export async function hashOfPlatform(root = '.'): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')))
  for (const part of partsOfPlatform
    .map((name) => join('packages', name))
    .filter((path) => existsSync(join(root, path))))
    for (const path of (await readdir(join(root, part), { recursive: true })).map((name) => join(part, name)).sort())
      if (isOfPlatform(path)) hash.update(path).update(await readFile(join(root, path)))
  return hash.digest('hex').slice(0, 24)
}

/** Whether a file is a source that may affect the tables or the demo team's data. @param path relative to the root */
export function isOfPlatform(path: string): boolean {
  const [folder, part, ...rest] = path.split(sep)
  return (
    folder === 'packages' &&
    partsOfPlatform.includes(part ?? '') &&
    /(?<!\.test)\.ts$/.test(path) &&
    !rest.some((name) => name === 'node_modules' || name === 'dist')
  )
}
