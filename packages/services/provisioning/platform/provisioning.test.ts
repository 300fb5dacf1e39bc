import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { calls } from '@console-widgets/provisioning/contract'
import type { restrictedPermissions } from '@console-widgets/provisioning/model'
import { notices } from '@console-widgets/platform/notices/tables'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'

const { platform, close, clock } = await createTestPlatform({ demoTraffic: false })
const { invoke } = await signIn(platform)
afterAll(close)

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, 10, 0, 0, 0, 0, 0, 0, 0])

const upload = async (kind: 'image' | 'video' | 'zip' | 'apk', fileName: string, bytes: Uint8Array<ArrayBuffer>) => {
  const input = { bizTag: 'provisioning', fileName, contentLength: bytes.length }
  return (await invoke(calls[`provisioning.${kind}.upload`], input, { content: new Blob([bytes]) })).objectId
}

type Permission = (typeof restrictedPermissions)[number]
const scene = 'The map shows your contacts nearby.'
const apply = (permission: Permission, materials: string[]) =>
  invoke(calls['provisioning.user-permission.apply'], { permission, scene, materials })
const review = async (permission: Permission) => {
  clock.advance(10_000)
  await platform.wake()
  return (await invoke(calls['provisioning.user-permission.get'], { permission })).request
}

describe('request for a restricted permission', () => {
  it('is granted with readable materials, one of which shows the use', async () => {
    const permission = 'ohos.permission.WRITE_CONTACTS'
    const materials = [await upload('image', 'contacts.png', png), await upload('apk', 'maps.apk', zip)]
    expect(await apply(permission, materials)).toMatchObject({ state: 'pending', materials: [{ size: 12 }, {}] })
    expect(await review(permission)).toMatchObject({ state: 'granted', objection: null })
    const again = [await upload('image', 'contacts.png', png)]
    await expect(apply(permission, again)).rejects.toMatchObject({ issues: [{ field: 'permission' }] })
  })

  it('is rejected if nothing shows the use, and can be submitted again', async () => {
    const permission = 'ohos.permission.READ_AUDIO'
    await apply(permission, [await upload('zip', 'notes.zip', zip)])
    expect(await review(permission)).toMatchObject({ state: 'rejected', objection: 'not-shown' })
    const materials = [await upload('image', 'recorder.png', png)]
    await invoke(calls['provisioning.user-permission.update'], { permission, scene, materials })
    expect(await review(permission)).toMatchObject({ state: 'granted', objection: null })
    await expect(
      invoke(calls['provisioning.user-permission.update'], { permission, scene, materials }),
    ).rejects.toMatchObject({ reason: 'conflict' })
  })

  it('is rejected if a material isn’t what its name says', async () => {
    const permission = 'ohos.permission.WRITE_AUDIO'
    await apply(permission, [await upload('image', 'picture.png', png), await upload('video', 'fake.mp4', zip)])
    expect(await review(permission)).toMatchObject({ state: 'rejected', objection: 'unreadable' })
  })
})

describe('upload of a material', () => {
  it('takes only files of its kind', async () => {
    await expect(upload('image', 'archive.zip', zip)).rejects.toMatchObject({ issues: [{ field: 'fileName' }] })
    await expect(upload('video', 'noending', zip)).rejects.toMatchObject({ issues: [{ field: 'fileName' }] })
  })

  it('takes no more bytes than its kind may have', async () => {
    const input = { bizTag: 'provisioning', fileName: 'large.png', contentLength: 11 * 1024 ** 2 }
    await expect(invoke(calls['provisioning.image.upload'], input, { content: new Blob([png]) })).rejects.toMatchObject(
      { issues: [{ field: 'contentLength' }] },
    )
  })
})

describe('granted permission', () => {
  const permission = 'ohos.permission.READ_PASTEBOARD'
  const day = 86_400_000

  it('is valid for a year, and can be renewed in its last month', async () => {
    await apply(permission, [await upload('image', 'paste.png', png)])
    const granted = await review(permission)
    expect(granted?.expireTime).toBe(clock.now() + 365 * day - 2000)
    clock.advance(340 * day)
    await platform.wake()
    const again = (await signIn(platform)).invoke
    const renewed = await again(calls['provisioning.user-permission.update'], { permission, scene })
    expect(renewed).toMatchObject({ state: 'pending', expireTime: granted?.expireTime })
    clock.advance(10_000)
    await platform.wake()
    const after = (await again(calls['provisioning.user-permission.get'], { permission })).request
    expect(after?.expireTime).toBeGreaterThan((granted?.expireTime ?? 0) + 300 * day)
  })

  it('expires, of which the team is notified before and after', async () => {
    clock.advance(365 * day)
    await platform.wake()
    const again = (await signIn(platform)).invoke
    expect((await again(calls['provisioning.user-permission.get'], { permission })).request?.state).toBe('expired')
    const titles = await platform.services.database.asPlatform(async (db) =>
      (await db.select().from(notices).where(eq(notices.topic, 'provisioning'))).map(({ message }) => message),
    )
    for (const message of ['expiring', 'expired']) expect(titles).toContain(message)
  })
})
