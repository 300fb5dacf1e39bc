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

/** A Next.js application with the published form of every package, and a platform on its own origin. */
export interface NextSite {
  origin: string
  /** Signs the demo account in, for one browser: a session belongs to one, whose refresh ends the earlier token. */
  signIn(): Promise<readonly SessionCookie[]>
  /** Entries that its first page imports on the server, and those imported in client components. */
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
  // A build started by tests would otherwise inherit their mode.
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
    signIn: () => signInCookies(platform, publicOrigin),
    entries,
    async close() {
      server.kill()
      await serving.close()
      await platform.close()
    },
  }
}

/** Entries that work without React, of packages with components. */
const headless = /\/(data|contract|schemas|model|jsx|preact|solid|svelte|vue)$/
/** Start working on import, and so can only be imported by a worker thread. */
const startsAtOnce = /-worker$/

/** Installs every package in its published form, and writes modules that import each entry. */
function installPackages(): Entries {
  const packages = packAll(resolve('.build', 'packed')).map(({ file }) => unpack(file, project))
  const client = packages
    .filter(({ dependencies }) => dependencies.includes('react'))
    .flatMap(({ entries }) => entries.filter((entry) => !headless.test(entry)))
  const server = packages.flatMap(({ entries }) =>
    entries.filter((entry) => !client.includes(entry) && !startsAtOnce.test(entry)),
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
