import { describe, expect, it } from 'vitest'
import { orchestrationCalls } from './contracts/orchestration-calls.ts'
import { merchantInfoProcess, orchestrate, whiteListProcess } from './orchestration.ts'
import { createSignedInPage, profileAt, success } from './testing/fake-page.ts'

const open = (orchestration = {}) => {
  const page = createSignedInPage(() => ({ result: { found: 1 } }), { orchestration })
  page.console.session.accept(profileAt(page.now(), { siteID: '7', teamUserType: 3 }))
  return page
}
const request = { orchestration: 'app-info', process: 'complete', apiName: 'getInfo', params: { appId: '1' } }

describe('the orchestration gateway', () => {
  it('R159, R160: is a POST with both names in its path, and apiName and params as a JSON string in its body', async () => {
    const page = open()
    expect(await orchestrate(page.console, request)).toEqual({ found: 1 })
    expect(page.requests[0]).toMatchObject({ method: 'POST', body: { apiName: 'getInfo', params: '{"appId":"1"}' } })
    expect(page.paths()).toEqual(['/amis/orchestration/v1/invoke-service/app-info/complete'])
  })

  it('R161: in development mode the path is relative to the page and carries both names', async () => {
    const page = open({ development: true })
    await orchestrate(page.console, request)
    expect(page.requests[0]?.url.href).toBe(
      'https://portal.example/agc/edge/amis/orchestration/v1/invoke-service/app-info/complete',
    )
  })

  it('R162: names with certain prefixes go to the China zone', async () => {
    const page = open({ chinaPrefixes: ['cn-'] })
    await orchestrate(page.console, { ...request, orchestration: 'cn-app-info' })
    expect(page.requests[0]?.url.host).toBe('cn.example')
  })

  it('R163: a merchant-info lookup goes to the China zone when the user type matches', async () => {
    const matching = open({ merchantUserTypes: [3] })
    const other = open({ merchantUserTypes: [2] })
    for (const page of [matching, other]) await orchestrate(page.console, { ...request, process: merchantInfoProcess })
    expect([matching, other].map((page) => page.requests[0]?.url.host)).toEqual(['cn.example', 'de.example'])
  })

  it('R164: a white-list lookup goes to the China zone', async () => {
    const page = open()
    await orchestrate(page.console, { ...request, process: whiteListProcess })
    expect(page.requests[0]?.url.host).toBe('cn.example')
  })

  it('R165: every other call goes to the current zone', async () => {
    const page = open({ chinaPrefixes: ['cn-'], merchantUserTypes: [3] })
    await orchestrate(page.console, request)
    expect(page.requests[0]?.url.host).toBe('de.example')
  })

  it('R166: the language is detected by a POST outside the gateway', async () => {
    const page = createSignedInPage(() => success({ language: 'ru', confidence: 1 }))
    expect(await page.console.invoke(orchestrationCalls['orchestration.language.detect'], { text: 'Привет' })).toEqual({
      language: 'ru',
      confidence: 1,
    })
    expect(page.requests[0]?.method).toBe('POST')
    expect(page.paths()[0]).not.toContain('invoke-service')
  })
})
