import type { Page } from 'playwright-core'

/** Drops local files and folders on an element, as from the desktop. Folders include their contents. */
export async function drop(page: Page, place: { x: number; y: number }, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data })
  await session.detach()
}
