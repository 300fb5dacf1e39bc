import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { buildPages } from '../../../scripts/build-pages.ts'

const folder = 'packages/elements/dist/browser'

beforeAll(buildPages)

/** The files that a file of the distribution cannot run before. */
async function neededBy(file: string): Promise<string[]> {
  const { body } = parseAst(await readFile(join(folder, file), 'utf8'))
  return body.flatMap((statement) =>
    'source' in statement && statement.source ? [normalize(join(dirname(file), statement.source.value))] : [],
  )
}

/** The files on a way from a file back to itself. */
function cycleOf(file: string, needed: ReadonlyMap<string, string[]>): string[] {
  const reaches = (from: string, seen: Set<string>): Set<string> => {
    for (const next of needed.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next))
    return seen
  }
  return reaches(file, new Set()).has(file) ? [file] : []
}

it('has no two chunks that wait for each other, of which the wrong one could run first', async () => {
  const files = ['console-widgets.js', ...(await readdir(join(folder, 'chunks'))).map((name) => join('chunks', name))]
  const needed = new Map(await Promise.all(files.map(async (file) => [file, await neededBy(file)] as const)))
  expect([...needed.values()].flat().length).toBeGreaterThan(files.length)
  expect(files.flatMap((file) => cycleOf(file, needed))).toEqual([])
})
