import { describe, expect, it } from 'vitest'
import {
  languageHeader,
  languageOfCountry,
  languageOfPath,
  languageOfZone,
  languages,
  loginLanguage,
  readLanguage,
} from './language.ts'
import { createPermissions, effectiveUserType, isTeamLeader } from './permissions.ts'
import {
  defaultZone,
  regionPrefixes,
  regionPrefixOfObjectId,
  regionPrefixOfZone,
  zoneConfigurationKeys,
  zoneOfRegionPrefix,
  zoneOfSiteId,
  zones,
} from './zone.ts'
import { zoneOfCall } from './request/endpoint.ts'
import { createFakePage } from './testing/fake-page.ts'

describe('zones', () => {
  it('R4, R41: the five zones and the names that the configuration gives them', () => {
    expect(zones.map((zone) => zoneConfigurationKeys[zone])).toEqual([
      'chinaZoneID',
      'singaporeZoneId',
      'europeanZoneId',
      'russiaZoneID',
      'iranZoneID',
    ])
  })

  it('R59, R60: the zone of a site id, China for every other value', () => {
    expect([1, 5, 7, 8, 3].map(zoneOfSiteId)).toEqual(['china', 'singapore', 'europe', 'russia', 'iran'])
    expect(['7', 2, 99, -1, 'x', '', undefined].map(zoneOfSiteId)).toEqual([
      'europe',
      'china',
      'china',
      'china',
      'china',
      'china',
      'china',
    ])
  })

  it('R67: the default zone is China', () => {
    expect(defaultZone).toBe('china')
    expect(createFakePage(() => ({})).console.$zone.get()).toBe('china')
  })

  it('R71: calls of the site’s zone go to China until a site is selected', () => {
    expect(zoneOfCall('site', { current: 'europe', site: undefined, product: undefined })).toBe('china')
    expect(zoneOfCall('site', { current: 'europe', site: 'russia', product: undefined })).toBe('russia')
  })

  it('R42: object ids start with a region prefix', () => {
    expect(regionPrefixes).toEqual(['CN', 'SG', 'DE', 'RU'])
    expect(
      ['CN1', 'SG1', 'DE1', 'RU1'].map((objectId) => zoneOfRegionPrefix(regionPrefixOfObjectId(objectId))),
    ).toEqual(['china', 'singapore', 'europe', 'russia'])
    expect(() => regionPrefixOfObjectId('US1')).toThrow(RangeError)
    expect(zones.map(regionPrefixOfZone)).toEqual(['CN', 'SG', 'DE', 'RU', 'SG'])
  })

  it('R30: the zone of the product in view is stored in the session', () => {
    const page = createFakePage(() => ({}))
    page.console.$productZone.set('russia')
    expect(page.console.keys.get('productRegion')).toEqual({ zone: 'russia' })
    expect(createFakePage(() => ({}), { sessionStorage: page.sessionStorage }).console.$productZone.get()).toBe(
      'russia',
    )
    page.console.$productZone.set(undefined)
    expect(page.console.keys.get('productRegion')).toBeUndefined()
  })
})

describe('languages', () => {
  it('R5: are exactly cn, en and ru', () => {
    expect(languages).toEqual(['cn', 'en', 'ru'])
  })

  it('R18: of a page by its path', () => {
    expect(['/console/', '/ru/console/', '/x/en/', '/russia/'].map(languageOfPath)).toEqual(['cn', 'ru', 'en', 'cn'])
    expect(createFakePage(() => ({}), {}, 'https://portal.example/ru/x').console.$language.get()).toBe('ru')
  })

  it('R61: of a zone', () => {
    expect(zones.map(languageOfZone)).toEqual(['cn', 'en', 'en', 'ru', 'en'])
  })

  it('R62: of a country', () => {
    expect(['RU', 'CN', 'DE'].map(languageOfCountry)).toEqual(['ru', 'cn', 'en'])
  })

  it('R63: a stored language other than the three is read as en', () => {
    expect(['cn', 'en', 'ru', 'zh', '', null].map(readLanguage)).toEqual(['cn', 'en', 'ru', 'en', 'en', 'en'])
    const { localStorage } = createFakePage(() => ({}))
    localStorage.setItem('cw-language', 'fr')
    expect(createFakePage(() => ({}), { localStorage }).console.$language.get()).toBe('en')
  })

  it('a chosen language persists across page loads', () => {
    const page = createFakePage(() => ({}))
    page.console.setLanguage('ru')
    expect(createFakePage(() => ({}), { localStorage: page.localStorage }).console.$language.get()).toBe('ru')
  })

  it('R81, R141: on the sign-in page and in the lang header', () => {
    expect(languages.map(loginLanguage)).toEqual(['zh-CN', 'en-US', 'ru-ru'])
    expect(languages.map(languageHeader)).toEqual(['zh', 'en', 'en'])
  })
})

describe('teams and permissions', () => {
  it('R64, R65: the team leader is the user with the team’s id, or anyone while no user id is known', () => {
    expect(isTeamLeader('t1', 't1')).toBe(true)
    expect(isTeamLeader('u1', 't1')).toBe(false)
    expect(isTeamLeader(undefined, 't1')).toBe(true)
    expect(isTeamLeader('', 't1')).toBe(true)
  })

  it('R66: the user type is the team’s, or the personal one when that is 0', () => {
    expect(effectiveUserType(3, 2)).toBe(3)
    expect(effectiveUserType(0, 2)).toBe(2)
  })

  it('R23, R118: a permission is granted only if its name has the flag Y', () => {
    const permissions = createPermissions()
    expect(permissions.allows('apps.write')).toBe(false)
    permissions.set({ 'apps.write': 'Y', 'apps.delete': 'N', 'apps.read': 'y' })
    expect(['apps.write', 'apps.delete', 'apps.read', 'toString', undefined].map(permissions.allows)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
  })
})
