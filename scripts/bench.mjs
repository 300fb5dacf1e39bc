import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/** `npm run bench [-- --json]`: measures what the budgets limit; fails when one that is counted in bytes is broken. */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()
const { obtainBrowser } = await import('./obtain-browser.mjs')
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts', ...process.argv.slice(2)], { stdio: 'inherit', env: { ...process.env, CHROME_PATH: obtainBrowser() } })
process.exit(status ?? 1)
