import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = ['packages', 'examples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)src\/.*(?<!\.test)\.tsx$/.test(file) && !/node_modules|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
)

/** A property that chooses a look, in contrast to the state of a moment, such as `selected`. */
const chooses = /\b(?:size|tone|look|align|end|level|severity|kind|wide|is(?:Wide|Large|Small|Icon|Plain|Landscape))\b/

it('declares the looks that a property chooses as variants', () => {
  expect(sources.length).toBeGreaterThan(500)
  const byHand = sources.flatMap(({ file, text }) =>
    [
      // Either of two lists of class names.
      ...[...text.matchAll(/(\w+)(?: === (?:'[\w-]+'|\d))?\s*\?\s*'[a-z@[][^' ]*-[^']*'\s*:\s*'[a-z@[][^']*'/g)].filter(
        // IDs of messages have dots.
        ([found, name = '']) => chooses.test(name) && !/\w\.[a-z]/i.test(found),
      ),
      // One list of class names for each value.
      ...text.matchAll(/: Record<[^>]+, string> = \{\s*'?[\w-]+'?: '(?:[a-z]+(?::[a-z]+)*-[\w/[\]-]+ ?)+',/g),
    ].map(([found]) => `${file}: ${found}`),
  )
  expect(byHand).toEqual([])
})
