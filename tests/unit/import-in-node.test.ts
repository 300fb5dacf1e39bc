import { expect, it } from 'vitest'

it('imports the elements without a page, and defines nothing', async () => {
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

it('imports the page script without a page, and loads no tags', async () => {
  const { allDefined, observe, preload } = await import('@console-widgets/elements/browser')
  expect(() => observe({} as ShadowRoot)).not.toThrow()
  await Promise.all([preload('cw-apps'), allDefined()])
})

it('renders a widget root on a server', async () => {
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const { createConsole } = await import('@console-widgets/core')
  const { WidgetRoot } = await import('@console-widgets/ui')
  const console = createConsole({ zones: { china: { api: 'https://console.example' } }, language: 'ru' })
  const html = renderToString(createElement(WidgetRoot, { console, theme: 'dark' } as never, 'content'))
  expect(html).toContain('data-theme="dark"')
  expect(html).toContain('lang="ru"')
  console.close()
})
