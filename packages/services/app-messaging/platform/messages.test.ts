import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileService } from '@console-widgets/core/files'
import { calls as adCalls } from '@console-widgets/ads/contract'
import { calls } from '@console-widgets/app-messaging/contract'
import { calls as linkCalls } from '@console-widgets/links/contract'
import type { MessageContent } from '@console-widgets/app-messaging/model'
import { testOrigin } from '@console-widgets/sandbox/testing/test-platform'
import { appId, createMessageStage, type MessageStage, refused } from './testing/stage.ts'

let stage: MessageStage
beforeAll(async () => {
  stage = await createMessageStage()
})
afterAll(() => stage.test.close())

describe('a message', () => {
  it('becomes what it was in an earlier version, as a new one', async () => {
    const messageId = await stage.publish({ priority: 7 })
    await stage.devices.tell(messageId, 'pia', 'impression')
    await stage.save(messageId, { priority: 8 })
    const versions = async () => (await stage.holder.invoke(calls['app-messaging.version.list'], { messageId })).items
    const [newest, first] = await versions()
    expect([newest, first]).toMatchObject([
      { version: 2, content: { priority: 8 }, people: 0 },
      { version: 1, content: { priority: 7 }, people: 1 },
    ])
    await stage.save(messageId, first?.content)
    expect((await versions()).map(({ version, content }) => [version, content.priority])).toEqual([
      [3, 7],
      [2, 8],
      [1, 7],
    ])
    await stage.remove(messageId)
  })

  it('gets a new version when a published one is edited, and none when nothing changed', async () => {
    const messageId = await stage.publish()
    expect(await stage.save(messageId)).toMatchObject({ version: 1, isChanged: false })
    expect(await stage.save(messageId, { priority: 4 })).toMatchObject({ version: 2, isChanged: false })
    await stage.setStatus(messageId, 'stopped')
    expect(await stage.save(messageId, { priority: 3 })).toMatchObject({
      version: 2,
      isChanged: true,
      state: 'stopped',
    })
    expect(await stage.setStatus(messageId, 'published')).toMatchObject({ version: 3, isChanged: false })
    await expect(stage.setStatus(messageId, 'published')).rejects.toMatchObject({ status: 409 })
    await expect(stage.holder.invoke(calls['app-messaging.message.delete'], { messageId })).rejects.toMatchObject({
      status: 409,
    })
    await stage.remove(messageId)
  })

  it.each<[string, Partial<MessageContent>, string]>([
    ['an address that runs code', withButton('javascript:alert(1)'), 'content.addresses.0'],
    ['an address that is data', withButton('data:text/html,x'), 'content.addresses.0'],
    ['an end before the start', { startTime: 2_000_000_000_000, endTime: 1_999_999_999_999 }, 'content.endTime'],
    ['a limit of 0', { frequency: { perPerson: 0, perDay: 1, gapMinutes: 0 } }, 'content.frequency.perPerson'],
    ['a limit of 0 a day', { frequency: { perPerson: 1, perDay: 0, gapMinutes: 0 } }, 'content.frequency.perDay'],
    ['a holdout above 20%', { holdout: 21 }, 'content.holdout'],
    ['a picture that isn’t the team’s', { imageId: 'CN00000000' }, 'content.imageId'],
    [
      'a rule that can’t be evaluated',
      { audience: [{ allOf: [{ subject: 'appVersion', name: '', operator: 'versionAtLeast', values: ['new'] }] }] },
      'content.audience.0.allOf.0',
    ],
    [
      'two buttons of a banner',
      { ...withButton('https://a.example', 'https://b.example'), kind: 'banner' },
      'content.addresses',
    ],
    ['a button without a label', { addresses: ['https://a.example'] }, 'content.texts'],
  ])('can’t have %s', async (_, change, field) => {
    const { messageId } = await stage.create()
    expect(await refused(stage.save(messageId, change))).toContain(field)
    await stage.remove(messageId)
  })

  it('can’t be published after its end, or without the picture that it is', async () => {
    const { messageId } = await stage.create()
    await stage.save(messageId, { endTime: stage.test.clock.now() - 1 })
    expect(await refused(stage.setStatus(messageId, 'published'))).toEqual(['content.endTime'])
    await stage.save(messageId, { kind: 'image' })
    expect(await refused(stage.setStatus(messageId, 'published'))).toEqual(['content.imageId'])
    await stage.remove(messageId)
  })

  it('shows a picture that was checked by its header, in the versions that have it', async () => {
    const files = createFileService(stage.holder)
    const upload = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await files.upload(new File([bytes], 'harbour.png'), { bizTag: 'app-messaging' }).done).objectId
    const png = new Uint8Array(64)
    png.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0, 0, 0, 1, 0,
    ])
    const { messageId } = await stage.create()
    const plain = await upload(new TextEncoder().encode('<script>') as Uint8Array<ArrayBuffer>)
    expect(await refused(stage.save(messageId, { imageId: plain }))).toEqual(['content.imageId'])
    // A picture of one pixel; the first letters alone are none.
    const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
    await stage.save(messageId, { imageId: await upload(new Uint8Array(webp)) })
    const cut = await upload(new Uint8Array(webp.subarray(0, 20)))
    expect(await refused(stage.save(messageId, { imageId: cut }))).toEqual(['content.imageId'])
    await stage.save(messageId, { kind: 'image', imageId: await upload(png) })
    await stage.setStatus(messageId, 'published')
    const shown = await stage.devices.asks('gus', messageId)
    const answer = await stage.test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), {
      address: '198.51.100.9',
    })
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png)
    await stage.save(messageId, { kind: 'card', imageId: null })
    expect(await stage.devices.asks('gus', messageId)).toMatchObject({ version: 2, image: null })
    expect(
      (await stage.test.platform.fetch(new Request(`${testOrigin}${shown?.image}`), { address: '198.51.100.9' }))
        .status,
    ).toBe(200)
    await stage.remove(messageId)
  })
})

function withButton(...addresses: string[]): Partial<MessageContent> {
  const buttons = addresses.map((_, at) => `Go ${at}`)
  return { texts: [{ language: 'en-US', title: 'Fair winds', body: '', buttons }], addresses }
}

it('offers the links, custom pages, and questionnaires that people can open now, and to links and ads the pages', async () => {
  const targets = async () => {
    const { items } = await stage.holder.invoke(calls['app-messaging.target.list'], { appId })
    return items
  }
  const offered = await targets()
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(['link', 'store-page', 'questionnaire']))
  for (const { address: target } of offered) expect(target).toMatch(/^https?:\/\/[^/]+\/(l|store|q)\//)
  const link = offered.find(({ kind }) => kind === 'link')
  const linkId = link?.targetId ?? ''
  // A button with the address of a link is taken as it is, and leads somewhere.
  const { messageId } = await stage.create()
  const content = {
    addresses: [link?.address ?? ''],
    texts: [{ language: 'en', title: 'Hi', body: '', buttons: ['Go'] }],
  }
  await stage.save(messageId, content)
  await stage.remove(messageId)
  const opened = await stage.test.platform.fetch(new Request(link?.address ?? ''), { address: '198.51.100.20' })
  expect([200, 302]).toContain(opened.status)
  await stage.holder.invoke(linkCalls['links.link-status.update'], { linkId, status: 'off' })
  expect((await targets()).map(({ targetId }) => targetId)).not.toContain(linkId)
  await stage.holder.invoke(linkCalls['links.link-status.update'], { linkId, status: 'on' })

  const pages = offered.filter(({ kind }) => kind === 'store-page')
  const ofLinks = await stage.holder.invoke(linkCalls['links.target.list'], { appId })
  const ofAds = await stage.holder.invoke(adCalls['ads.target.list'], { appId })
  expect([ofLinks.items, ofAds.items]).toEqual([pages, pages])
  const [page] = pages
  const { linkInfo, prefixId } = await stage.holder.invoke(linkCalls['links.short-link.get'], { linkId })
  const created = await stage.holder.invoke(linkCalls['links.short-link.create'], {
    appId,
    prefixId,
    linkName: 'To the custom page',
    linkInfo: { deepLink: linkInfo.deepLink, desktop: { fallback: page?.address ?? '' } },
  })
  const led = await stage.test.platform.fetch(
    new Request(created.address, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } }),
    { address: '198.51.100.21' },
  )
  expect(led.headers.get('location')).toContain(page?.address)
})
