import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm run dev`: the platform, restarted when its sources change, and the console host with hot reload. The console's
 * server proxies the platform's paths, so that both share one origin.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()

const platformPort = process.env.PLATFORM_PORT ?? '4290'
const environment = { ...process.env, PLATFORM_PORT: platformPort, PORT: process.env.PORT ?? '4280' }
const children = [
  ['--watch', '--import', 'tsx', 'scripts/serve-platform.ts'],
  ['--import', 'tsx', 'scripts/serve-console.ts'],
].map((command) => spawn(process.execPath, command, { stdio: 'inherit', env: environment }))

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children)
  child.on('exit', (code) => {
    stop()
    process.exitCode = code ?? 0
  })
