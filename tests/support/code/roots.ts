import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { entries } from './shipped-files.ts'

const scope = '@console-widgets/'

/** Entries of a service for programs; code used by screens is found by following the screens. */
const forPrograms = ['data', 'contract', 'schemas', 'model', 'platform']

/** Entry points for users: components and tags of services, the tag script, and the pages of the examples. */
export const roots: readonly string[] = [
  ...serviceEntries(),
  entryOf(`${scope}elements`),
  entryOf(`${scope}elements/browser`),
  ...readdirSync('examples').flatMap((example) => pageScripts(`examples/${example}`)),
]

function serviceEntries(): string[] {
  return [...entries]
    .filter(
      ([entry, file]) => file.startsWith('packages/services/') && !forPrograms.includes(entry.split('/')[2] ?? ''),
    )
    .map(([, file]) => file)
}

function entryOf(specifier: string): string {
  const file = entries.get(specifier)
  if (file === undefined) throw new Error(`${specifier} isn’t an entry of a package`)
  return file
}

/** Scripts of built pages in a folder, which can import packages. */
function pageScripts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/ src="(?:\.?\/)?(src\/[^"]+)"/g)])
    .map(([, script]) => `${folder}/${script}`)
    .filter((script) => existsSync(script))
}
