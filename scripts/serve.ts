import { rm } from 'node:fs/promises'
import { buildPages } from './build-pages.ts'
import { helpText } from './help-text.ts'
import { portTaken } from './port-taken.ts'
import { readSettings } from './settings.ts'

/** Serves the console and the partner portal until it is stopped. */
async function main() {
  const settings = readSettings(process.env, process.argv.slice(2))
  // The platform takes seconds to load; report invalid settings before that.
  const [{ demoAccount, serviceOptions }, { readServiceOptions }, { servesThisMachine, startConsole }] =
    await Promise.all([
      import('@console-widgets/sandbox'),
      import('@console-widgets/sandbox/node'),
      import('./console-server.ts'),
    ])
  if (settings.help) {
    console.log(helpText(serviceOptions))
    return
  }
  const ownOptions = readServiceOptions(process.env)
  if (settings.reset) await rm(settings.folder, { recursive: true, force: true })
  await buildPages()
  const running = await startConsole(settings, ownOptions)
  const line = (name: string, address: string | undefined, more = '') =>
    address === undefined ? '' : `\n  ${name.padEnd(12)} ${address}${more}`
  console.log(`
  console      ${running.origin}/console/en/   (cn: /console/, ru: /console/ru/)
  plain page   ${running.origin}/plain/${line('portal', running.portalOrigin, '/')}${line('uploads', running.uploadOrigin)}
  calls        ${running.origin}/openapi.json${settings.publicOrigin === undefined ? `\n  outbox       ${running.origin}/outbox   (mail and text messages)` : ''}
  databases    ${running.databasePort === undefined ? 'no port for programs' : `localhost:${running.databasePort}   (PostgreSQL’s protocol; connection strings are in the console)`}

  account      ${settings.firstAccount?.account ?? demoAccount.account}
  password     ${settings.firstAccount === undefined ? demoAccount.password : 'FIRST_PASSWORD at the first sign-in, then your own'}

  ${embedders(settings.allowedOrigins, servesThisMachine(settings))}
`)
  const stop = () => running.close().then(() => process.exit(0), fail)
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Which pages may embed, in one line. */
function embedders(allowedOrigins: readonly string[] | undefined, thisMachine: boolean): string {
  if (thisMachine) return 'Pages on any port of localhost may embed; ALLOWED_ORIGINS lists others.'
  const listed = allowedOrigins?.length ? allowedOrigins.join(', ') : 'none'
  return `Pages of these origins may embed in every team: ${listed}. Each team can list its own in the console.`
}

function fail(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') console.error(portTaken((error as { port?: number }).port as number, process.env))
  else if (code === 'EACCES')
    console.error(`Permission denied for ${(error as NodeJS.ErrnoException).path ?? 'the port'}: ${message}`)
  else if ((error as { reason?: string }).reason === 'storage-unavailable')
    // Its message is for callers of the platform, who can only wait.
    console.error(`The object storage failed during the start: ${((error as Error).cause as Error).message}`)
  else console.error(message || String(error))
  process.exit(1)
}

main().catch(fail)
