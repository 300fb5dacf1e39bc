import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

/**
 * Runs the regular expressions of all code that reads user input against texts that cause catastrophic backtracking.
 */
const folders = [
  'packages/contract/src',
  'packages/core/src',
  'packages/package-parser/src',
  'packages/platform/src',
  'packages/sandbox/src',
  'packages/services',
]
/** Length of a hostile text: the longest that a field accepts. Bodies are longer. */
const length = 100_000
/** Limit of all matches of a pattern, in milliseconds of processor time. */
const patience = 5000

interface Pattern {
  place: string
  source: string
  flags: string
}

async function patternsOf(file: string): Promise<Pattern[]> {
  const found: Pattern[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ place: file, source: regex.pattern, flags: regex.flags })
    for (const inside of Object.values(node)) walk(inside)
  }
  walk(parseAst(await readFile(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

/** Repetitions of texts that a pattern mentions, with an ending that doesn't match. */
function hostileTexts({ source }: Pattern): string[] {
  const letters = [
    ...new Set([...source.replace(/\\[a-zA-Z]/g, '').replace(/[\\^$*+?()[\]{}|]/g, ''), ...'a0 -./,_"\n']),
  ]
  const pairs = letters.slice(0, 3).flatMap((one) => letters.slice(0, 3).map((other) => one + other))
  return [...letters, ...pairs].flatMap((piece) =>
    ['', `${source.replace(/^\^|[\\()[\]{}|?*+$^]/g, '').slice(0, 3)}`].map(
      (head) => `${head}${piece.repeat(length / piece.length)}\u0001`,
    ),
  )
}

it('no pattern backtracks for long', async () => {
  const files = (
    await Promise.all(
      folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
    )
  ).flat()
  const sources = files.filter(
    (file) => /src\/.*\.tsx?$/.test(file) && !/node_modules|\.test\.|\/locales\/|\/views\/|\/testing\//.test(file),
  )
  const patterns = (await Promise.all(sources.map(patternsOf))).flat()
  const distinct = [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()]
  expect(distinct.length).toBeGreaterThan(100)
  const slow: string[] = []
  for (const pattern of distinct) {
    const pieces = hostileTexts(pattern)
    // A sticky pattern is tried at one place of a text alone, from which its reader goes on or stops.
    const work = { pattern: new RegExp(pattern.source, pattern.flags.replace('g', '')), texts: pieces }
    const begun = process.cpuUsage()
    try {
      // By the clock, other work on the machine would count as well.
      runInNewContext('for (const text of texts) pattern.test(text)', work, { timeout: 20 * patience })
    } catch {
      slow.push(`${pattern.place}: /${pattern.source}/${pattern.flags}`)
      continue
    }
    const { user, system } = process.cpuUsage(begun)
    if ((user + system) / 1000 > patience) slow.push(`${pattern.place}: /${pattern.source}/${pattern.flags}`)
  }
  expect(slow).toEqual([])
})
