import { readdirSync, readFileSync } from 'node:fs'
import { parseModule, type Export } from './code/module.ts'

/** What a partner reads: the README and the guides. */
export const guides: readonly string[] = [
  'README.md',
  'packages/testing/README.md',
  'docs/adding-a-service.md',
  ...readdirSync('stories/guides')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `stories/guides/${name}`),
]

/** A piece of code that a guide shows. */
export interface Example {
  ending: string
  code: string
}

/** The pieces of TypeScript that a guide shows. */
export function examplesIn(guide: string): Example[] {
  return [...readFileSync(guide, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, ending = '', code = '']) => ({
    ending,
    code,
  }))
}

/** What a guide shows how to use: what its pieces of code import. They need not be whole otherwise. */
export function importedInGuide(guide: string): Export[] {
  return examplesIn(guide).flatMap(({ code }) => {
    const imports = code.match(/^import [^'"]* from '[^']+'$/gm) ?? []
    return [...parseModule(`${guide}.tsx`, imports.join('\n')).imports.values()]
  })
}
