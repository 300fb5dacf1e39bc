import type { Page } from 'playwright-core'
import type { TagInPage } from '../../support/tags-of-team.ts'
import type { PolicyPage } from './policy-page.ts'

/** Things that a tag is to open at most: a report has hundreds of the same kind. */
const most = 12

/** Makes the person one of another team, whom the tags that follow would know nothing of. */
const another = 'button  Switch'

/**
 * Opens all that a tag can open: each control gets the focus, which shows its tooltip, and Enter, as does each thing
 * that a menu offers, and then what has come up by that. Dialogs are left by Escape, so that nothing is done that asks
 * first. Gives how many menus and dialogs have opened.
 */
export async function openEverything(strict: PolicyPage, tag: TagInPage): Promise<number> {
  const { page } = strict
  const seen = new Set<string>()
  const waiting: string[] = []
  const find = async () => {
    const found = (await page.evaluate((name) => window.policy.controls(name), tag.name)).filter(
      (control) => control !== another && !seen.has(control),
    )
    for (const control of found) seen.add(control)
    // What has just come up goes first: the next tab would take it away.
    waiting.unshift(...found)
  }
  await find()
  let opened = 0
  for (let times = 0; waiting.length > 0 && times < most; times++) {
    opened += await openOne(strict, tag.name, waiting.shift() as string)
    await find()
  }
  for (const { x, y, width, height } of await page.evaluate((name) => window.policy.charts(name), tag.name)) {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.move(x + width / 3, y + height / 3)
  }
  return opened
}

/** Presses one control, and each thing that it offers if it is a menu. */
async function openOne({ page, quiet }: PolicyPage, tag: string, control: string): Promise<number> {
  const overlays = () => page.evaluate((name) => window.policy.overlays(name), tag)
  const press = async () => {
    // What was slow to open must not be given the keys of the next.
    await closeOverlays(page, tag)
    if (!(await page.evaluate(([name, wanted]) => window.policy.focus(name, wanted), [tag, control] as const)))
      return { count: 0, items: 0 }
    await page.keyboard.press('Enter')
    await quiet()
    return overlays()
  }
  const first = await press()
  let opened = first.count
  await closeOverlays(page, tag)
  for (let item = 0; item < first.items; item++) {
    if ((await press()).items === 0) break
    for (let step = 0; step <= item; step++) await page.keyboard.press(step === 0 ? 'Home' : 'ArrowDown')
    await page.keyboard.press('Enter')
    await quiet()
    opened += (await overlays()).count
    await closeOverlays(page, tag)
  }
  return opened
}

/** Escapes from all that is open, one layer after the other. */
async function closeOverlays(page: Page, tag: string): Promise<void> {
  const open = async () => (await page.evaluate((name) => window.policy.overlays(name), tag)).count
  for (let count = await open(), times = 0; count > 0; count = await open(), times++) {
    if (times === 5)
      throw new Error(
        `<${tag}> has something open that Escape does not close: ${await page.locator(tag).getByRole('dialog').or(page.locator(tag).getByRole('menu')).first().textContent()}`,
      )
    const discard = page.locator(tag).getByRole('button', { name: 'Discard', exact: true })
    if (await discard.isVisible()) await discard.click()
    // What is told only once waits for its own button.
    else if (times > 1) await page.locator(`${tag} dialog[open] button`).last().click()
    else await page.keyboard.press('Escape')
    for (let waits = 0; waits < 20 && (await open()) >= count; waits++) await page.waitForTimeout(25)
  }
}
