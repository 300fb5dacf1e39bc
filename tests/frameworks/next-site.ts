import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createMemoryObjects, createPlatform, openPglite } from '@console-widgets/sandbox'
import { serve } from '@console-widgets/sandbox/node'
import { installMissing } from '../../scripts/install-missing.mjs'
import { packAll, unpack } from '../../scripts/published/pack.mjs'
import { freePortPair } from '../support/free-port.ts'
import { signInCookies, type SessionCookie } from '../support/sign-in-cookies.ts'

const project = resolve('tests/frameworks/next')
const next = join(project, 'node_modules/next/dist/bin/next')

/**
 * A Next.js application that has every package installed as it is published, and a platform at an origin of its own.
 */
export interface NextSite {
  origin: string
  /** Of a session of the demo account on the platform. */
  cookies: readonly SessionCookie[]
  /** What its first page imports in the server's components, and in those of the client. */
  entries: Entries
  close(): Promise<void>
}

interface Entries {
  server: readonly string[]
  client: readonly string[]
}

export async function openNextSite(): Promise<NextSite> {
  const [port, platformPort] = [await freePortPair(), await freePortPair()]
  const [origin, publicOrigin] = [`http://localhost:${port}`, `http://localhost:${platformPort}`]
  // Started by tests, a build would take their mode for its own.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_PLATFORM: publicOrigin,
  } as const
  installMissing(project)
  runToItsEnd(['scripts/build.mjs', '--missing'], env)
  const entries = installPackages()
  runToItsEnd([next, 'build', project], env)

  const platform = await createPlatform({
    database: await openPglite(),
    objects: createMemoryObjects(),
    publicOrigin,
    allowedOrigins: [origin],
  })
  const serving = await serve({ port: platformPort, fetch: platform.fetch })
  const server = spawn(process.execPath, [next, 'start', project, '--port', String(port)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await started(server)
  return {
    origin,
    cookies: await signInCookies(platform, publicOrigin),
    entries,
    async close() {
      server.kill()
      await serving.close()
      await platform.close()
    },
  }
}

/** What works without React, of packages that have components. */
const headless = /\/(data|contract|schemas|model|jsx|preact|solid|svelte|vue)$/
/** Begins its work when it is imported, which is for a worker thread alone. */
const startsAtOnce = '@console-widgets/sandbox/sql-worker'

/** Installs every package as it is published, and writes the modules that import each of their entries. */
function installPackages(): Entries {
  const packages = packAll(resolve('.build', 'packed')).map(({ file }) => unpack(file, project))
  const client = packages
    .filter(({ dependencies }) => dependencies.includes('react'))
    .flatMap(({ entries }) => entries.filter((entry) => !headless.test(entry)))
  const server = packages.flatMap(({ entries }) =>
    entries.filter((entry) => !client.includes(entry) && entry !== startsAtOnce),
  )
  mkdirSync(join(project, 'entries'), { recursive: true })
  for (const [name, entries] of Object.entries({ server, client }))
    writeFileSync(
      join(project, 'entries', `${name}.js`),
      entries.map((entry, index) => `export * as entry${index} from '${entry}'\n`).join(''),
    )
  return { server, client }
}

function runToItsEnd(command: string[], env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`)
}

function started(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    server.stdout?.on('data', (chunk) => String(chunk).includes('Ready') && done())
    server.once('exit', (code) => fail(new Error(`Next.js ended with ${code}.`)))
  })
}
