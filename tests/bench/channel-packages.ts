import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/channels/contract'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { createFolderObjects } from '@console-widgets/platform/stores/folder-store'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { judge, timed } from './judged.ts'

/**
 * Time and additional memory of the job that builds the packages of many channels from one large package, with objects
 * in a folder. Ends with an error if it needs more than 60 seconds, or 64 MB.
 *
 * `node --expose-gc --import tsx tests/bench/channel-packages.ts 200 100`
 */
const channels = Number(process.argv[2] ?? 200)
const megabytes = Number(process.argv[3] ?? 100)
/** Milliseconds and bytes that the job may take. */
const [longest, most] = [60_000, 64_000_000]

const folder = mkdtempSync(join(tmpdir(), 'console-channels-'))
try {
  const test = await createTestPlatform({ demoTraffic: false, objects: createFolderObjects(folder) })
  const holder = await signIn(test.platform)
  const { appId } = (await holder.invoke(appCalls['apps.app.create'], {
    appName: 'Many channels',
    parentType: 13,
  } as never)) as { appId: string }
  const key = await makePackageKey({ seed: 'channels bench', commonName: 'Bench' })
  const lines = (btoa(String.fromCharCode(...key.certificate)).match(/.{1,64}/g) ?? []).join('\n')
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
  await holder.invoke(calls['channels.signature-certificate.create'], { appId, certificateName: 'Key', certificate })
  const channelIds = Array.from({ length: channels }, (_, at) => `channel_${at}`)
  for (const channelId of channelIds)
    await holder.invoke(calls['channels.config.create'], { appId, channelId, channelName: channelId })
  const objectId = await uploadPackage()
  const { jobId } = await holder.invoke(calls['channels.package-job.create'], { appId, channelIds, objectId })

  /** Bytes that don't compress, since a package is compressed. */
  async function uploadPackage() {
    const noise = new Uint8Array(megabytes * 1_000_000)
    for (let at = 0; at < noise.length; at += 65_536) crypto.getRandomValues(noise.subarray(at, at + 65_536))
    const files = { 'assets/maps.bin': noise }
    const contents = { packageName: 'com.example.many', versionCode: 1, versionName: '1.0.0', label: 'Many', files }
    return uploadBytes(holder, 'many-1.0.0.apk', await buildApk(contents, key))
  }

  const memory = () => {
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  globalThis.gc?.()
  const [before, residentBefore] = [memory(), process.memoryUsage.rss()]
  let [peak, residentPeak] = [before, residentBefore]
  const watch = setInterval(() => {
    peak = Math.max(peak, memory())
    residentPeak = Math.max(residentPeak, process.memoryUsage.rss())
  }, 50)
  const job = await timed(() => test.platform.services.tasks.wake())
  clearInterval(watch)
  judge(`${channels} packages of ${megabytes} MB`, job, longest)
  const [more, resident] = [peak - before, residentPeak - residentBefore]
  console.log(
    `memory\t${Math.round(more / 1e6)} MB more of ${most / 1e6}, resident ${Math.round(resident / 1e6)} MB more`,
  )
  if (more > most) process.exitCode = 1
  const { state, succeeded } = await holder.invoke(calls['channels.package-job.get'], { appId, jobId })
  console.log(`job\t${state}\t${succeeded} packages`)
  if (succeeded !== channels) process.exitCode = 1
  await test.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
