import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleForNode } from '../../../scripts/bundle-for-node.mjs'
import { copyDemoData } from '../../support/demo-data.ts'
import { freePortPair } from '../../support/free-port.ts'
import { patience } from '../../support/patience.ts'

/** The real server in its own process, with its own folder. */
export interface TestServer {
  origin: string
  portalOrigin: string
  port: number
  folder: string
  process: ChildProcess
  /** Stops it cleanly and keeps its folder. */
  end(): Promise<void>
  /** Stops it cleanly and deletes its folder. */
  close(): Promise<void>
}

let bundled: Promise<string> | undefined

/** Parameters of Node that start the server of `npm start`. */
export const serverProgram = async () => ['--enable-source-maps', await (bundled ??= bundleForNode('scripts/serve.ts'))]

/**
 * Starts the server of `npm start` on free ports, with a copy of the demo team's data unless a number of events is
 * given: then it generates its own.
 */
export async function startServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'console-widgets-'))
  if (!('DEMO_EVENTS' in environment)) await copyDemoData(folder)
  const port = await freePortPair()
  const child = spawn(process.execPath, await serverProgram(), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      CONSOLE_DATA: folder,
      PORT: String(port),
      DEMO_EVENTS: '5000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child).catch(async (error: unknown) => {
    await stop(child)
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  return {
    origin: `http://localhost:${port}`,
    portalOrigin: `http://localhost:${port + 1}`,
    port,
    folder,
    process: child,
    end: () => stop(child),
    async close() {
      await stop(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), patience)
    const read = (chunk: Buffer) => {
      output += chunk
      if (output.includes('password')) {
        clearTimeout(timer)
        resolve()
      }
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
