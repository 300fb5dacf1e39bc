import { afterEach, describe, expect, it, vi } from 'vitest'
import { analyticsAddress, createAnalytics } from './analytics.ts'
import type { ConsoleOptions } from './options.ts'
import { createSignedInPage, profileAt } from './testing/fake-page.ts'

afterEach(() => vi.unstubAllGlobals())

const open = (options: Partial<ConsoleOptions> = { switches: { webAnalytics: true } }) => {
  const page = createSignedInPage(
    () => new Response(null, { status: 204 }),
    options,
    'https://portal.example/#/app/versions?name=secret',
  )
  return { ...page, analytics: createAnalytics(page.console) }
}
const pings = (page: { requests: { body: unknown }[] }) => page.requests.map(({ body }) => body)

describe('analytics', () => {
  it('R8, R174: page views and clicks carry service item 4 and the domain AGC', () => {
    const page = open()
    page.analytics.pageView()
    page.analytics.click('versions.submit')
    expect(pings(page)).toMatchObject([
      { event: 'pageView', pageId: 'versions', serviceItem: 4, domain: 'AGC', systems: ['web'], zone: 'china' },
      { event: 'click', pageId: 'versions', element: 'versions.submit', serviceItem: 4, domain: 'AGC' },
    ])
    expect(JSON.stringify(page.requests)).not.toContain('secret')
    expect(page.requests[0]).toMatchObject({ method: 'POST', credentials: 'omit' })
  })

  it('R173: pings go to the report address of the zone, which ends in /webv1', () => {
    const page = open()
    expect(analyticsAddress(page.console)).toBe('https://report.cn.example/webv1')
    page.console.session.accept(profileAt(page.now(), { siteID: '7' }))
    expect(analyticsAddress(page.console)).toBe('https://report.de.example/webv1')
    page.console.session.accept(profileAt(page.now(), { siteID: '5' }))
    page.analytics.pageView()
    expect(page.requests).toEqual([])
  })

  it('R123: nothing is sent while the switches are off', () => {
    const page = open({})
    page.analytics.pageView()
    expect(page.requests).toEqual([])
  })

  it('R124: the second switch is off when the local flag closeHa is Y', () => {
    const page = open({ switches: { secondAnalytics: true } })
    page.analytics.pageView()
    page.localStorage.setItem('closeHa', 'Y')
    page.analytics.pageView()
    expect(pings(page)).toMatchObject([{ systems: ['second'] }])
  })

  it('swallows every error', async () => {
    const page = createSignedInPage(() => Promise.reject(new TypeError('fetch failed')), {
      switches: { webAnalytics: true },
    })
    createAnalytics(page.console).pageView()
    await new Promise((resolve) => setTimeout(resolve))
    expect(page.reports).toEqual([])
  })

  it('sends a beacon over the browser’s own network, otherwise a keepalive fetch', () => {
    const sendBeacon = vi.fn((_address: string, _ping: Blob) => true)
    const fetch = vi.fn(async () => new Response(null))
    vi.stubGlobal('navigator', { sendBeacon })
    vi.stubGlobal('fetch', fetch)
    const page = createSignedInPage(undefined, { switches: { webAnalytics: true }, fetch: undefined })
    createAnalytics(page.console).pageView()
    expect(sendBeacon).toHaveBeenCalledWith('https://report.cn.example/webv1', expect.any(Blob))
    sendBeacon.mockReturnValue(false)
    createAnalytics(page.console).pageView()
    expect(fetch).toHaveBeenCalledWith('https://report.cn.example/webv1', expect.objectContaining({ keepalive: true }))
  })
})
