import type { Browser, Page } from 'playwright-core'
import type { SessionCookie } from '../support/sign-in-cookies.ts'

/** A page with a signed-in user, and everything the browser complains of there. */
export async function openSignedInPage(
  browser: Browser,
  { origin, signIn }: { origin: string; signIn: () => Promise<readonly SessionCookie[]> },
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext()
  const cookies = await signIn()
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  return { page, complaints }
}
