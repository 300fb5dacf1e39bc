import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm run bench [-- <name> …] [-- --json]`: measures what the budgets limit, against its peers; fails when one is
 * broken.
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
