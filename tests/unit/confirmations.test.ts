import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogueFolders, readMessages } from '../support/catalogues.ts'

/** Where views confirm what has been done: the result of an action, of a save bar, and a message of success. */
const confirmation = /(?:\bdone: |\bsaved: |\bsaved=\{|tone: 'success',\s*title: )text\('([\w.-]+)'/g

const sources = readdirSync('packages/services', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+[/]src[/].*[.]tsx?$/.test(file) && !file.includes('generated'))
  .map((file) => readFileSync(`packages/services/${file}`, 'utf8'))
const confirmed = new Set(sources.flatMap((text) => [...text.matchAll(confirmation)].map(([, id = '']) => id)))

it('a confirmation names what was done to: “Template deleted”, not “Deleted”', async () => {
  const messages = await Promise.all(catalogueFolders.map((folder) => readMessages(folder, 'en')))
  const found = messages.flat().filter(([id]) => confirmed.has(id))
  expect(found.length).toBeGreaterThan(150)
  expect(found.filter(([, text]) => !text.includes(' '))).toEqual([])
})
