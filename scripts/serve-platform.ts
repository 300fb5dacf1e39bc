import { openNodePlatform, readServiceOptions, serve } from '@console-widgets/sandbox/node'
import { readSettings } from './settings.ts'

/** The platform alone, for `npm run dev`. The console's development server serves its pages. */
const { port, folder, databaseUrl, zones, overseasTeams, membersEditDemoProjects } = readSettings(
  process.env,
  process.argv.slice(2),
)
const platform = await openNodePlatform({
  folder,
  databaseUrl,
  publicOrigin: `http://localhost:${port}`,
  zones,
  overseasTeams,
  membersEditDemoProjects,
  serviceOptions: readServiceOptions(process.env),
})
const serving = await serve({ port: Number(process.env.PLATFORM_PORT), fetch: platform.fetch })

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () =>
    serving
      .close()
      .then(platform.close)
      .then(() => process.exit(0)),
  )
