import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'

/** @typedef {Record<'cn' | 'en' | 'ru', string>} Word */

/**
 * Messages of codes, by column, and where a code means something else for each kind of row, by kind.
 * @typedef {Record<string, string | string[] | Record<string, string | Record<string, string>>>} Values
 */

/**
 * The words that a service's `words.ts` declares, by ID, each in every language, and where those of codes are. Of many
 * words, those of one subject can be in a file of their own in the folder `words`. The modules only contain data.
 * @param {string} source folder of the service's front
 * @returns {Promise<{ words: Record<string, Word>, values: Values }>}
 */
export async function readWords(source) {
  const file = join(source, 'words.ts')
  if (!existsSync(file)) return { words: {}, values: {} }
  const folder = join(source, 'words')
  const further = existsSync(folder) ? readdirSync(folder).sort() : []
  const declared = await Promise.all([file, ...further.map((name) => join(folder, name))].map(readDeclared))
  return { words: Object.assign({}, ...declared.map(({ words }) => words)), values: declared[0].values ?? {} }
}

/** @param {string} file */
async function readDeclared(file) {
  const data = await readData(file)
  if (typeof data.words !== 'object' || data.words === null) throw new Error(`${file}: it exports no words`)
  return data
}

/**
 * The messages of a catalog.
 * @param {string} file
 * @returns {Promise<Record<string, string>>}
 */
export async function readMessages(file) {
  return (await readData(file)).default
}

/** @param {string} file */
async function readData(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm', sourcefile: file })
  if (/^\s*import\s/m.test(code)) throw new Error(`${file}: words are data: the file can import types, but no values`)
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
