import { openNodePlatform, serve } from '@console-widgets/sandbox/node'

/**
 * Runs the platform in its own process on the given folder, for tests to kill. Prints its port once it listens. With
 * the URL of a PostgreSQL server it is one of several nodes, behind a proxy and without events of the demo teams.
 */
const [folder = '', databaseUrl] = process.argv.slice(2)
const asNode = {
  databaseUrl,
  serviceOptions: { reports: { demoEvents: 0 }, versions: { reviewSeconds: 2 } },
}

try {
  const platform = await openNodePlatform({
    folder,
    publicOrigin: 'http://console.test',
    ...(databaseUrl ? asNode : {}),
  })
  const serving = await serve({ port: 0, fetch: platform.fetch, proxies: databaseUrl ? 1 : 0 })
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
