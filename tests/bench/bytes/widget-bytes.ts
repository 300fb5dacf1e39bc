import { gzipSync } from 'node:zlib'
import { bytesResult, kilobytes, type Result } from '../result.ts'
import { median } from '../spread.ts'
import { openWidgetPages, type LoadedFile, type WidgetPages } from './widget-page.ts'

/** The widget that the page loads first. */
const first = 'cw-apps'

/** Code that a page with widgets loads in a real browser, each file compressed as by a server. */
export async function widgetBytes(): Promise<Result[]> {
  const pages = await openWidgetPages()
  try {
    const { html: firstTag, files: alone } = await loadFirst(pages)
    const there = new Set(alone.map(({ path }) => path))
    const { autoloader, firstWidget } = bytesOfFirst(alone)
    const results = [
      bytesResult('autoloader', autoloader, kilobytes(5)),
      bytesResult(`first widget (${first}) with React and styles`, firstWidget, kilobytes(130)),
    ]
    const further: number[] = []
    for (const { html } of pages.tags.filter(({ name }) => name !== first)) {
      const both = await pages.load(firstTag + html)
      const added = both.filter(({ path }) => !there.has(path))
      further.push(compressed(added))
      // Code shared by several widgets counts toward the first of them, as on a page that adds one after the other.
      for (const { path } of added) there.add(path)
    }
    if (further.length > 0)
      results.push(bytesResult(`each further widget, median of ${further.length}`, median(further), kilobytes(12)))
    return results
  } finally {
    await pages.close()
  }
}

/** What a page with the first widget alone loads. */
export async function firstWidgetBytes(): Promise<FirstWidgetBytes> {
  const pages = await openWidgetPages()
  try {
    return bytesOfFirst((await loadFirst(pages)).files)
  } finally {
    await pages.close()
  }
}

export interface FirstWidgetBytes {
  autoloader: number
  /** With the autoloader, React and styles. */
  firstWidget: number
}

async function loadFirst(pages: WidgetPages): Promise<{ html: string; files: LoadedFile[] }> {
  const tag = pages.tags.find(({ name }) => name === first)
  if (!tag) throw new Error(`The distribution has no <${first}>`)
  return { html: tag.html, files: await pages.load(tag.html) }
}

function bytesOfFirst(files: readonly LoadedFile[]): FirstWidgetBytes {
  const autoloader = files.filter(({ path }) => path === '/widgets/console-widgets.js')
  return { autoloader: compressed(autoloader), firstWidget: compressed(files) }
}

function compressed(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0)
}
