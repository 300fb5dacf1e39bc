import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/cloud-storage/contract'
import type { Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { demoAccounts } from '@console-widgets/platform/demo/people'
import { createTestPlatform, signIn, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { createTestBucket, type TestBucket } from './testing/storage.ts'
import { refused } from '@console-widgets/sandbox/testing/refused'

let test: TestPlatform
let holder: Console
let bucket: TestBucket
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
  holder = await signIn(test.platform)
})
beforeEach(async () => {
  bucket = await createTestBucket(test.platform, holder)
})
afterAll(() => test.close())

const list = (input: object = {}, console = holder) =>
  console.invoke(calls['cloud-storage.file.list'], { bucketId: bucket.bucketId, ...input })
const remove = (...keys: string[]) =>
  holder.invoke(calls['cloud-storage.files.delete'], { bucketId: bucket.bucketId, keys })
const move = (input: object) =>
  holder.invoke(calls['cloud-storage.files.move'], { bucketId: bucket.bucketId, keys: [], targetPrefix: '', ...input })
const copy = (input: object) =>
  holder.invoke(calls['cloud-storage.files.copy'], { bucketId: bucket.bucketId, keys: [], targetPrefix: '', ...input })
const detail = (key: string) =>
  holder.invoke(calls['cloud-storage.file-detail.query'], { bucketId: bucket.bucketId, key })
const held = async () => {
  const { bucket: row } = await holder.invoke(calls['cloud-storage.bucket-id.get'], { bucketId: bucket.bucketId })
  return { files: row.files, storedBytes: row.storedBytes }
}
const taskOf = async (taskId: string | null) =>
  (await holder.invoke(calls['cloud-storage.task.get'], { taskId: taskId ?? '' })).task
const bytesOf = (objectId: string) => test.platform.services.objects.keysOf(objectId)

describe('a file', () => {
  it('is stored under its key, in any script, with its metadata', async () => {
    const key = 'фото/2026/船 🚢.jpg'
    const file = await bucket.put(key, 'bytes of a picture')
    expect(file).toMatchObject({
      key,
      name: '船 🚢.jpg',
      size: 18,
      contentType: 'image/jpeg',
      source: 'console',
      userName: 'Ada Lindqvist',
      tokens: [],
      kind: 'file',
    })
    expect((await detail(key)).file).toEqual(file)
    expect(await bucket.keys()).toEqual(['фото/'])
    expect(await bucket.keys('фото')).toEqual(['фото/2026/'])
    expect(await bucket.keys('фото/2026/')).toEqual([key])
    expect(await held()).toEqual({ files: 1, storedBytes: 18 })
  })

  it('can be empty, without an extension, and of any type', async () => {
    expect(await bucket.put('empty', '')).toMatchObject({
      size: 0,
      contentType: 'application/octet-stream',
      etag: '"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"',
    })
    expect(await bucket.put('page.html', '<script>')).toMatchObject({ contentType: 'text/html; charset=utf-8' })
    expect(await bucket.put('what: is "this"?.tar.gz', 'x')).toMatchObject({ contentType: 'application/gzip' })
  })

  it.each([
    '../up',
    'a/../b',
    'a/./b',
    '.',
    '..',
    'a//b',
    '/a',
    'a\\b',
    'a\0b',
    'a\nb',
    '\ud800',
    '',
    'a/',
    'я'.repeat(513),
  ])('is refused under the key %j', async (key) => {
    const input = { bizTag: 'cloud-storage/x', fileName: 'a', contentLength: 1 }
    const { othersInfo } = await holder.invoke(fileCalls['files.object.upload'], input, {
      content: new Uint8Array([1]),
    })
    expect(
      await refused(
        holder.invoke(calls['cloud-storage.file.put'], {
          bucketId: bucket.bucketId,
          key,
          objectId: othersInfo[0]?.objectId ?? '',
        }),
      ),
    ).toMatchObject({ kind: 'invalid', issues: [{ field: 'key' }] })
  })

  it('has a key of at most 1024 bytes', async () => {
    expect((await bucket.put('я'.repeat(512), 'x')).key).toHaveLength(512)
  })

  it('is rejected, replaces an existing one, or gets a different name', async () => {
    const first = await bucket.put('boat.jpg', 'first')
    expect(await refused(bucket.put('boat.jpg', 'second'))).toMatchObject({
      reason: 'file-exists',
      issues: [{ field: 'key' }],
    })
    expect((await bucket.put('boat.jpg', 'third', 'rename')).key).toBe('boat (1).jpg')
    expect((await bucket.put('boat.jpg', 'fourth', 'rename')).key).toBe('boat (2).jpg')
    const replaced = await bucket.put('boat.jpg', 'in its place', 'replace')
    expect(replaced).toMatchObject({ key: 'boat.jpg', size: 12 })
    expect(await held()).toEqual({ files: 3, storedBytes: 12 + 5 + 6 })
    // The previous bytes are swept; the current ones aren't.
    await test.platform.wake()
    expect([await bytesOf(first.objectId), await bytesOf(replaced.objectId)]).toEqual([[], [expect.any(String)]])
  })

  it('is downloaded by a signed URL of the file service', async () => {
    const { objectId } = await bucket.put('notes.txt', 'what was written')
    const { urlsInfo } = await holder.invoke(fileCalls['files.object-download-url.get'], { objectIds: [objectId] })
    expect(await (await test.platform.fetch(new Request((urlsInfo[0] as { url: string }).url))).text()).toBe(
      'what was written',
    )
  })

  it('can be read only with the permission, but is listed for all members', async () => {
    await bucket.put('secret.txt', 'x')
    const elena = await signIn(test.platform, demoAccounts.finance)
    expect((await list({}, elena)).items).toHaveLength(1)
    expect(
      await refused(
        elena.invoke(calls['cloud-storage.file-detail.query'], { bucketId: bucket.bucketId, key: 'secret.txt' }),
      ),
    ).toMatchObject({ reason: 'no-permission' })
    expect(
      await refused(
        elena.invoke(calls['cloud-storage.files.delete'], { bucketId: bucket.bucketId, keys: ['secret.txt'] }),
      ),
    ).toMatchObject({ reason: 'no-permission' })
    await elena.session.switchTeam('team-lighthouse')
    expect(await refused(list({}, elena))).toMatchObject({ kind: 'not-found' })
  })

  it('is rejected if it exceeds the quota', async () => {
    const { services } = test.platform
    const fill = (storedBytes: number) =>
      services.database.asPlatform((db) =>
        db.execute(
          `update cw_storage_buckets set stored_bytes = ${storedBytes} where bucket_id = '${bucket.bucketId}'`,
        ),
      )
    const { region, quotas, used } = await holder.invoke(calls['cloud-storage.user-level.get'], {})
    await fill(quotas.storedBytes - used.storedBytes - 3)
    expect(await refused(bucket.put('four.txt', 'four'))).toMatchObject({
      reason: 'quota-exceeded',
      message: expect.stringContaining(region),
    })
    expect(await bucket.put('three.txt', 'thr')).toMatchObject({ size: 3 })
    expect(await refused(bucket.put('one.txt', '1'))).toMatchObject({ reason: 'quota-exceeded' })
    // A smaller file always fits.
    expect(await bucket.put('three.txt', '2', 'replace')).toMatchObject({ size: 1 })
    await fill(1)
  })
})

describe('a folder', () => {
  it('stays when empty if a user created it, and otherwise goes with its last file', async () => {
    const { entry } = await holder.invoke(calls['cloud-storage.folder.create'], {
      bucketId: bucket.bucketId,
      key: 'made/inside',
    })
    expect(entry).toMatchObject({ kind: 'folder', key: 'made/inside/', name: 'inside', size: 0 })
    await bucket.put('made/inside/a.txt', 'a')
    await bucket.put('came/with/b.txt', 'b')
    await remove('made/inside/a.txt', 'came/with/b.txt')
    expect(await bucket.keys()).toEqual(['made/'])
    expect(await bucket.keys('made')).toEqual(['made/inside/'])
    expect(
      await refused(
        holder.invoke(calls['cloud-storage.folder.create'], { bucketId: bucket.bucketId, key: 'made/inside' }),
      ),
    ).toMatchObject({ reason: 'file-exists' })
  })

  it('is deleted with its contents only', async () => {
    const files = await Promise.all(
      ['a/1.txt', 'a/b/2.txt', 'a/b/c/3.txt', 'a.txt', 'ab/4.txt', 'a%/5.txt'].map((key) => bucket.put(key, key)),
    )
    expect(await remove('a/')).toEqual({ files: 3, taskId: null })
    expect(await bucket.keys()).toEqual(['a%/', 'ab/', 'a.txt'])
    await test.platform.wake()
    expect(await Promise.all(files.map(({ objectId }) => bytesOf(objectId).then((keys) => keys.length)))).toEqual([
      0, 0, 0, 1, 1, 1,
    ])
    expect(await held()).toEqual({ files: 3, storedBytes: 'a.txtab/4.txta%/5.txt'.length })
    expect(await refused(remove('a/'))).toMatchObject({ kind: 'not-found' })
  })

  it('is deleted by a task with progress if it has many files', async () => {
    await fillFolder('many/', 1200)
    const { taskId } = await remove('many/')
    await test.platform.wake()
    expect(await taskOf(taskId)).toMatchObject({ state: 'succeeded', done: 1201, total: 1201 })
    expect(await bucket.keys()).toEqual([])
    expect(await held()).toEqual({ files: 0, storedBytes: 0 })
  })

  it('can be moved and renamed, but not into itself', async () => {
    await bucket.put('photos/2026/boat.jpg', 'boat')
    await bucket.put('photos/cover.jpg', 'cover')
    const before = (await detail('photos/2026/boat.jpg')).file
    expect(await move({ keys: ['photos/'], targetPrefix: 'archive/old' })).toEqual({ files: 1, taskId: null })
    expect(await bucket.keys()).toEqual(['archive/'])
    expect(await bucket.keys('archive/old/photos')).toEqual([
      'archive/old/photos/2026/',
      'archive/old/photos/cover.jpg',
    ])
    expect((await detail('archive/old/photos/2026/boat.jpg')).file).toMatchObject({
      objectId: before.objectId,
      name: 'boat.jpg',
    })
    await move({ keys: ['archive/old/photos/'], targetPrefix: 'archive/old', name: 'Фото' })
    expect(await bucket.keys('archive/old')).toEqual(['archive/old/Фото/'])
    expect(await refused(move({ keys: ['archive/'], targetPrefix: 'archive/old' }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'targetPrefix' }],
    })
    expect(await refused(move({ keys: ['archive/', 'nothing'], targetPrefix: 'elsewhere' }))).toMatchObject({
      kind: 'not-found',
    })
    expect(await bucket.keys()).toEqual(['archive/'])
    expect(await refused(move({ keys: ['archive/'], targetPrefix: 'я'.repeat(505) }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'targetPrefix' }],
    })
  })

  it('is copied without duplicating bytes, which are swept with the last copy', async () => {
    const { objectId } = await bucket.put('a/b/one.txt', 'one')
    await bucket.put('a/two.txt', 'two!')
    expect(await copy({ keys: ['a/'], targetPrefix: 'copies' })).toEqual({ files: 2, taskId: null })
    expect((await detail('copies/a/b/one.txt')).file).toMatchObject({ objectId, source: 'copy' })
    expect(await held()).toEqual({ files: 4, storedBytes: 14 })
    await remove('a/')
    await test.platform.wake()
    expect(await bytesOf(objectId)).toHaveLength(1)
    await remove('copies/')
    await test.platform.wake()
    expect(await bytesOf(objectId)).toEqual([])
    expect(await held()).toEqual({ files: 0, storedBytes: 0 })
  })
})

describe('files with the same name', () => {
  it('can replace others when moved, and get a new name when copied', async () => {
    await bucket.put('a.txt', 'from above')
    await bucket.put('in/a.txt', 'below')
    expect(await refused(move({ keys: ['a.txt'], targetPrefix: 'in' }))).toMatchObject({ reason: 'file-exists' })
    await copy({ keys: ['a.txt'], targetPrefix: '', ifExists: 'rename' })
    expect(await bucket.keys()).toEqual(['in/', 'a (1).txt', 'a.txt'])
    await move({ keys: ['a.txt'], targetPrefix: 'in', ifExists: 'replace' })
    expect((await detail('in/a.txt')).file.size).toBe(10)
    expect(await held()).toEqual({ files: 2, storedBytes: 20 })
  })

  it('can be copied to another bucket of the region, but not outside it', async () => {
    await bucket.put('a.txt', 'a')
    const other = await createTestBucket(test.platform, holder)
    const { bucket: abroad } = await holder.invoke(calls['cloud-storage.storage-bucket.create'], {
      bucketName: `abroad-${Date.now()}`,
      region: 'SG',
    })
    await copy({ keys: ['a.txt'], targetBucketId: other.bucketId })
    expect(await other.keys()).toEqual(['a.txt'])
    expect(await refused(copy({ keys: ['a.txt'], targetBucketId: abroad.bucketId }))).toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'targetBucketId' }],
    })
  })
})

describe('a list', () => {
  const names = async (input: object) => (await list(input)).items.map(({ key }) => key)

  it('sorts folders first, ignoring case, and continues from a cursor despite changes', async () => {
    for (const key of ['b.txt', 'A.txt', 'c.txt', 'd.txt', 'Z/1', 'y/1']) await bucket.put(key, key)
    const first = await list({ maxReqCount: 3 })
    expect([first.items.map(({ key }) => key), first.total]).toEqual([['y/', 'Z/', 'A.txt'], 6])
    // A listed entry is deleted, and others are added before and after the cursor.
    await remove('A.txt')
    await bucket.put('0.txt', '0')
    await bucket.put('bb.txt', '0')
    const second = await list({ maxReqCount: 3, cursor: first.cursor })
    expect(second.items.map(({ key }) => key)).toEqual(['b.txt', 'bb.txt', 'c.txt'])
    const third = await list({ maxReqCount: 3, cursor: second.cursor })
    expect([third.items.map(({ key }) => key), third.cursor]).toEqual([['d.txt'], null])
    expect(await names({ fromRecCount: 2, maxReqCount: 3 })).toEqual(['Z/', '0.txt', 'b.txt'])
  })

  it.each(['name', '-name', 'size', '-size', 'updateTime', '-updateTime'] as const)(
    'sorted by %s comes back whole, however small its windows',
    async (sort) => {
      for (const [index, key] of ['m/1', 'k/2', 'c', 'a', 'b', 'e'].entries()) {
        test.clock.advance(1000)
        await bucket.put(key, 'x'.repeat((index * 7) % 5))
      }
      const whole = await names({ sort, maxReqCount: 100 })
      const parts: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await list({ sort, maxReqCount: 1, ...(cursor ? { cursor } : {}) })
        parts.push(...page.items.map(({ key }) => key))
        cursor = page.cursor
      } while (cursor)
      expect(parts).toEqual(whole)
      expect(new Set(whole.slice(0, 2))).toEqual(new Set(['k/', 'm/']))
      const order = (await list({ sort, maxReqCount: 100 })).items.slice(2)
      const field = sort.replace('-', '') as 'name' | 'size' | 'updateTime'
      const sorted = order.toSorted(
        (a, b) => (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0) * (sort.startsWith('-') ? -1 : 1),
      )
      expect(order.map((entry) => entry[field])).toEqual(sorted.map((entry) => entry[field]))
    },
  )

  it('includes subfolders, searches by name, and takes wildcards literally', async () => {
    for (const key of ['a/Boat 100%.jpg', 'a/b/boat_2.jpg', 'boats/x.txt', 'z.txt']) await bucket.put(key, key)
    expect(await names({ recursive: true })).toEqual(['a/Boat 100%.jpg', 'a/b/boat_2.jpg', 'boats/x.txt', 'z.txt'])
    expect(await names({ recursive: true, prefix: 'a' })).toEqual(['a/Boat 100%.jpg', 'a/b/boat_2.jpg'])
    expect(await names({ search: 'BOAT' })).toEqual(['boats/', 'a/Boat 100%.jpg', 'a/b/boat_2.jpg'])
    expect(await names({ search: '%' })).toEqual(['a/Boat 100%.jpg'])
    expect(await names({ search: '_', prefix: 'a/b/' })).toEqual(['a/b/boat_2.jpg'])
    expect(await refused(list({ cursor: 'abc' }))).toMatchObject({ kind: 'invalid', issues: [{ field: 'cursor' }] })
  })
})

describe('a bucket that is not empty', () => {
  it('cannot be deleted, and names the obstacles', async () => {
    await bucket.put('photos/boat.jpg', 'x')
    for (const name of ['1', '2', '3', '4', '5']) await bucket.put(name, 'x')
    const drop = () => holder.invoke(calls['cloud-storage.file-bucket.delete'], { bucketId: bucket.bucketId })
    expect(await refused(drop())).toMatchObject({
      reason: 'bucket-not-empty',
      message: expect.stringContaining("'photos/', '1', '2', '3', '4' and 1 more"),
    })
    await remove('photos/', '1', '2', '3', '4', '5')
    await drop()
    expect(
      await refused(holder.invoke(calls['cloud-storage.bucket-id.get'], { bucketId: bucket.bucketId })),
    ).toMatchObject({ kind: 'not-found' })
  })
})

/** Creates files without their own bytes, all at once. */
async function fillFolder(prefix: string, count: number): Promise<void> {
  const { objectId } = await bucket.put(`${prefix}first`, 'x')
  await test.platform.services.database.asPlatform((db) =>
    db.execute(`insert into cw_storage_files (team_id, file_id, bucket_id, key, parent, name, sort_name, kind, size, content_type, sha256, object_id, source, create_time, update_time)
      select f.team_id, f.file_id || n, f.bucket_id, f.parent || n, f.parent, n::text, n::text, 1, 1, f.content_type, f.sha256, '${objectId}', f.source, f.create_time, f.update_time
      from cw_storage_files f, generate_series(2, ${count}) n where f.bucket_id = '${bucket.bucketId}' and f.key = '${prefix}first'`),
  )
  await test.platform.services.database.asPlatform((db) =>
    db.execute(
      `update cw_storage_buckets set files = ${count}, stored_bytes = ${count} where bucket_id = '${bucket.bucketId}'`,
    ),
  )
}
