import { describe, expect, it } from 'vitest'
import { calls } from '../testing/calls.ts'
import { failure } from '../testing/failure.ts'
import { createFakePage, createSignedInPage } from '../testing/fake-page.ts'

describe('contents of a request', () => {
  it('R137, R139, R140: CSRF token, team and credentials', async () => {
    const { console, requests, now } = createSignedInPage()
    await console.invoke(calls['notes.note.create'], { title: 'T' })
    expect(requests[0]).toMatchObject({ method: 'POST', credentials: 'include', body: { title: 'T' } })
    expect(requests[0]?.headers).toMatchObject({
      agccsrftoken: `token-${now()}`,
      agcteamid: 'team1',
      'content-type': 'application/json',
    })
  })

  it('R138: the CSRF header of the other login mode', async () => {
    const { console, requests } = createSignedInPage(undefined, { loginMode: 'other' })
    await console.invoke(calls['notes.note.list'], {})
    expect(requests[0]?.headers).toHaveProperty('x-hd-csrf')
    expect(requests[0]?.headers).not.toHaveProperty('agccsrftoken')
  })

  it('R141: lang is zh for cn and en for any other language', async () => {
    const { console, requests } = createSignedInPage(undefined, { language: 'cn' })
    for (const language of ['cn', 'en', 'ru'] as const) {
      console.setLanguage(language)
      await console.invoke(calls['notes.note.list'], {})
    }
    expect(requests.map(({ headers }) => headers.lang)).toEqual(['zh', 'en', 'en'])
  })

  it('R129, R130: an anonymous call has neither token nor team nor credentials, and refreshes nothing', async () => {
    const page = createSignedInPage()
    page.pass(90 * 60_000)
    await page.console.invoke(calls['notes.news.list'], undefined)
    expect(page.paths()).toEqual(['/news'])
    expect(page.requests[0]?.credentials).toBe('omit')
    expect(page.requests[0]?.headers).not.toHaveProperty('agccsrftoken')
    expect(page.requests[0]?.headers).not.toHaveProperty('agcteamid')
  })

  it('R13: open test mode sends neither team nor CSRF header', async () => {
    const { console, requests } = createSignedInPage(undefined, {}, 'https://portal.example/#/app/openTest?appId=1')
    await console.invoke(calls['notes.note.list'], {})
    expect(requests).toHaveLength(1)
    expect(requests[0]?.headers).not.toHaveProperty('agccsrftoken')
    expect(requests[0]?.headers).not.toHaveProperty('agcteamid')
  })

  it('R15: the demo project sends a product id instead of credentials', async () => {
    const { console, requests } = createFakePage(() => ({}), {}, 'https://portal.example/#/demoProject?productId=p7')
    await console.invoke(calls['notes.note.list'], {})
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ credentials: 'omit', headers: { productid: 'p7' } })
    expect(requests[0]?.headers).not.toHaveProperty('agccsrftoken')
  })

  it('R121: the demo visitor can only make changes by calls meant for visitors', async () => {
    const { console, paths } = createFakePage(() => ({}), {}, 'https://portal.example/#/demoProject?productId=p7')
    expect(await failure(console.invoke(calls['notes.note.create'], {}))).toMatchObject({
      kind: 'forbidden',
      reason: 'demo-read-only',
    })
    await console.invoke(calls['notes.note.search'], {})
    await console.invoke(calls['notes.demo.react'], undefined)
    expect(paths()).toEqual(['/notes/search', '/demo'])
  })

  it('R147: fields that travel as headers', async () => {
    const { console, requests } = createSignedInPage()
    await console.invoke(calls['notes.channel.get'], { appId: 'app7' })
    expect(requests[0]?.headers.appid).toBe('app7')
    expect(requests[0]?.url.search).toBe('')
  })
})
