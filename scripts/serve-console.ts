import { demoAccount } from '@console-widgets/sandbox'
import { createServer } from 'vite'
import { withDeployment } from './deployment.ts'
import { readSettings } from './settings.ts'

/** The console host with hot reload, for `npm run dev`. Proxies requests to the platform. */
const settings = readSettings(process.env, process.argv.slice(2))
const { port } = settings
const origin = `http://localhost:${port}`
const target = `http://127.0.0.1:${process.env.PLATFORM_PORT}`
const server = await createServer({
  configFile: 'examples/console-host/vite.config.ts',
  plugins: [{ name: 'deployment', transformIndexHtml: (page: string) => withDeployment(page, settings, origin) }],
  server: {
    port,
    strictPort: true,
    headers: { 'content-security-policy': "frame-ancestors 'self' http://localhost:*" },
    // Everything of the console, including Vite's own modules, is below its base.
    proxy: { '^/(?!console/|$)': { target } },
  },
})
await server.listen()
console.log(`
  console      ${origin}/console/

  account      ${demoAccount.account}
  password     ${demoAccount.password}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close().then(() => process.exit(0)))
