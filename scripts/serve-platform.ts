import { openNodePlatform, readServiceOptions, serve } from '@console-widgets/sandbox/node'
import { platformOptionsOf } from './platform-options.ts'
import { serveDatabases } from './serve-databases.ts'
import { readSettings } from './settings.ts'

/** The platform alone, for `npm run dev`. The console's development server serves its pages. */
const settings = readSettings(process.env, process.argv.slice(2))
const { port, uploadPort } = settings
const platform = await openNodePlatform({
  ...platformOptionsOf(settings),
  publicOrigin: `http://localhost:${port}`,
  serviceOptions: readServiceOptions(process.env),
})
const serving = await serve({ port: Number(process.env.PLATFORM_PORT), fetch: platform.fetch })
const uploads = uploadPort === undefined ? undefined : await serve({ port: uploadPort, fetch: platform.fetch })
const databases = await serveDatabases(platform, settings)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    Promise.all([serving.close(), uploads?.close(), databases?.close()])
      .then(platform.close)
      .then(() => process.exit(0)),
  )
