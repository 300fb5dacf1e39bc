import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const folder = 'packages/elements/dist/browser'

/** Static imports of a file of the distribution. */
async function neededBy(file: string): Promise<string[]> {
  const { body } = parseAst(await readFile(join(folder, file), 'utf8'))
  return body.flatMap((statement) =>
    'source' in statement && statement.source ? [normalize(join(dirname(file), statement.source.value))] : [],
  )
}

/** Files on a circular import path. */
function cycleOf(file: string, needed: ReadonlyMap<string, string[]>): string[] {
  const reaches = (from: string, seen: Set<string>): Set<string> => {
    for (const next of needed.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next))
    return seen
  }
  return reaches(file, new Set()).has(file) ? [file] : []
}

it('has no circular imports between chunks, whose order of execution would be wrong', async () => {
  const files = ['console-widgets.js', ...(await readdir(join(folder, 'chunks'))).map((name) => join('chunks', name))]
  const needed = new Map(await Promise.all(files.map(async (file) => [file, await neededBy(file)] as const)))
  expect([...needed.values()].flat().length).toBeGreaterThan(files.length)
  expect(files.flatMap((file) => cycleOf(file, needed))).toEqual([])
})
