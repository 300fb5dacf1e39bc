import { expect, it } from 'vitest'
import { createMemoryStore } from './browser-ports.ts'
import {
  analyticsSwitches,
  hasBetaUpdates,
  isOperatingSystemCallOn,
  isOutsea,
  variantOfSite,
  zoneOfTeam,
} from './switches.ts'
import { createSignedInPage, profileAt } from './testing/fake-page.ts'

it('R122: operating-system call switches 1 to 4 are off unless given', () => {
  const switches = { operatingSystemCalls: { 2: true, 3: false } }
  expect(([1, 2, 3, 4] as const).map((number) => isOperatingSystemCallOn(switches, number))).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(isOperatingSystemCallOn(undefined, 1)).toBe(false)
})

it('R123, R124: both analytics switches, the second subject to the local flag', () => {
  const store = createMemoryStore()
  const switches = { webAnalytics: true, secondAnalytics: true }
  expect(analyticsSwitches(switches, store)).toEqual(['web', 'second'])
  store.setItem('closeHa', 'N')
  expect(analyticsSwitches(switches, store)).toEqual(['web', 'second'])
  store.setItem('closeHa', 'Y')
  expect(analyticsSwitches(switches, store)).toEqual(['web'])
  expect(analyticsSwitches(undefined, store)).toEqual([])
})

it('R125: the outsea list and the beta-update zones', () => {
  expect(isOutsea({ outsea: ['apps'] }, 'apps')).toBe(true)
  expect(isOutsea({}, 'apps')).toBe(false)
  expect(hasBetaUpdates({ betaUpdateZones: ['russia'] }, 'russia')).toBe(true)
  expect(hasBetaUpdates({ betaUpdateZones: ['russia'] }, 'china')).toBe(false)
  expect(hasBetaUpdates(undefined, 'russia')).toBe(true)
})

it('R69: the overseas switch moves a team to its overseas site', () => {
  expect(zoneOfTeam({ overseas: true }, '1', '5')).toBe('singapore')
  expect(zoneOfTeam({ overseas: false }, '1', '5')).toBe('china')
  expect(zoneOfTeam({ overseas: true }, '7', undefined)).toBe('europe')
  const { console, now } = createSignedInPage(undefined, { switches: { overseas: true } })
  console.session.accept(profileAt(now(), { upSiteId: '7' }))
  expect(console.$zone.get()).toBe('europe')
  expect(console.keys.get('upSiteId')).toBe('7')
})

it('R157: the newer variant where the site’s switch is on or no site is selected', () => {
  const switches = { noteZones: ['europe'] as const }
  expect(variantOfSite(switches, 'noteZones', 'europe')).toBe('newer')
  expect(variantOfSite(switches, 'noteZones', undefined)).toBe('newer')
  expect(variantOfSite(switches, 'noteZones', 'china')).toBe('older')
  expect(variantOfSite(switches, 'paperZones', 'europe')).toBe('older')
})

it('R151: the older variant only where a switch for it lists the site', () => {
  const switches = { olderNoteZones: ['europe'] as const }
  expect(variantOfSite(switches, 'olderNoteZones', 'europe')).toBe('older')
  expect(variantOfSite(switches, 'olderNoteZones', undefined)).toBe('newer')
  expect(variantOfSite(switches, 'olderNoteZones', 'china')).toBe('newer')
  expect(variantOfSite(undefined, 'olderNoteZones', 'china')).toBe('newer')
})
