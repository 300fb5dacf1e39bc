import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@console-widgets/contract'
import { fileCalls } from '@console-widgets/core/contract'
import { implementationsByPackage } from '@console-widgets/sandbox'
import { createFakePage, createSignedInPage } from '../../packages/core/src/testing/fake-page.ts'
import { closedCalls, declaredCalls } from './support/declared-calls.ts'
import { fieldsOf } from './support/schema.ts'

/** Fields of a request, of which the client needs only those of the path. */
const inputOf = (call: AnyCall) =>
  Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']))

/** Calls whose zone doesn't depend on object IDs or on a given zone. */
const plain = closedCalls.filter(
  ({ call }) => call.zone === 'current' && call.body === 'json' && call.effect === 'read',
)
const anonymous = declaredCalls.filter(({ call, packageName }) => call.auth === 'anonymous' && packageName !== 'core')
const ofSite = declaredCalls.filter(({ call }) => call.zone === 'site')
const ofDemo = declaredCalls.filter(({ call }) => call.auth === 'demo' && call.zone === 'current')

/** The calls, of which there must be some: a test without any could not fail. */
const some = <Item>(items: readonly Item[], count: number) => {
  expect(items.length).toBeGreaterThanOrEqual(count)
  return items
}

describe('a declared call', () => {
  it('R129: has neither token nor team nor credentials if it is anonymous, and refreshes nothing', async () => {
    for (const { call, id } of some(anonymous, 3)) {
      const page = createSignedInPage()
      page.pass(90 * 60_000)
      await page.console.invoke(call, inputOf(call) as never)
      expect(page.requests, id).toHaveLength(1)
      expect(page.requests[0]?.credentials, id).toBe('omit')
      expect(page.requests[0]?.headers, id).not.toHaveProperty('agccsrftoken')
      expect(page.requests[0]?.headers, id).not.toHaveProperty('agcteamid')
    }
  })

  it('R13: has neither team nor token in the open test mode', async () => {
    const { console, requests } = createSignedInPage(undefined, {}, 'https://portal.example/#/app/openTest?appId=1')
    for (const { call } of some(plain, 20)) await console.invoke(call, inputOf(call) as never)
    expect(requests).toHaveLength(plain.length)
    for (const { url, headers } of requests) {
      expect(headers, url.pathname).not.toHaveProperty('agccsrftoken')
      expect(headers, url.pathname).not.toHaveProperty('agcteamid')
    }
  })

  it('R15: has the product ID instead of credentials in the demo project', async () => {
    const demo = 'https://portal.example/#/demoProject?productId=p7'
    const { console, requests } = createFakePage(() => ({}), {}, demo)
    for (const { call } of some(ofDemo, 1)) await console.invoke(call, inputOf(call) as never)
    for (const { url, headers, credentials } of requests) {
      expect([credentials, headers.productid], url.pathname).toEqual(['omit', 'p7'])
      expect(headers, url.pathname).not.toHaveProperty('agccsrftoken')
    }
    expect(requests).toHaveLength(ofDemo.length)
  })

  it('R68, R71: goes to the selected site if it is the site’s, and to China until one is selected', async () => {
    const { console, requests } = createSignedInPage()
    const reads = some(ofSite, 10).filter(({ call }) => call.body === 'json')
    for (const { call } of reads) await console.invoke(call, inputOf(call) as never)
    console.$site.set('singapore')
    for (const { call } of reads) await console.invoke(call, inputOf(call) as never)
    expect(requests.map(({ url }) => url.host)).toEqual([
      ...reads.map(() => 'cn.example'),
      ...reads.map(() => 'sg.example'),
    ])
  })

  it('R144: goes to the separate upload host with credentials if it uploads to it', async () => {
    const uploads = some(
      declaredCalls.filter(({ call }) => call.host === 'upload'),
      4,
    )
    for (const { call, id } of uploads) {
      const { console, requests } = createSignedInPage()
      const input = { bizTag: 'sample', fileName: 'sample.zip', contentLength: 5 }
      await console.invoke(call, input as never, { content: new Blob(['bytes']) })
      expect(requests[0], id).toMatchObject({ method: 'POST', credentials: 'include', body: expect.any(Blob) })
      expect(requests[0]?.url.host, id).toBe('upload.cn.example')
      expect(requests[0]?.url.searchParams.get('bizTag'), id).toBe('sample')
    }
  })

  it('R147: has the app ID as a header, and nowhere else, if it is a channel’s', async () => {
    const ofChannels = some(
      declaredCalls.filter(({ call }) => call.area === 'channels'),
      5,
    )
    for (const { call, id } of ofChannels) {
      const { console, requests } = createSignedInPage()
      await console.invoke(call, { ...inputOf(call), appId: 'app7' } as never)
      expect(requests[0]?.headers.appid, id).toBe('app7')
      expect([requests[0]?.url.href, requests[0]?.body].join(), id).not.toContain('app7')
    }
  })

  it('R151, R156, R157: has the path of the variant that its site has', async () => {
    const { console, paths } = createSignedInPage(undefined, {
      switches: {
        cloudStorageZones: ['europe'],
        olderDistributionZones: ['singapore'],
        olderAlarmZones: ['singapore'],
      },
    })
    const varied = some(
      declaredCalls.filter(({ call }) => call.olderPath && call.body === 'json'),
      10,
    )
    const ask = async () => {
      for (const { call } of varied) await console.invoke(call, inputOf(call) as never)
    }
    console.$site.set('europe')
    await ask()
    console.$site.set('singapore')
    await ask()
    const pathOf = (path = '') => path.replaceAll(/\{\w+\}/g, 'x')
    expect(paths()).toEqual([
      ...varied.map(({ call }) => pathOf(call.path)),
      ...varied.map(({ call }) => pathOf(call.olderPath?.path)),
    ])
  })
})

const fileSchemas = Object.assign({}, ...(implementationsByPackage.core ?? []).map(({ contract }) => contract.schemas))
const answerOf = ({ output = '' }: AnyCall) => fieldsOf(fileSchemas[output])

it.each(Object.entries<AnyCall>(fileCalls))('R45: %s answers with the four lists of the file service', (_id, call) => {
  const { urlsInfo, othersInfo, deletedObjects, errorObjects, ...more } = answerOf(call)
  const usual = answerOf(fileCalls['files.objects.delete'])
  expect(urlsInfo).toBe(usual.urlsInfo)
  expect(deletedObjects).toBe(usual.deletedObjects)
  expect(errorObjects).toBe(usual.errorObjects)
  expect([urlsInfo, othersInfo, deletedObjects, errorObjects].map((list) => list?.type)).toEqual(Array(4).fill('array'))
  expect(more).toEqual({})
})
