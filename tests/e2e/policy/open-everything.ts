import type { Page } from 'playwright-core'
import type { TagInPage } from '../../support/tags-of-team.ts'
import type { PolicyPage } from './policy-page.ts'

/** Maximum number of elements to open per tag: a report has hundreds of the same type. */
const usualMost = 12

/** Switches the user to another team, which would leave the following tags without data. */
const another = 'button  Switch'

/**
 * Opens everything in a tag: focuses each control, which shows its tooltip, and presses Enter on it, on each menu item,
 * and on whatever opened. Dialogs are closed by Escape, so that nothing is confirmed. Returns the number of opened
 * menus and dialogs.
 */
export async function openEverything(strict: PolicyPage, tag: TagInPage, most = usualMost): Promise<number> {
  const { page } = strict
  const seen = new Set<string>()
  const waiting: string[] = []
  const find = async () => {
    const found = (await page.evaluate((name) => window.policy.controls(name), tag.name)).filter(
      (control) => control !== another && !seen.has(control),
    )
    for (const control of found) seen.add(control)
    // New elements first: the next tab would remove them.
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

/** Presses one control, and each of its items if it is a menu. */
async function openOne({ page, quiet }: PolicyPage, tag: string, control: string): Promise<number> {
  const overlays = () => page.evaluate((name) => window.policy.overlays(name), tag)
  const press = async () => {
    // Don't send the next element's keys to a slow one.
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

/** Closes all open overlays by Escape, one after the other. */
async function closeOverlays(page: Page, tag: string): Promise<void> {
  const open = async () => (await page.evaluate((name) => window.policy.overlays(name), tag)).count
  for (let count = await open(), times = 0; count > 0; count = await open(), times++) {
    if (times === 5)
      throw new Error(
        `<${tag}> has something open that Escape does not close: ${await page.locator(tag).getByRole('dialog').or(page.locator(tag).getByRole('menu')).first().textContent()}`,
      )
    // A page behind the dialog may offer to discard its own changes.
    const discard = page
      .locator(`${tag} :is(dialog[open], [role=dialog])`)
      .last()
      .getByRole('button', { name: 'Discard', exact: true })
    if (await discard.isVisible()) await discard.click()
    // A value that is shown only once has a confirmation button.
    else if (times > 1) await page.locator(`${tag} dialog[open] button`).last().click()
    else await page.keyboard.press('Escape')
    for (let waits = 0; waits < 20 && (await open()) >= count; waits++) await page.waitForTimeout(25)
  }
}
