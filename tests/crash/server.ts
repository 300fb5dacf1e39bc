import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { demoAccount } from '@console-widgets/sandbox'
import { bundleForNode } from '../../scripts/bundle-for-node.mjs'

/** A running platform process. */
export interface Server {
  origin: string
  process: ChildProcess
  /** Sends a signal and waits for the exit. @returns the exit code, null after a kill */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/** Error output of a process that exited before it listened. */
export class DidNotStart extends Error {
  constructor(
    readonly code: number | null,
    message: string,
  ) {
    super(message)
  }
}

let bundled: Promise<string> | undefined

/** Starts a process. @param databaseUrl PostgreSQL server that it shares as one of several nodes */
export async function startServer(folder: string, databaseUrl?: string): Promise<Server> {
  const program = await (bundled ??= bundleForNode('tests/crash/server-process.ts'))
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', program, folder, ...(databaseUrl ? [databaseUrl] : [])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const port = await Promise.race([
    once(child.stdout, 'data').then(([text]) => Number(/port (\d+)/.exec(String(text))?.[1])),
    ended.then((code) => Promise.reject(new DidNotStart(code, errors))),
  ])
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/** A signed-in client of the process. */
export interface Client {
  call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>
}

export async function signInTo(origin: string): Promise<Client> {
  const form = new URLSearchParams({ ...demoAccount, state: 'state', redirect_uri: 'http://console.test/' })
  const answer = await fetch(`${origin}/account/sign-in`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(answer.headers.get('location') as string).searchParams.get('code')
  const login = await fetch(`${origin}/agc/edge/oauth2/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, state: 'state' }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ')
  const { csrfToken, teamId } = (await login.json()) as { csrfToken: string; teamId: string }
  return {
    async call(method, path, body) {
      const response = await fetch(`${origin}/agc/edge${path}`, {
        method,
        headers: { cookie, agcCsrfToken: csrfToken, agcTeamId: teamId, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status} ${text}`)
      return JSON.parse(text) as Record<string, unknown>
    },
  }
}
