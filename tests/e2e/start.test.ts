import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverProgram } from './support/server.ts'

let folder: string
let taken: Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-widgets-start-'))
  await writeFile(join(folder, 'file'), '')
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  taken.close()
  await rm(folder, { recursive: true, force: true })
})

/** Starts the server, which must fail, and returns its last line. */
async function refusedStart(environment: Record<string, string>, ...options: string[]): Promise<string> {
  const program = await serverProgram()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program, ...options], {
      env: { ...process.env, DATABASE_URL: '', PORT: '', CONSOLE_DATA: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.once('exit', (code) =>
      code === 1 ? resolve(output.trim()) : reject(new Error(`It ended with ${code}: ${output}`)),
    )
  })
}

const takenPort = () => String((taken.address() as { port: number }).port)

it.each([
  ['a port that isn’t a number', () => refusedStart({ PORT: 'abc' }), /^PORT must be a whole number/],
  ['an unknown option', () => refusedStart({}, '--rest'), /^Unknown option '--rest'/],
  [
    'a port that is taken',
    () => refusedStart({ PORT: takenPort() }),
    /^Port \d+ is taken\. Stop what uses it, or choose another with PORT\.$/,
  ],
  [
    'a port of the portal that is taken',
    () => refusedStart({ PORT: String(Number(takenPort()) - 1) }),
    /^Port \d+ of the portal is taken\. Stop what uses it, or choose a PORT whose next one is free as well\.$/,
  ],
  [
    'a port for programs that is taken',
    () => refusedStart({ DATABASE_PORT: takenPort() }),
    /^Port \d+ is taken\. Stop what uses it, or choose another with DATABASE_PORT\.$/,
  ],
  [
    'an address of another database',
    () => refusedStart({ DATABASE_URL: 'mysql://host/name' }),
    /^DATABASE_URL must be a URL such as postgres:/,
  ],
  [
    'a database that does not answer',
    () => refusedStart({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }),
    /^The PostgreSQL server at 127\.0\.0\.1:1 could not be used: .*Check DATABASE_URL\.$/,
  ],
  [
    'a folder that is a file',
    () => refusedStart({ CONSOLE_DATA: join(folder, 'file') }),
    /^The folder .*file can’t be used \(EEXIST\)\. Choose another with CONSOLE_DATA\.$/,
  ],
  [
    'a public origin with a path',
    () => refusedStart({ PUBLIC_ORIGIN: 'https://console.example/console/' }),
    /^PUBLIC_ORIGIN must be a scheme, host, and port/,
  ],
  [
    'a list of origins with a pattern',
    () => refusedStart({ ALLOWED_ORIGINS: 'https://portal.example, https://*.example' }),
    /^ALLOWED_ORIGINS must list scheme, host and port alone, .* not 'https:\/\/\*\.example'\.$/,
  ],
])('reports %s in one clear line', async (_, start, line) => {
  const said = await start()
  expect(said).toMatch(line)
  expect(said).not.toContain('secret')
  expect(said.split('\n')).toHaveLength(1)
})
