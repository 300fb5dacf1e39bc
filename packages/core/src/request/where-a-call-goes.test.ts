import { describe, expect, it } from 'vitest'
import { calls } from '../testing/calls.ts'
import { failure } from '../testing/failure.ts'
import { createFakePage, createSignedInPage, profileAt, startTime } from '../testing/fake-page.ts'

describe('destination of a call', () => {
  it('R134: under the zone’s API base and /agc/edge', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.note.get'], { noteId: 'a/b', since: 3 })
    expect(requests[0]?.url.href).toBe('https://cn.example/agc/edge/notes/a%2Fb?since=3')
  })

  it('R135, R136: every call uses the console’s one fetch, with its service’s path', async () => {
    const { console, paths } = createSignedInPage()
    await console.invoke(calls['notes.note.create'], { title: 'T' })
    await console.invoke(calls['notes.news.list'], undefined)
    expect(paths()).toEqual(['/notes', '/news'])
  })

  it('R68: China by default, otherwise the selected site or the product’s zone', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.site.get'], undefined)
    console.$site.set('europe')
    await console.invoke(calls['notes.site.get'], undefined)
    await console.invoke(calls['notes.china.get'], undefined)
    console.$productZone.set('singapore')
    await console.invoke(calls['notes.product.get'], undefined)
    expect(requests.map(({ url }) => url.host)).toEqual(['cn.example', 'de.example', 'cn.example', 'sg.example'])
  })

  it('R68: starts at the site that the page gives', async () => {
    const { console, requests } = createSignedInPage(undefined, { site: 'europe' })
    await console.invoke(calls['notes.site.get'], undefined)
    expect(requests[0]?.url.host).toBe('de.example')
  })

  it('R70: never to another zone: one without an endpoint is an error that names it', async () => {
    const { console, requests } = createSignedInPage()
    console.$site.set('iran')
    for (const call of [calls['notes.site.get'], calls['notes.product.get']] as const)
      expect(await failure(console.invoke(call, undefined))).toMatchObject({
        kind: 'client',
        code: 'ERR_BAD_OPTION',
        zone: 'iran',
        message: expect.stringContaining('zones.iran'),
      })
    console.session.accept(profileAt(startTime, { siteID: '8' }))
    expect(await failure(console.invoke(calls['notes.note.get'], { noteId: 'a' }))).toMatchObject({ zone: 'russia' })
    expect(await failure(console.invoke(calls['notes.object.get'], { objectId: 'RU1' }))).toMatchObject({
      zone: 'russia',
    })
    expect(requests).toEqual([])
  })

  it('R67, R70: the session is the default zone’s, wherever its team is', async () => {
    const { console, requests } = createFakePage(({ url }) =>
      url.pathname.endsWith('/refresh') ? profileAt(startTime, { siteID: '7' }) : {},
    )
    await console.invoke(calls['notes.note.get'], { noteId: 'a' })
    expect(requests.map(({ url }) => url.host)).toEqual(['cn.example', 'de.example'])
  })

  it('R156, R157: to the newer variant without a selected site or with the site’s switch, else to the older', async () => {
    const { console, paths } = createSignedInPage(undefined, { switches: { noteZones: ['europe'] } })
    const ask = () => console.invoke(calls['notes.variant.get'], { noteId: 'a' })
    await ask()
    console.$site.set('europe')
    await ask()
    console.$site.set('singapore')
    await ask()
    expect(paths()).toEqual(['/v2/a', '/v2/a', '/v1/a'])
  })

  it('R153: the region of its object ids, which must be the same', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.object.get'], { objectIds: ['SG1', 'SG2'] })
    await console.invoke(calls['notes.object.get'], { objectId: 'DE1' })
    expect(requests.map(({ url }) => url.host)).toEqual(['sg.example', 'de.example'])
    expect(await failure(console.invoke(calls['notes.object.get'], { objectIds: ['SG1', 'DE2'] }))).toMatchObject({
      code: 'ERR_BAD_OPTION_VALUE',
    })
    expect(await failure(console.invoke(calls['notes.object.get'], { objectIds: ['XX1'] }))).toMatchObject({
      code: 'ERR_BAD_OPTION_VALUE',
    })
  })

  it('R144: uploads go to the separate upload host, with credentials', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.paper.upload'], { fileName: 'a.zip' }, { content: new Blob(['bytes']) })
    expect(requests[0]).toMatchObject({ method: 'POST', credentials: 'include', body: expect.any(Blob) })
    expect(requests[0]?.url.href).toBe('https://upload.cn.example/agc/edge/paper?fileName=a.zip')
    expect(requests[0]?.headers['content-type']).toBe('application/octet-stream')
  })

  it('puts lists and objects into the query, and omits undefined fields', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.note.list'], {
      filter: ['a:=:1', 'b:~:x y'],
      sort: undefined,
      window: { from: 1 },
      none: null,
    })
    expect([...(requests[0]?.url.searchParams ?? [])]).toEqual([
      ['filter', 'a:=:1'],
      ['filter', 'b:~:x y'],
      ['window', '{"from":1}'],
    ])
  })
})
