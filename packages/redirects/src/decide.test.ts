import { expect, it } from 'vitest'
import { decide, outcomeOf } from './decide.ts'
import { readIntent } from './intent.ts'
import type { LinkTargets, Platform } from './link.ts'
import { campaignOf, passOn } from './pass-on.ts'

const link: LinkTargets = {
  deepLink: 'https://maps.example/route?id=7#stop;3',
  android: { packageName: 'com.example.maps', minVersion: 3800, fallback: 'https://maps.example/get?os=android' },
  ios: { fallback: 'https://maps.example/ios' },
  desktop: { fallback: 'https://maps.example/desktop' },
  social: { title: 'Route 7' },
}
const person = (platform: Platform) => ({ platform, isBot: false })

it('opens an intent on Android, which names the app, the page, and the target with its fragment', () => {
  const decision = decide(link, person('android'))
  expect(decision).toEqual({
    kind: 'redirect',
    location:
      'intent://maps.example/route?id=7#stop;3#Intent;scheme=https;package=com.example.maps;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;i.minVersion=3800;S.browser_fallback_url=https%3A%2F%2Fmaps.example%2Fget%3Fos%3Dandroid;end',
  })
  expect(outcomeOf(decision, true)).toEqual({ opens: 'app', address: link.deepLink })
  expect(outcomeOf(decision, false)).toEqual({ opens: 'page', address: 'https://maps.example/get?os=android' })
})

it('a target can’t add parts to the intent', () => {
  const deepLink = 'https://maps.example/#Intent;package=com.evil;S.browser_fallback_url=https%3A%2F%2Fevil.example;end'
  const decision = decide({ ...link, deepLink }, person('android'))
  if (decision.kind !== 'redirect') throw new Error('no redirect')
  expect(readIntent(decision.location)).toMatchObject({
    packageName: 'com.example.maps',
    page: 'https://maps.example/get?os=android',
  })
})

it('asks on iOS, and on HarmonyOS if the link has a page for it', () => {
  const deepLink = 'https://maps.example/route?id=7#stop;3'
  const onIos = decide(link, person('ios'))
  expect(onIos).toEqual({ kind: 'interstitial', deepLink, page: 'https://maps.example/ios' })
  expect(outcomeOf(onIos, true)).toEqual({ opens: 'app', address: deepLink })
  expect(outcomeOf(onIos, false)).toEqual({ opens: 'page', address: 'https://maps.example/ios' })
  expect(decide(link, person('harmony'))).toEqual({ kind: 'redirect', location: deepLink })
  expect(decide({ ...link, deepLink: 'maps://route/7' }, person('harmony'))).toEqual({
    kind: 'interstitial',
    deepLink: 'maps://route/7',
    page: 'https://maps.example/desktop',
  })
})

it('leads a desktop to its page, and to the target if it has none', () => {
  expect(decide(link, person('desktop'))).toEqual({ kind: 'redirect', location: 'https://maps.example/desktop' })
  expect(decide({ deepLink: 'https://maps.example/' }, person('desktop'))).toEqual({
    kind: 'redirect',
    location: 'https://maps.example/',
  })
})

it('shows programs what is behind the link, without opening it', () => {
  expect(decide(link, { platform: 'android', isBot: true })).toEqual({
    kind: 'preview',
    social: { title: 'Route 7' },
    page: 'https://maps.example/get?os=android',
  })
})

it('passes a query on, but what the target has stays', () => {
  const query = new URLSearchParams('id=8&utm_source=mail&x=%0d%0aSet-Cookie:a=b&d=1&s=2')
  expect(passOn('https://maps.example/route?id=7#stop', query)).toBe(
    'https://maps.example/route?id=7&utm_source=mail&x=%0D%0ASet-Cookie%3Aa%3Db#stop',
  )
  expect(passOn('maps://route/7', new URLSearchParams('a=1'))).toBe('maps://route/7?a=1')
  expect(passOn('https://maps.example/', new URLSearchParams({ a: 'b'.repeat(2000) }))).toBe('https://maps.example/')
})

it('takes the campaign of the address before that of the link', () => {
  const own = { source: 'poster', medium: 'print', name: null }
  expect(campaignOf(new URLSearchParams('utm_source=mail%0a&utm_campaign=spring'), own)).toEqual({
    source: 'mail',
    medium: 'print',
    name: 'spring',
  })
})

it('leads devices without the app to its store page, unless they have a page of their own', () => {
  const storePage = 'https://console.example/store/7?link=3'
  const toStore: LinkTargets = { ...link, deepLink: 'maps://route/7', desktop: null, storePage }
  const without = (platform: Platform) => outcomeOf(decide(toStore, person(platform)), false).address
  expect(without('desktop')).toBe(storePage)
  expect(without('harmony')).toBe(storePage)
  expect(without('ios')).toBe('https://maps.example/ios')
  expect(without('android')).toBe('https://maps.example/get?os=android')
  // A page that the app opens, too, is tried in the app first.
  expect(decide({ deepLink: link.deepLink, storePage }, person('harmony'))).toEqual({
    kind: 'interstitial',
    deepLink: link.deepLink,
    page: storePage,
  })
})
