import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { readCatalogue, type LANGUAGES } from '../../build/messages.ts'

export type CatalogueLanguage = (typeof LANGUAGES)[number]

/**
 * All message folders: of the UI, of each service, of each example, and of the parts that load separately, and those
 * written from a service's terms.
 */
export const catalogueFolders = ['packages', 'packages/services', 'examples']
  .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name, 'src')))
  .filter((source) => existsSync(source))
  .flatMap((source) => [
    join(source, 'generated/words'),
    ...readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => basename(path) === 'locales')
      .map((path) => join(source, path)),
  ])
  .filter((folder) => existsSync(join(folder, 'en.ts')))

/** IDs and messages of a folder in one language. */
export async function readMessages(folder: string, language: CatalogueLanguage): Promise<[id: string, text: string][]> {
  const file = join(folder, `${language}.ts`)
  return Object.entries(await readCatalogue(await readFile(file, 'utf8'), file))
}

/** What a message can show, without names of placeholders: a blank in their place, and each form of a plural apart. */
export function visibleTexts(message: string): string {
  return visible(parse(message))
}

function visible(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      token.type === 'content'
        ? token.value
        : 'cases' in token
          ? `${token.cases.map((each) => visible(each.tokens)).join('\n')}\n`
          : ' ',
    )
    .join('')
}
