import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * Does what a first start does before it listens: installs dependencies, and builds the pages. In an
 * image, so that its nodes start at once.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()

const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build-pages-once.ts'], { stdio: 'inherit' })
process.exit(status ?? 1)
