import { gzipSync } from 'node:zlib'
import { bytesResult, kilobytes, median, type Result } from '../result.ts'
import { openWidgetPages, type LoadedFile } from './widget-page.ts'

/** The widget that the page loads first. */
const first = 'cw-apps'

/** Code that a page with widgets loads in a real browser, each file compressed as by a server. */
export async function widgetBytes(): Promise<Result[]> {
  const pages = await openWidgetPages()
  try {
    const firstTag = pages.tags.find(({ name }) => name === first)
    if (!firstTag) throw new Error(`The distribution has no <${first}>`)
    const alone = await pages.load(firstTag.html)
    const there = new Set(alone.map(({ path }) => path))
    const results = [
      bytesResult(
        'autoloader',
        compressed(alone.filter(({ path }) => path === '/widgets/console-widgets.js')),
        kilobytes(5),
      ),
      bytesResult(`first widget (${first}) with React and styles`, compressed(alone), kilobytes(130)),
    ]
    const further: number[] = []
    for (const { html } of pages.tags.filter(({ name }) => name !== first)) {
      const both = await pages.load(firstTag.html + html)
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

function compressed(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0)
}
