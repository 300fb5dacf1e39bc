import { describe, expect, it } from 'vitest'
import { onlyTag, tagsDeclaredIn, withImportQuery } from './one-tag.ts'

const module = `import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const appId = { kind: 'string' } as const

export const tags = [
  defineTag({ tag: 'cw-first', properties: { appId }, locales: [locales], load: () => import('./views/first.tsx') }),
  defineTag({ tag: 'cw-second', properties: {}, locales: [locales], load: () => import('./views/second.tsx') }),
]
`

describe('module of tag declarations', () => {
  it('lists its tags', () => {
    expect(tagsDeclaredIn(module)).toEqual(['cw-first', 'cw-second'])
  })

  it('is reduced to one tag for that tag’s file', () => {
    const first = onlyTag(module, 'cw-first')
    expect(tagsDeclaredIn(first)).toEqual(['cw-first'])
    expect(first).toContain(`const appId = { kind: 'string' } as const`)
    expect(first).not.toContain('second')
    expect(() => onlyTag(module, 'cw-third')).toThrow('<cw-third> is not declared here')
  })

  it('must declare tags so that they can be separated without running it', () => {
    expect(() => tagsDeclaredIn('export const tags = listOf(names)')).toThrow('export const tags = [')
    expect(() => tagsDeclaredIn('export const tags = [defineTag({ tag: name })]')).toThrow('literal')
  })
})

it('imports copies by relative path into a tag’s file, but leaves dynamic imports alone', () => {
  const copy = withImportQuery(module, '?tag=cw-first')
  expect(copy).toContain(`from './generated/locales.ts?tag=cw-first'`)
  expect(copy).toContain(`from '@console-widgets/ui/tag'`)
  expect(copy).toContain(`import('./views/first.tsx')`)
})
