import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { applyEdits } from './edits.ts'
import { FILES_WITH_UNUSED, leaveOutUnused } from './unused-parts.ts'

/** The modules of a package's distribution that are edited. */
async function edited(name: string): Promise<string[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)))
  const files = await readdir(folder, { recursive: true })
  return files.map((file) => join(folder, file)).filter((file) => FILES_WITH_UNUSED.test(file))
}

it.each([
  ['ofetch', /from '(ufo|destr)'|retryDelay|abortTimeout|hasBody|x-www-form/],
  ['@r2wc/core', /setAttribute|dispatchEvent/],
  ['@nanostores/query', /createMutatorStore,|onErrorRetry\) \{|revalidateInterval/],
  ['@nanostores/react', /listenKeys/],
  ['@lingui/core', /Please compile|race condition|loadLocaleData|extends EventEmitter|date: \(value/],
])('removes unused code from %s', async (name, part) => {
  const files = await edited(name)
  expect(files).not.toEqual([])
  for (const file of files) {
    const code = await readFile(file, 'utf8')
    expect(code).toMatch(part)
    expect(leaveOutUnused(code, file)).not.toMatch(part)
  }
})

it('reports the library and the code that an upgrade has moved', () => {
  expect(() => leaveOutUnused('export default 1', '/x/node_modules/@r2wc/core/dist/core.js')).toThrow(
    /@r2wc\/core\/dist\/core has changed/,
  )
})

it('reports both ends of a part when one of them has moved', () => {
  const edits = [{ find: 'from', until: 'to', replace: '', times: 1 }]
  expect(applyEdits('it is from here to there', edits, { name: 'a', where: 'b' })).toBe('it is to there')
  expect(() => applyEdits('it is from here', edits, { name: 'a', where: 'b' })).toThrow(/found 0.*\nfrom … to/)
})
