import { readdirSync, readFileSync } from 'node:fs'
import { parseModule, type Export } from './code/module.ts'

/** Documentation for partners: the README and the guides. */
export const guides: readonly string[] = [
  'README.md',
  'packages/testing/README.md',
  'docs/adding-a-service.md',
  ...readdirSync('stories/guides')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `stories/guides/${name}`),
]

/** A code sample of a guide. */
export interface Example {
  ending: string
  code: string
}

/** The TypeScript samples of a guide. */
export function examplesIn(guide: string): Example[] {
  return [...readFileSync(guide, 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, ending = '', code = '']) => ({
    ending,
    code,
  }))
}

/** Imports in the samples of a guide. The samples need not be complete otherwise. */
export function importedInGuide(guide: string): Export[] {
  return examplesIn(guide).flatMap(({ code }) => {
    const imports = code.match(/^import [^'"]* from '[^']+'$/gm) ?? []
    return [...parseModule(`${guide}.tsx`, imports.join('\n')).imports.values()]
  })
}
