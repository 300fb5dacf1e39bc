import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { ServiceNames } from './names.ts'
import { wire } from './wire.ts'

const template = join(import.meta.dirname, 'template')

/**
 * Scaffolds a new service in a repository and connects it.
 * @returns paths of the created and changed files
 * @throws Error when the service already exists
 */
export async function scaffold(repository: string, names: ServiceNames): Promise<string[]> {
  const rooms = {
    package: join(repository, 'packages/services', names.area),
    stories: join(repository, 'stories/services', names.area),
  }
  for (const room of Object.values(rooms))
    if (existsSync(room)) throw new Error(`${relative(repository, room)} is there already`)
  const made: string[] = []
  for (const [name, room] of Object.entries(rooms))
    for (const file of await filesIn(join(template, name))) {
      const target = join(room, fill(file, names).replace(/\.tmpl$/, ''))
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, fill(await readFile(join(template, name, file), 'utf8'), names))
      made.push(relative(repository, target))
    }
  return [...made, ...(await wire(repository, names))]
}

/**
 * Fills in placeholders such as `__area__`.
 * @throws RangeError when the text has an unknown placeholder
 */
export function fill(text: string, names: ServiceNames): string {
  return text.replace(/__([A-Za-z]+)__/g, (_, name: string) => {
    const value = names[name as keyof ServiceNames]
    if (value === undefined) throw new RangeError(`The template has an unknown placeholder '${name}'`)
    return value
  })
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
