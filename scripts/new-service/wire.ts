import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ServiceNames } from './names.ts'

const scope = '@console-widgets/'
/** The packages that use every service. */
const users = ['packages/sandbox', 'packages/elements']

/**
 * Joins a new service to the platform, to the tags and to the workspace. A console finds its manifest by itself.
 * @returns paths of the files that were changed
 */
export async function wire(repository: string, { area, areaName, itemId }: ServiceNames): Promise<string[]> {
  const changed: string[] = []
  const change = async (path: string, edit: (text: string) => string) => {
    const file = join(repository, path)
    const before = await readFile(file, 'utf8')
    const after = edit(before)
    if (after === before) return
    await writeFile(file, after)
    changed.push(path)
  }
  const manifest = JSON.parse(
    await readFile(join(repository, 'packages/services', area, 'package.json'), 'utf8'),
  ) as Manifest

  await change('packages/sandbox/src/tables.ts', (text) =>
    addLine(text, /^export \* from '\.\/services\//, `export * from './services/${area}/tables.ts'`),
  )
  await change('packages/sandbox/src/implementations.ts', (text) => {
    const imported = addLine(
      text,
      /^import .* from '\.\/services\//,
      `import { ${areaName}Implementation } from './services/${area}/handlers.ts'`,
    )
    return addLine(
      imported,
      /^ {2}\S+: \[.*\],$/,
      `  ${/^\w+$/.test(area) ? area : `'${area}'`}: [${areaName}Implementation],`,
    )
  })
  await change('packages/sandbox/src/accounts/permissions.ts', (text) => {
    const imported = addLine(
      text,
      /^import \{ permissions as /,
      `import { permissions as ${areaName} } from '${scope}${area}/model'`,
    )
    return addLine(imported, /^ {2}\.\.\.\w+,$/, `  ...${areaName},`)
  })
  for (const user of users) await change(`${user}/package.json`, (text) => addDependency(text, area, manifest.version))
  await change('package-lock.json', (text) => addToLock(text, area, manifest))
  const stillToCome = `tests/data/not-yet/${area}.txt`
  if (existsSync(join(repository, stillToCome)))
    await change(stillToCome, (text) => leaveOutDeclared(text, area, itemId))
  await linkPackage(repository, area)
  return changed
}

/** Adds a line after the last one that looks like it. */
function addLine(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n')
  const last = lines.findLastIndex((candidate) => like.test(candidate))
  if (last < 0) throw new Error(`There is no line like ${like} to put “${line}” after`)
  return lines.toSpliced(last + 1, 0, line).join('\n')
}

interface Manifest {
  name: string
  version: string
  license: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

function addDependency(text: string, area: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest
  manifest.dependencies = sorted({ ...manifest.dependencies, [scope + area]: version })
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** What `npm install` would write: a package of the workspace, the link to it, and who depends on it. */
function addToLock(
  text: string,
  area: string,
  { name, version, license, dependencies, peerDependencies }: Manifest,
): string {
  const lock = JSON.parse(text) as {
    packages: Record<string, Partial<Manifest> & { resolved?: string; link?: boolean }>
  }
  const folder = `packages/services/${area}`
  for (const user of users) {
    const entry = lock.packages[user]
    if (entry) entry.dependencies = sorted({ ...entry.dependencies, [name]: version })
  }
  lock.packages = sorted({
    ...lock.packages,
    [folder]: { name, version, license, dependencies, peerDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  })
  return `${JSON.stringify(lock, null, 2)}\n`
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** What is still to come of a specified service, without the calls that the new one declares. */
function leaveOutDeclared(text: string, area: string, itemId: string): string {
  const declared = ['list', 'create', 'delete', 'manage'].map((operation) => `${area}.${itemId}.${operation}`)
  return text
    .split('\n')
    .filter((line) => !declared.includes(line))
    .join('\n')
}

/** Links the package into the workspace, as an installation would. */
async function linkPackage(repository: string, area: string): Promise<void> {
  const link = join(repository, 'node_modules', scope, area)
  if (existsSync(link)) return
  await mkdir(dirname(link), { recursive: true })
  await symlink(join('../../packages/services', area), link, 'junction')
}
