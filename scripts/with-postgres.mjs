import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * `node scripts/with-postgres.mjs <command …>`: runs a command with TEST_DATABASE_URL set to a temporary PostgreSQL
 * server. The user in the URL is not a superuser, but may create databases and roles, like a typical production user.
 * The server vacuums as often as it can, so that no test passes only because vacuuming is rare.
 */
const [command, ...rest] = process.argv.slice(2)
if (!command) fail('Specify the command to run.')

const binaries = findBinaries()
const account = unprivilegedAccount()
const folder = mkdtempSync(join(tmpdir(), 'console-postgres-'))
chownSync(folder, account.uid, account.gid)
const data = join(folder, 'data')
const port = await freePort()
let status = 1
try {
  runAsAccount('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync')
  runAsAccount(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-t',
    '60',
    '-l',
    join(folder, 'log'),
    '-o',
    `-c listen_addresses=127.0.0.1 -p ${port} -k ${folder} -c fsync=off -c max_connections=200 -c autovacuum_naptime=1`,
    'start',
  )
  runAsAccount(
    'psql',
    '-q',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'postgres',
    '-c',
    'create role console login createdb createrole',
  )
  status = await run(`postgres://console@127.0.0.1:${port}/postgres`)
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) runAsAccount('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)

/** Folder of the server's programs: on PATH, or the versioned folder of Debian and others. */
function findBinaries() {
  const versions = '/usr/lib/postgresql'
  const byVersion = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : []
  const found = [...byVersion, ...(process.env.PATH ?? '').split(delimiter)].find(
    (directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'pg_ctl')),
  )
  return found ?? fail('PostgreSQL server not found. Install it, for example with apt-get install postgresql.')
}

/** The server refuses to run as root, so it runs as its package's account, or as `nobody`. */
function unprivilegedAccount() {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (own.uid !== 0) return own
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) => spawnSync('id', [option, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return fail('The server does not run as root, and neither of the accounts postgres and nobody exists.')
}

function runAsAccount(/** @type {string} */ name, /** @type {string[]} */ ...options) {
  const program = existsSync(join(binaries, name)) ? join(binaries, name) : name
  const {
    status: code,
    stderr,
    error,
  } = spawnSync(program, options, {
    ...account,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  })
  if (code !== 0) throw new Error(`${name} failed: ${error?.message ?? stderr}`)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => done(address.port))
    })
  })
}

/** @returns {Promise<number>} */
function run(/** @type {string} */ url) {
  return new Promise((done, refuse) => {
    const child = spawn(/** @type {string} */ (command), rest, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    })
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
    child.on('error', refuse)
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}
