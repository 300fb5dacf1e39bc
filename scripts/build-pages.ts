import { isMarked, mark, sourceHash } from './source-hash.mjs'

/** Sources of the pages that the server shows. A change in any of them triggers a build. */
const sources = ['packages', 'examples', 'build', 'package-lock.json']
const marker = '.build/pages.hash'
/** What the server serves from. The marker may outlive them, such as when `dist` folders are deleted. */
const outputs = [
  'packages/elements/dist/browser/console-widgets.js',
  '.build/console/index.html',
  '.build/portal/index.html',
]
const configFiles = [
  'packages/elements/vite.config.ts',
  'examples/console-host/vite.config.ts',
  'examples/partner-portal/vite.config.ts',
]

/** Builds the widgets' bundle and the example pages, unless nothing has changed since the last time. */
export async function buildPages(): Promise<void> {
  const hash = sourceHash(sources)
  if (isMarked(marker, hash, outputs)) return
  console.log('Building the widgets and the pages …')
  // When started by tests, the builds would inherit the test mode, and include React's development checks.
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    const { build } = await import('vite')
    for (const configFile of configFiles) await build({ configFile, logLevel: 'error' })
  } finally {
    process.env.NODE_ENV = mode
  }
  mark(marker, hash)
}
