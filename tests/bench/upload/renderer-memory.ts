import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

/** The memory of the processes that run pages, as the system counts it. */
export interface RendererMemory {
  /** Begins to count from what is held now. */
  restart(): Promise<void>
  /** The most bytes that one of them has held since, beyond what it held then. */
  growth(): Promise<number>
}

/** Looks at the browser's processes by the files of Linux about them. */
export async function watchRenderers(browser: Browser): Promise<RendererMemory> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const read = async (id: number, field: 'VmHWM' | 'VmRSS') =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(await readFile(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024
  const held = new Map<number, number>()
  return {
    async restart() {
      for (const id of renderers) {
        // 5 is the system's word for it: the peak becomes what is held now.
        await writeFile(`/proc/${id}/clear_refs`, '5')
        held.set(id, await read(id, 'VmRSS'))
      }
    },
    growth: async () =>
      Math.max(...(await Promise.all(renderers.map(async (id) => (await read(id, 'VmHWM')) - (held.get(id) ?? 0))))),
  }
}
