import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startS3Server, testBucket } from '@console-widgets/platform/stores/testing/s3-server'

/**
 * `node --import tsx scripts/with-object-store.ts <command …>`: runs a command with TEST_OBJECT_STORE set to a bucket
 * of a temporary S3 server.
 */
const [command, ...rest] = process.argv.slice(2)
if (!command) throw new Error('Specify the command to run.')

const folder = await mkdtemp(join(tmpdir(), 'console-objects-'))
const server = await startS3Server({ folder })
const { endpoint, accessKeyId, secretAccessKey } = server.settings
const child = spawn(command, rest, {
  stdio: 'inherit',
  env: {
    ...process.env,
    TEST_OBJECT_STORE: `s3://${testBucket}`,
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const status = await new Promise<number>((resolve, reject) => {
  child.on('error', reject)
  child.on('exit', (code) => resolve(code ?? 1))
})
await server.stop()
await rm(folder, { recursive: true, force: true })
console.log(`${server.requests.length} requests to S3`)
process.exit(status)
