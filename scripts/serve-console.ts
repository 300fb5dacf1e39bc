import { demoAccount } from '@console-widgets/sandbox'
import { createServer } from 'vite'
import { readSettings } from './settings.ts'

/** The console host with hot reload, for `npm run dev`. Proxies requests to the platform. */
const { port } = readSettings(process.env, process.argv.slice(2))
const target = `http://127.0.0.1:${process.env.PLATFORM_PORT}`
const server = await createServer({
  configFile: 'examples/console-host/vite.config.ts',
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
  console      http://localhost:${port}/console/

  account      ${demoAccount.account}
  password     ${demoAccount.password}
`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => server.close().then(() => process.exit(0)))
