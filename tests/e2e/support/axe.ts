import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One thing that axe found, and where. */
export interface Violation {
  rule: string
  help: string
  targets: string[]
}

/**
 * Runs axe over the page, shadow roots included.
 *
 * @param options which rules are run, by default all of them
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  await page.evaluate(source)
  return page.evaluate(async (chosen) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          context: Document,
          options: RunOptions,
        ): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[]; html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run(document, chosen)
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      targets: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
    }))
  }, options)
}
