import { expect, it } from 'vitest'

it('imports the elements where there is no page, and defines nothing', async () => {
  expect(typeof globalThis.document).toBe('undefined')
  const { defineElement, configureConsole, version } = await import('@console-widgets/elements')
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  configureConsole({ language: 'en' })
  expect(() =>
    defineElement({
      tag: 'cw-nowhere',
      title: '',
      description: '',
      properties: {},
      events: {},
      locales: [],
      load: async () => ({ default: () => null }),
    }),
  ).not.toThrow()
})
