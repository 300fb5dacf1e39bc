import { describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/core/contract'
import { keyOf, usedFromOutside } from '../support/code/callers.ts'
import { exportedNames, resolveExport, type Export } from '../support/code/module.ts'
import { entries } from '../support/code/shipped-files.ts'
import { guides, importedInGuide } from '../support/guides.ts'

/** Schemas named by calls; the platform imports their module as a whole. */
const schemas = Object.values(calls)
  .flatMap(({ input, output }) => [input, output])
  .flatMap((name) => (name === undefined ? [] : [{ file: 'packages/core/src/schemas.ts', name }]))

const inGuides = guides.flatMap(importedInGuide)

describe.each(['core', 'data'])('%s', (name) => {
  const used = usedFromOutside(name, [...schemas, ...inGuides])
  const own = [...entries].filter(([entry]) => `${entry}/`.startsWith(`@console-widgets/${name}/`))

  it.each(own)('%s exports only what another package uses or a guide shows', (_entry, file) => {
    const isUsed = (offered: Export) => {
      const found = resolveExport(offered)
      return found !== undefined && used.has(keyOf(found))
    }
    expect(exportedNames(file).filter((each) => !isUsed({ file, name: each }))).toEqual([])
  })
})
