import { readFileSync } from 'node:fs'
import { transform } from 'esbuild'

/** @typedef {Record<'cn' | 'en' | 'ru', string>} Word */

/**
 * The words that a service's `words.ts` declares, by ID, each in every language. The module only contains data.
 * @param {string} file
 * @returns {Promise<Record<string, Word>>}
 */
export async function readWords(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm', sourcefile: file })
  if (/^\s*import\s/m.test(code)) throw new Error(`${file}: words are data: the file can import types, but no values`)
  const { words } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  if (typeof words !== 'object' || words === null) throw new Error(`${file}: it exports no words`)
  return words
}
