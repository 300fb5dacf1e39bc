import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One thing that axe found, and where. */
export interface Violation {
  rule: string
  help: string
  targets: string[]
}

/** Runs axe over the page, shadow roots included. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; help: string; nodes: { target: unknown[]; html: string }[] }[] }>
      }
    }
    const { violations } = await axe.run()
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      targets: nodes.slice(0, 5).map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
    }))
  })
}
