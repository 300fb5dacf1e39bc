import { readFile, rm, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** Another process is using the folder. Two processes on one embedded database would corrupt it. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Locks a data folder for this process. The lock of a killed process is taken over.
 * @returns a function that releases it
 * @throws FolderInUse if another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      process.once('exit', () => rmSync(file, { force: true }))
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (owner !== process.pid && isAlive(owner))
      throw new FolderInUse(
        `The folder ${folder} is in use by process ${owner}. Stop it first, or choose another folder with CONSOLE_DATA.`,
      )
    await rm(file, { force: true })
  }
}

function isAlive(processId: number): boolean {
  if (!processId) return false
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
