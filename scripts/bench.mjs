import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm run bench [-- <name> …] [-- --json]`: measures everything that has a budget, compared with its peers. Fails when
 * a budget is exceeded.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()
installMissing('tests/bench')
const { obtainBrowser } = await import('./obtain-browser.mjs')
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tests/bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: obtainBrowser() },
})
process.exit(status ?? 1)
