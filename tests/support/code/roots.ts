import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { entries } from './shipped-files.ts'

const scope = '@console-widgets/'

/** Where a person comes in: components and tags of services, the script of the tags, and the pages of the examples. */
export const roots: readonly string[] = [
  ...services().flatMap((service) => [entryOf(service), entryOf(`${service}/element`)]),
  entryOf(`${scope}elements`),
  entryOf(`${scope}elements/browser`),
  ...readdirSync('examples').flatMap((example) => pageScripts(`examples/${example}`)),
]

/** Names of the packages that have tags. */
function services(): string[] {
  return [...entries.keys()].filter((entry) => entry.endsWith('/element')).map((entry) => posix.dirname(entry))
}

function entryOf(specifier: string): string {
  const file = entries.get(specifier)
  if (file === undefined) throw new Error(`${specifier} is no entry of a package`)
  return file
}

/** The scripts of the pages in a folder that are built, and so may import packages. */
function pageScripts(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/ src="\/?(src\/[^"]+)"/g)])
    .map(([, script]) => `${folder}/${script}`)
    .filter((script) => existsSync(script))
}
