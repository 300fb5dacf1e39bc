import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm start`: installs missing dependencies, builds what has changed, and serves the console on an embedded database.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()

const { bundleForNode } = await import('./bundle-for-node.mjs')
const program = await bundleForNode('scripts/serve.ts')
// The server decides when to exit: a signal to the terminal's process group reaches it directly, others are forwarded.
const server = spawn(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
process.on('SIGINT', () => {})
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
