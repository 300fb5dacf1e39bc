import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServiceNames } from './names.ts'

/**
 * Connects a new service: links its package into the workspace, and removes its calls from the list of planned ones.
 * The sums over all services find it by its folder.
 * @returns paths of the changed files
 */
export async function wire(repository: string, { area, itemId }: ServiceNames): Promise<string[]> {
  await linkPackage(repository, area)
  const stillToCome = `tests/data/not-yet/${area}.txt`
  const file = join(repository, stillToCome)
  if (!existsSync(file)) return []
  await writeFile(file, leaveOutDeclared(await readFile(file, 'utf8'), area, itemId))
  return [stillToCome]
}

/** The planned calls of a specified service, without those that the new one declares. */
function leaveOutDeclared(text: string, area: string, itemId: string): string {
  const declared = ['list', 'create', 'delete', 'manage'].map((operation) => `${area}.${itemId}.${operation}`)
  return text
    .split('\n')
    .filter((line) => !declared.includes(line))
    .join('\n')
}

/** Links the package into the workspace, as an installation would. */
async function linkPackage(repository: string, area: string): Promise<void> {
  const link = join(repository, 'node_modules/@console-widgets', area)
  if (existsSync(link)) return
  await mkdir(dirname(link), { recursive: true })
  await symlink(join('../../packages/services', area), link, 'junction')
}
