import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@console-widgets/app-messaging/contract'
import { day } from '@console-widgets/platform/clock/durations'
import { createMessageStage, type MessageStage } from './testing/stage.ts'

let stage: MessageStage
beforeAll(async () => {
  stage = await createMessageStage()
})
afterAll(() => stage.test.close())

it('the test page draws what is saved in the reader’s language for a day, and nothing for names that were made up', async () => {
  const { messageId } = await stage.create()
  await stage.save(messageId, {
    texts: [
      { language: 'en-US', title: 'Fair <winds>', body: 'Off you go', buttons: ['Go', 'Later'] },
      { language: 'de-DE', title: 'Guten Wind', body: '', buttons: ['Los', 'Später'] },
    ],
    addresses: ['northwind://charts', ''],
  })
  const { address, endTime } = await stage.holder.invoke(calls['app-messaging.test-page.get'], { messageId })
  const open = async (at: string, language = 'en') => {
    const request = new Request(at, { headers: { 'accept-language': language } })
    const answer = await stage.test.platform.fetch(request, { address: '198.51.100.77' })
    return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() }
  }
  const page = await open(address ?? '')
  expect(page.status).toBe(200)
  expect(page.policy).not.toContain('unsafe')
  expect(page.text).toContain('Fair &lt;winds&gt;')
  expect(page.text).toContain('<a class="button" href="northwind://charts" rel="noreferrer noopener">Go</a>')
  expect(page.text).toContain('<span class="button-quiet">Later</span>')
  expect((await open(address ?? '', 'de-AT')).text).toContain('Guten Wind')
  expect((await open(`${address}&lang=de-DE`)).text).toContain('Guten Wind')
  expect((await open((address ?? '').replace(messageId, 'message-harbour'))).status).toBe(404)
  expect((await open((address ?? '').replace(String(endTime), String(endTime + 1)))).status).toBe(404)
  // Looking at it counts nothing.
  expect((await stage.report(messageId)).total.impressions).toBe(0)
  await stage.pass(day)
  expect((await open(address ?? '')).status).toBe(404)
  await stage.remove(messageId)
})
