import { rmSync } from 'node:fs'
import { coreBytes } from '../../tests/bench/bytes/core-bytes.ts'
import { firstWidgetBytes } from '../../tests/bench/bytes/widget-bytes.ts'
import { firstLoadBytes } from './first-load.ts'
import { row } from './row.ts'

/**
 * `bytes.ts`: builds the browser distribution and the console of the repository that it runs in, and tells what pages
 * load of them, as rows in JSON.
 */
const { build } = await import('vite')
const console_ = '.build/measured-console'
await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
await build({
  configFile: 'examples/console-host/vite.config.ts',
  logLevel: 'error',
  build: { manifest: true, outDir: `../../${console_}` },
})
const { autoloader, firstWidget } = await firstWidgetBytes()
console.log(
  JSON.stringify([
    row('autoloader', autoloader, 'bytes'),
    row('core', await coreBytes(), 'bytes'),
    row('first widget, with React and styles', firstWidget, 'bytes'),
    row('first load of the console', firstLoadBytes(console_), 'bytes'),
  ]),
)
rmSync(console_, { recursive: true, force: true })
