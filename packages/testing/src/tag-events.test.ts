import { expect, it } from 'vitest'
import { recordEvents } from './tag-events.ts'

it('records the events that every tag fires, and additional named ones, until it is stopped', async () => {
  const page = new EventTarget()
  const events = recordEvents(page, 'cw-open')
  const fire = (name: string, detail: unknown) => page.dispatchEvent(new CustomEvent(name, { detail }))
  fire('cw-ready', null)
  fire('cw-open', { appId: '108370001' })
  fire('cw-elsewhere', null)
  expect(events.all).toEqual([
    { name: 'cw-ready', detail: null },
    { name: 'cw-open', detail: { appId: '108370001' } },
  ])
  const changed = events.waitFor('cw-changed')
  fire('cw-changed', { call: 'apps.app.create', touches: ['apps'] })
  expect(await changed).toEqual({ call: 'apps.app.create', touches: ['apps'] })
  events.stop()
  fire('cw-ready', null)
  expect(events.of('cw-ready')).toHaveLength(1)
})
