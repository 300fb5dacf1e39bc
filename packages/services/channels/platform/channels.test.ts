import { afterAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/channels/contract'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'

const { platform, close } = await createTestPlatform()
const { invoke } = await signIn(platform)
afterAll(close)

const appId = '108370002'
const otherApp = '108370001'
const create = (channelId: string, app = appId) =>
  invoke(calls['channels.config.create'], { appId: app, channelId, channelName: `Channel ${channelId}` })

it('creates, updates, lists, and deletes the channels of an app', async () => {
  const { configId } = await create('kiosk_1')
  await invoke(calls['channels.config.update'], { appId, configId, contact: 'kiosks@harbour.example' })
  const changed = { configId, channelId: 'kiosk_1', channelName: 'Channel kiosk_1', contact: 'kiosks@harbour.example' }
  expect(await invoke(calls['channels.config.get'], { appId, configId })).toMatchObject(changed)
  expect(await invoke(calls['channels.config.list'], { appId })).toMatchObject({ items: [changed], total: 1 })
  await invoke(calls['channels.config.delete'], { appId, configId })
  expect(await invoke(calls['channels.config.list'], { appId })).toMatchObject({ total: 0 })
})

it('rejects a channel ID that the app has, regardless of case, and not one of another app', async () => {
  await create('web')
  await expect(create('WEB')).rejects.toMatchObject({ reason: 'name-taken', issues: [{ field: 'channelId' }] })
  expect((await create('web', otherApp)).appId).toBe(otherApp)
})

it('counts who installs from the page in the store to which a channel has led, once, and only for its own app', async () => {
  const { configId } = await create('qr_wall')
  const { publicOrigin } = platform.services
  const { address: link } = await invoke(calls['channels.config.get'], { appId, configId })
  expect(link).toBe(`${publicOrigin}/store/${appId}?channel=qr_wall`)
  const agent = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36',
  }
  const visit = async (app: string, channel: string) => {
    const address = '198.51.100.31'
    const page = await platform.fetch(
      new Request(`${publicOrigin}/store/${app}?channel=${channel}`, { headers: agent }),
      { address },
    )
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
    const url = `${publicOrigin}/store/${app}/install?channel=${channel}`
    const init = { method: 'POST', headers: { ...agent, cookie, origin: publicOrigin } }
    for (let time = 0; time < 2; time++) await platform.fetch(new Request(url, init), { address })
  }
  await visit(appId, 'QR_wall')
  await visit(appId, 'nowhere')
  await visit(otherApp, 'qr_wall')
  expect(await invoke(calls['channels.config.get'], { appId, configId })).toMatchObject({ installs: 1 })
  await visit(appId, new URL(link).searchParams.get('channel') ?? '')
  const { items } = await invoke(calls['channels.config.list'], { appId })
  expect(items.find((item) => item.configId === configId)?.installs).toBe(2)
})

it('R147: finds a channel only with the header of its app', async () => {
  const { configId } = await create('signed')
  const ofOther = { appId: otherApp, configId }
  await expect(invoke(calls['channels.config.get'], ofOther)).rejects.toMatchObject({ status: 404 })
  await expect(invoke(calls['channels.config.update'], { ...ofOther, contact: 'x' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(invoke(calls['channels.config.delete'], ofOther)).rejects.toMatchObject({ status: 404 })
  await expect(create('strange', 'no-such-app')).rejects.toMatchObject({ status: 404 })
})
