import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

/** Memory of the browser's renderer processes, as reported by the system. */
export interface RendererMemory {
  /** Starts counting from the current usage. */
  restart(): Promise<void>
  /** The peak usage of a process since then, in bytes above its starting point. */
  growth(): Promise<number>
}

/** Reads the memory of the browser's processes from Linux's /proc. */
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
        // Writing 5 resets the peak to the current usage.
        await writeFile(`/proc/${id}/clear_refs`, '5')
        held.set(id, await read(id, 'VmRSS'))
      }
    },
    growth: async () =>
      Math.max(...(await Promise.all(renderers.map(async (id) => (await read(id, 'VmHWM')) - (held.get(id) ?? 0))))),
  }
}
