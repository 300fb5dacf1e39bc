import { describe, expect, it } from 'vitest'
import { readRoute } from './route.ts'

const at = (address: string) => readRoute(new URL(address, 'https://portal.example'))

describe('readRoute', () => {
  it('R10, R11, R12: #/app/ is the app-level view, with its app id in a query parameter', () => {
    expect(at('/#/app/info?appId=a1&x=2')).toMatchObject({ appView: true, appId: 'a1' })
    expect(at('/?appId=a2#/app/info')).toMatchObject({ appView: true, appId: 'a2' })
    expect(at('/#/apps?appId=a1')).toMatchObject({ appView: false, appId: undefined })
    expect(at('/#/x/app/info')).toMatchObject({ appView: false })
  })

  it('R13: #/app/openTest is the open test mode', () => {
    expect(at('/#/app/openTest?appId=1').openTest).toBe(true)
    expect(at('/#/app/openTest/detail').openTest).toBe(true)
    expect(at('/#/app/openTests').openTest).toBe(false)
  })

  it('R14: a hash that contains #/demoProject is the demo project', () => {
    expect(at('/#/demoProject?productId=p?1')).toMatchObject({ demoProject: true, productId: 'p?1' })
    expect(at('/#/home')).toMatchObject({ demoProject: false, productId: undefined })
  })

  it('R16: hap/#/app and cis/#/app skip the refresh', () => {
    expect(
      ['/hap/#/app/x', '/cis/#/app', '/x/hap/#/app?appId=1', '/hap#/app'].map((address) => at(address).skipsRefresh),
    ).toEqual([true, true, true, true])
    expect(
      ['/hap/#/home', '/#/app/x', '/chap/#/app', '/hap/#/apple'].map((address) => at(address).skipsRefresh),
    ).toEqual([false, false, false, false])
  })

  it('R17: the page id is the last path segment of the hash, without its query', () => {
    expect(
      ['/#/app/versions?x=/y', '/#/app/versions/', '/#home', '/', '/#/'].map((address) => at(address).pageId),
    ).toEqual(['versions', 'versions', 'home', '', ''])
  })

  it('R19: any other hash is none of the three modes', () => {
    expect(at('/#/myProject/list')).toMatchObject({
      appView: false,
      openTest: false,
      demoProject: false,
      skipsRefresh: false,
    })
  })
})
