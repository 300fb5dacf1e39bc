import { expect, it } from 'vitest'
import { createMemoryStore } from './browser-ports.ts'
import { cookieNames } from './model.ts'
import { createSessionKeys } from './session-keys.ts'
import { createSignedInPage } from './testing/fake-page.ts'

it('R21: finds the project under either key', () => {
  const keys = createSessionKeys(createMemoryStore())
  const product = { productID: 'p1', region: 'CN', projectId: 'j1' }
  keys.set('productInfo', product)
  expect(keys.productInfo()).toEqual(product)
  keys.set('projectInfo', { ...product, projectId: 'j2' })
  expect(keys.productInfo()?.projectId).toBe('j2')
})

it('R23, R24, R28, R29: the session keys of a user and team are set by the session and removed with it', async () => {
  const { console, sessionStorage } = createSignedInPage(() => ({ nextUrl: '/' }))
  const { keys } = console
  expect(keys.get('userPermissions')).toEqual({ 'apps.write': 'Y' })
  expect(keys.get('userRoles')).toEqual(['development'])
  expect([
    keys.get('agc_uid'),
    keys.get('teamId'),
    keys.get('teamCountryCode'),
    keys.get('teamSiteId'),
    keys.get('teamUserType'),
    keys.get('userType'),
    keys.get('verifyRealName'),
    keys.get('dataLocation'),
  ]).toEqual(['user1', 'team1', 'CN', '1', 0, 2, 1, 'CN'])
  keys.set('currentProductId', 'p1')
  await console.session.signOut()
  expect([keys.get('agc_uid'), keys.get('currentProductId'), sessionStorage.getItem('verifyRealName')]).toEqual([
    undefined,
    undefined,
    null,
  ])
})

it('counts unreadable values as missing, and removes a key without a value', () => {
  const store = createMemoryStore()
  const keys = createSessionKeys(store)
  keys.set('serviceMap', [{ id: '1', serviceId: 's1', menuId: 'm1' }])
  store.setItem('reportedClues', '{broken')
  expect(keys.get('reportedClues')).toBeUndefined()
  keys.set('serviceMap', undefined)
  expect(store.getItem('serviceMap')).toBeNull()
})

it('R33: the cookies in use', () => {
  expect(Object.values(cookieNames).sort()).toEqual([
    'agc_csrfToken',
    'agc_developer_userinfo',
    'agc_team_id',
    'agc_team_siteId',
    'x-hd-grey',
    'x-teamId',
  ])
})
