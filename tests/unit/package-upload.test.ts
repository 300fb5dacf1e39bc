import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadData } from '../../packages/services/app-packages/src/data.ts'
import type { PackageUpload } from '../../packages/services/app-packages/src/package-upload.ts'
import { createMemoryPlace } from '@console-widgets/data'
import type { Console } from '@console-widgets/core'
import { buildApk, makePackageKey } from '@console-widgets/package-parser/build'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

const appId = '108370018'
let test: TestPlatform
let console: Console
let file: File
beforeAll(async () => {
  test = await createTestPlatform()
  console = await signIn(test.platform)
  await console.session.switchTeam('team-northwind')
  const apk = await buildApk(
    {
      packageName: 'com.northwind.prototype',
      versionCode: 1,
      versionName: '0.1.0',
      label: 'Prototype',
      codeBytes: 12_000_000,
    },
    await makePackageKey({ seed: 'upload', commonName: 'Northwind' }),
  )
  file = new File([apk], 'prototype.apk', { lastModified: 1 })
})
afterAll(() => test.close())

const uploadOf = (of: Console) => uploadData(of, createMemoryPlace(), appId).upload
const reaches = async (upload: PackageUpload, phase: string) => {
  await expect.poll(() => upload.get().phase).toBe(phase)
}
const parses = async (upload: PackageUpload) => {
  await reaches(upload, 'parsing')
  test.clock.advance(2000)
  await test.platform.wake()
}

it('is paused, resumed, registered and read', async () => {
  const upload = uploadOf(console)
  const running = upload.start(file)
  const stop = upload.subscribe(({ loaded, phase }) => {
    if (phase === 'sending' && loaded > 0) upload.pause()
  })
  await reaches(upload, 'paused')
  stop()
  upload.resume()
  await parses(upload)
  await running
  expect(upload.get()).toMatchObject({
    phase: 'usable',
    result: { packageName: 'com.northwind.prototype', versionName: '0.1.0' },
  })
})

it('reports the parser’s findings', async () => {
  const upload = uploadOf(console)
  const running = upload.start(new File(['no package'], 'letter.apk', { lastModified: 2 }))
  await parses(upload)
  await running
  expect(upload.get()).toMatchObject({ phase: 'failed', result: { failReason: 'not-a-package' } })
})

it('resumes after a failure, without resending the bytes', async () => {
  const upload = uploadOf(console)
  test.platform.faults.set({ errorRate: 1, calls: 'app-packages.package.create' })
  await upload.start(new File([file], 'again.apk', { lastModified: 3 }))
  expect(upload.get()).toMatchObject({ phase: 'broken', error: { kind: 'server' } })
  test.platform.faults.set({ errorRate: 1, calls: 'files.' })
  const retried = upload.retry()
  await parses(upload)
  await retried
  test.platform.faults.set({})
  expect(upload.get().phase).toBe('usable')
})

it('is restored by the next page: complete uploads are registered, others are reported', async () => {
  const before = uploadOf(console)
  test.platform.faults.set({ errorRate: 1, calls: 'app-packages.package.create' })
  await before.start(new File([file], 'left.apk', { lastModified: 4 }))
  test.platform.faults.set({})
  const after = uploadOf(console)
  const taken = after.takeUp()
  await parses(after)
  await taken
  expect(after.get()).toMatchObject({ phase: 'usable', fileName: 'left.apk' })

  const half = uploadOf(console)
  void half.start(new File([file, 'more'], 'half.apk', { lastModified: 5 }))
  await expect.poll(() => half.get().loaded).toBeGreaterThan(0)
  half.pause()
  const next = uploadOf(console)
  await next.takeUp()
  expect(next.get()).toMatchObject({ phase: 'idle', unfinished: { fileName: 'half.apk' } })
  half.abort()
  await reaches(half, 'idle')
  const last = uploadOf(console)
  await last.takeUp()
  expect(last.get().unfinished).toBeUndefined()
})
