import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { calls as packageCalls } from '@console-widgets/app-packages/contract'
import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls } from '@console-widgets/channels/contract'
import { readSignature } from '@console-widgets/package-parser'
import { buildApk, fileOf, makePackageKey, zipFiles, type PackageKey } from '@console-widgets/package-parser/build'
import { newId } from '@console-widgets/platform/database/ids'
import { objects } from '@console-widgets/platform/files/tables'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import { channelFilesTag } from '@console-widgets/channels/model'
import { channelJobs, channelPackages } from './tables.ts'

let test: TestPlatform
let console: Console
let key: PackageKey
let otherKey: PackageKey
let appId: string
const channels = ['harbour-kiosks', 'ferry_wifi', 'bj-store-07']

beforeAll(async () => {
  test = await createTestPlatform()
  console = await signIn(test.platform)
  await console.session.switchTeam(demoTeamId)
  key = await makePackageKey({ seed: 'channels.test', commonName: 'Northwind Release' })
  otherKey = await makePackageKey({ seed: 'channels.test other', commonName: 'A laptop' })
})
afterAll(() => test.close())
beforeEach(async () => {
  const made = (await console.invoke(appCalls['apps.app.create'], {
    appName: `App ${newId().slice(-8)}`,
    parentType: 13,
  } as never)) as { appId: string }
  appId = made.appId
  for (const channelId of channels)
    await console.invoke(calls['channels.config.create'], { appId, channelId, channelName: `Channel ${channelId}` })
})

const pem = (bytes: Uint8Array) => {
  const lines = (btoa(String.fromCharCode(...bytes)).match(/.{1,64}/g) ?? []).join('\n')
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
}
const addCertificate = (certificate = pem(key.certificate)) =>
  console.invoke(calls['channels.signature-certificate.create'], { appId, certificateName: 'Release key', certificate })
const apkOf = (signedWith = key) =>
  buildApk(
    { packageName: `com.example.app${appId}`, versionCode: 7, versionName: '1.7.0', label: 'Harbour' },
    signedWith,
  )
async function addPackage(bytes: Uint8Array<ArrayBuffer>, fileName = 'harbour-1.7.0.apk') {
  const objectId = await uploadBytes(console, fileName, bytes)
  const made = await console.invoke(packageCalls['app-packages.package.create'], { appId, objectId })
  await test.clock.advance(3000)
  await test.platform.services.jobs.wake()
  return made.package.pkgId
}
const start = (source: { pkgId?: string; objectId?: string }, channelIds = channels) =>
  console.invoke(calls['channels.package-job.create'], { appId, channelIds, ...source })
const settle = async (jobId: string) => {
  await test.platform.services.tasks.wake()
  return console.invoke(calls['channels.package-job.get'], { appId, jobId })
}
const download = async (objectId: string) => {
  const { urlsInfo } = await createFileService(console).downloadUrls([objectId])
  const response = await test.platform.fetch(new Request(urlsInfo[0]?.url ?? ''))
  return new Uint8Array(await response.arrayBuffer())
}

describe('job', () => {
  it('builds a verified package for each channel, which differs from the source only in its tail', async () => {
    await addCertificate()
    const bytes = await apkOf()
    const started = await start({ pkgId: await addPackage(bytes) })
    expect(started).toMatchObject({ state: 'waiting', total: 3, progress: 0 })
    const job = await settle(started.jobId)
    expect(job).toMatchObject({ state: 'success', succeeded: 3, failed: 0, progress: 100 })
    expect(job.packages.map(({ channelId }) => channelId)).toEqual(channels)
    for (const { channelId, objectId, sha256, size, fileName, place } of job.packages) {
      const made = await download(objectId as string)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', made))
      expect(Buffer.from(digest).toString('hex')).toBe(sha256)
      expect(made.byteLength).toBe(size)
      expect(fileName).toBe(`harbour-1.7.0-${channelId}.apk`)
      expect(place).toBe('block')
      const read = await readSignature(fileOf(made))
      expect(read).toMatchObject({ channel: channelId, signer: { fingerprint: job.fingerprint } })
    }
    const { url } = await console.invoke(calls['channels.package-job.download'], { appId, jobId: job.jobId })
    const all = new Uint8Array(await (await test.platform.fetch(new Request(url))).arrayBuffer())
    const entries = await new ZipReader(new Uint8ArrayReader(all)).getEntries()
    expect(entries.map(({ filename }) => filename)).toEqual(job.packages.map(({ fileName }) => fileName))
    for (const [at, entry] of entries.entries()) {
      if (entry.directory) throw new Error('a folder')
      const content = await entry.getData(new Uint8ArrayWriter())
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
      expect(Buffer.from(sum).toString('hex')).toBe(job.packages[at]?.sha256)
    }
    for (const wrong of [url.replace(/app=\w+/, 'app=1'), url.replace(/expires=\d/, 'expires=9')])
      expect((await test.platform.fetch(new Request(wrong))).status).toBe(403)
    expect(job.previous).toBeNull()
    const list = await console.invoke(calls['channels.task.list'], { appId })
    expect(list).toMatchObject({ total: 1, items: [{ jobId: job.jobId, state: 'done', done: 3, total: 3 }] })
  })

  it('is compared with the one before, and builds nothing for a channel that is off', async () => {
    await addCertificate()
    const pkgId = await addPackage(await apkOf())
    const first = await settle((await start({ pkgId })).jobId)
    const { items } = await console.invoke(calls['channels.config.list'], { appId })
    const { configId } = items.find(({ channelId }) => channelId === channels[2])!
    await console.invoke(calls['channels.config.update'], { appId, configId, isOn: false })
    await expect(start({ pkgId })).rejects.toMatchObject({ reason: 'channel-off', issues: [{ field: 'channelIds' }] })
    await test.clock.advance(1000)
    const second = await settle((await start({ pkgId }, channels.slice(0, 2))).jobId)
    expect(second.previous).toMatchObject({ jobId: first.jobId, versionName: '1.7.0', fingerprint: first.fingerprint })
    expect(second.previous?.packages.map(({ channelId, sha256 }) => [channelId, sha256])).toEqual(
      first.packages.map(({ channelId, sha256 }) => [channelId, sha256]),
    )
    await console.invoke(calls['channels.config.update'], { appId, configId, isOn: true })
    expect(await start({ pkgId })).toMatchObject({ state: 'waiting', total: 3 })
  })

  it('leaves nothing but the finished packages in the store, and releases them when it is deleted', async () => {
    await addCertificate()
    const { jobId } = await start({ pkgId: await addPackage(await apkOf()) })
    const { packages } = await settle(jobId)
    const { items } = await console.invoke(calls['channels.task.list'], { appId })
    expect(await test.platform.services.objects.keysOf(`${items[0]?.taskId}-`)).toEqual([])
    await console.invoke(calls['channels.package-job.delete'], { appId, jobId })
    await expect(download(packages[0]?.objectId as string)).rejects.toThrow()
    await expect(console.invoke(calls['channels.package-job.get'], { appId, jobId })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('builds from an uploaded file, which a package of the Android tools can be', async () => {
    const demo = new Uint8Array(await readFile('node_modules/android-apidemos/apks/ApiDemos-debug.apk'))
    const source = await console.invoke(calls['channels.package-upload.start'], {
      appId,
      fileName: 'ApiDemos.apk',
      contentLength: demo.byteLength,
    })
    expect(source).toMatchObject({ bizTag: channelFilesTag, fileName: 'ApiDemos.apk' })
    await addCertificate()
    const upload = () => uploadBytes(console, source.fileName, demo)
    const refused = await settle((await start({ objectId: await upload() })).jobId)
    const { signer } = await readSignature(fileOf(demo))
    // Both fingerprints: the signer's, and that of the app's certificate.
    expect(refused).toMatchObject({ state: 'failed', message: expect.stringContaining(signer.fingerprint) })
    const [own] = (await console.invoke(calls['channels.signature-certificate.list'], { appId })).items
    expect(refused.message).toContain(own?.fingerprint)
    expect(refused.packages.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  })

  it('is refused with both fingerprints if the package has another signer', async () => {
    const { fingerprint } = await addCertificate()
    const pkgId = await addPackage(await apkOf(otherKey))
    const { packages } = await console.invoke(calls['channels.package-availability.check'], { appId, pkgId })
    expect(packages).toMatchObject([{ available: false, obstacles: ['signer-differs'] }])
    await expect(start({ pkgId })).rejects.toMatchObject({
      reason: 'signer-differs',
      message: expect.stringMatching(new RegExp(`${packages[0]?.fingerprint}.*${fingerprint}`)),
    })
  })

  it('is refused without a certificate, for a channel that is unknown or named twice, and for 201', async () => {
    const pkgId = await addPackage(await apkOf())
    await expect(start({ pkgId })).rejects.toMatchObject({ reason: 'channel-package-refused' })
    await addCertificate()
    await expect(start({ pkgId }, ['nowhere'])).rejects.toMatchObject({ message: expect.stringContaining('nowhere') })
    await expect(start({ pkgId }, ['ferry_wifi', 'ferry_wifi'])).rejects.toMatchObject({ status: 400 })
    await expect(
      start(
        { pkgId },
        Array.from({ length: 201 }, (_, index) => `c${index}`),
      ),
    ).rejects.toMatchObject({ message: expect.stringContaining('200') })
  })

  it('is refused for packages that have no channels: unsigned, still processed, bundles, and quick apps', async () => {
    await addCertificate()
    const unsigned = await addPackage(await zipFiles({ 'AndroidManifest.xml': 'x' }))
    await expect(start({ pkgId: unsigned })).rejects.toMatchObject({ reason: 'channel-package-refused' })
    for (const fileName of ['app.aab', 'app.rpk', 'app.exe', 'app.txt'])
      await expect(
        console.invoke(calls['channels.package-upload.start'], { appId, fileName, contentLength: 1 }),
      ).rejects.toMatchObject({ reason: 'channel-package-refused', issues: [{ field: 'fileName' }] })
  })

  it('fails clearly if the package is deleted meanwhile, and can’t be retried then', async () => {
    await addCertificate()
    const pkgId = await addPackage(await apkOf())
    const { services } = test.platform
    const { objectId } = (await console.invoke(packageCalls['app-packages.package.get'], { pkgId })).package
    // The bytes are gone before the row is, whenever the task begins.
    for (const key of await services.objects.keysOf(`${objectId}-`)) await services.objects.remove(key)
    const { jobId } = await start({ pkgId })
    expect(await settle(jobId)).toMatchObject({ state: 'failed', message: expect.stringContaining('deleted') })
    await console.invoke(packageCalls['app-packages.package.delete'], { pkgId })
    await expect(console.invoke(calls['channels.package-job.retry'], { appId, jobId })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is canceled, keeps what was built, and is retried for the rest', async () => {
    await addCertificate()
    const { jobId } = await start({ pkgId: await addPackage(await apkOf()) })
    await expect(console.invoke(calls['channels.package-job.delete'], { appId, jobId })).rejects.toMatchObject({
      reason: 'channel-job-running',
    })
    expect(await console.invoke(calls['channels.package-job.cancel'], { appId, jobId })).toMatchObject({
      state: 'canceled',
    })
    expect((await settle(jobId)).packages.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'canceled'])
    await expect(console.invoke(calls['channels.package-job.cancel'], { appId, jobId })).rejects.toMatchObject({
      reason: 'conflict',
    })
    await console.invoke(calls['channels.package-job.retry'], { appId, jobId })
    const done = await settle(jobId)
    expect(done).toMatchObject({ state: 'success', succeeded: 3 })
    await expect(console.invoke(calls['channels.package-job.retry'], { appId, jobId })).rejects.toMatchObject({
      reason: 'conflict',
    })
  })

  it('reports a package whose stored bytes were changed as failed, by reading it', async () => {
    await addCertificate()
    const pkgId = await addPackage(await apkOf())
    const { services } = test.platform
    const objectId = (await console.invoke(packageCalls['app-packages.package.get'], { pkgId })).package.objectId
    const [row] = await services.database.asPlatform((db) =>
      db.select().from(objects).where(eq(objects.objectId, objectId)),
    )
    const storageKey = row?.storageKey as string
    const changed = await services.objects.read(storageKey, 0, row?.size ?? 0)
    changed[200] = (changed[200] ?? 0) ^ 1
    await services.objects.write(storageKey, new Blob([changed]).stream(), changed.byteLength)
    const { jobId } = await start({ pkgId })
    expect(await settle(jobId)).toMatchObject({ state: 'failed', message: expect.stringContaining('changed after') })
  })

  it('R147: is found only with the header of its app', async () => {
    const jobId = 'channel-job-1'
    await expect(console.invoke(calls['channels.package-job.get'], { appId, jobId })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('is there in the demo, with packages that were built like any other', async () => {
    const { database } = test.platform.services
    const [job] = await database.asPlatform((db) =>
      db.select().from(channelJobs).where(eq(channelJobs.jobId, 'channel-job-1')),
    )
    const rows = await database.asPlatform((db) =>
      db.select().from(channelPackages).where(eq(channelPackages.jobId, 'channel-job-1')),
    )
    expect(rows).toHaveLength(3)
    for (const { channelId, objectId } of rows)
      expect(await readSignature(fileOf(await download(objectId as string)))).toMatchObject({
        channel: channelId,
        signer: { fingerprint: job?.fingerprint },
      })
  })
})

describe('certificate', () => {
  it('is added as PEM or base64, renamed, and deleted', async () => {
    const added = await addCertificate()
    expect(added).toMatchObject({ subject: expect.stringContaining('Northwind Release'), algorithm: 'EC' })
    const { certificateId } = added
    await expect(addCertificate(btoa(String.fromCharCode(...key.certificate)))).rejects.toMatchObject({
      reason: 'name-taken',
    })
    const certificateName = 'Build server'
    const changed = { appId, certificateId, certificateName }
    expect(await console.invoke(calls['channels.signature-certificate.update'], changed)).toMatchObject(changed)
    await console.invoke(calls['channels.signature-certificate.delete'], { appId, certificateId })
    expect(await console.invoke(calls['channels.signature-certificate.list'], { appId })).toMatchObject({ total: 0 })
  })

  it('is refused if it is something else, above all a private key', async () => {
    const label = 'PRIVATE KEY'
    for (const text of [
      'nothing',
      'c2FtcGxl',
      `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----`,
      pem(key.certificate) + pem(otherKey.certificate),
      pem(key.certificate.slice(0, 40)),
      pem(key.publicKey),
    ])
      await expect(addCertificate(text)).rejects.toMatchObject({
        reason: 'certificate-invalid',
        issues: [{ field: 'certificate' }],
      })
  })
})
