import { openNodePlatform, serve } from '@console-widgets/sandbox/node'

/**
 * Runs the platform in its own process on the given folder, for the crash tests to kill. Prints its port once it
 * listens.
 */
const folder = process.argv[2] as string

try {
  const platform = await openNodePlatform({ folder, publicOrigin: 'http://console.test' })
  const serving = await serve({ port: 0, fetch: platform.fetch })
  process.once('SIGTERM', () =>
    serving
      .close()
      .then(platform.close)
      .then(() => process.exit(0)),
  )
  process.stdout.write(`port ${serving.port}\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
