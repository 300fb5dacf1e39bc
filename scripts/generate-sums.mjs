import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Writes the generated files that sum up all services, as `npm run generate` does. Exits on failure. */
export function generateSums() {
  const generate = fileURLToPath(new URL('generate.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [generate], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
