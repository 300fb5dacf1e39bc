import { defineTag } from '@console-widgets/ui/tag'
import { describe, expect, it } from 'vitest'
import { metadataFiles } from '../../scripts/elements-metadata.ts'

describe('generated metadata', () => {
  it('names attributes, properties, and events like the element', () => {
    const declaration = defineTag({
      tag: 'cw-sample',
      title: 'Sample',
      description: 'A sample.',
      properties: {
        appId: { kind: 'string', description: 'ID of the app.' },
        columns: { kind: 'json', description: 'The columns.', type: 'readonly string[]' },
        format: { kind: 'function', description: 'A formatter.' },
      },
      events: { itemPicked: { description: 'A row is picked.', detail: '{ id: string }' } },
      locales: [],
      load: async () => ({
        default: (_: {
          appId?: string
          columns?: readonly string[]
          format?: () => string
          onItemPicked?: () => void
        }) => null,
      }),
    })
    const files = metadataFiles([{ module: '@console-widgets/sample/element', declaration }], ['--cw-accent'], '1.0.0')
    expect(files['packages/elements/src/generated/tag-services.ts']).toContain(
      "{ load: () => import('@console-widgets/sample/element'), tags: 'sample' },",
    )
    expect(files['packages/elements/src/generated/tag-names.ts']).toContain("'cw-sample'.split(' ')")
    const jsx = files['packages/elements/src/generated/jsx.ts']
    expect(jsx).toContain("'app-id'?: string")
    expect(jsx).toContain('columns?: readonly string[]')
    expect(jsx).toContain("'oncw-item-picked'?: (event: CustomEvent<{ id: string }>) => void")
    const manifest = JSON.parse(files['packages/elements/custom-elements.json']!)
    const [sample] = manifest.modules[0].declarations
    const named = (list: { name: string }[]) => list.map(({ name }) => name)
    expect(named(sample.attributes)).toEqual(['app-id', 'columns', 'theme', 'density', 'language'])
    expect(named(sample.members)).toEqual(['appId', 'columns', 'format', 'theme', 'density', 'language', 'console'])
    expect(named(sample.events)).toEqual([
      'cw-item-picked',
      'cw-loader-start',
      'cw-ready',
      'cw-navigate',
      'cw-changed',
      'cw-load-error',
    ])
    const [element] = JSON.parse(files['packages/elements/web-types.json']!).contributions.html.elements
    expect(named(element.js.events)).toEqual(named(sample.events))
  })
})
