import { anything, type AnyCall } from '@console-widgets/contract'
import type { PlatformHalf } from '@console-widgets/platform/half'
import { expect, it } from 'vitest'
import { halves } from '../../packages/sandbox/src/services.generated.ts'
import { changingCalls, declaredCalls, readingCalls } from './support/declared-calls.ts'

const callsOf = (declared: typeof declaredCalls): AnyCall[] => declared.map(({ call }) => call)

const isOf = (area: string) => (key: string) => key === area || key.startsWith(`${area}.`)

/**
 * Areas without data: a gateway, which makes calls of other areas, an older interface to what other areas have, and
 * declarations and consents, which belong to the agreements. They change the data of those.
 */
const isWithoutData = ({ area }: AnyCall) => ['orchestration', 'distribution', 'privacy'].includes(area)

/** Notification to hosts that the session was refreshed: no call changes it. */
const ofHosts = ['session']

it('every change touches its own area', () => {
  const wrong = callsOf(changingCalls)
    .filter((call) => !isWithoutData(call) && !call.touches.every(isOf(call.area)))
    .map(({ id, touches }) => `${id} touches ${touches.join(', ')}`)
  expect(wrong).toEqual([])
})

it('the reads of a release follow every service that brings checks or reasons', () => {
  const followed = (id: string) => callsOf(readingCalls).find((call) => call.id === id)?.touches ?? []
  const areasWith = (brings: (half: PlatformHalf) => boolean) => halves.filter(brings).map(({ area }) => area)
  expect(followed('versions.app-version.get')).toEqual(
    expect.arrayContaining(areasWith(({ answers }) => answers?.['release.checks'] !== undefined)),
  )
  expect(followed('distribution.availability.get')).toEqual(
    expect.arrayContaining(areasWith(({ availability }) => availability !== undefined)),
  )
})

it('the reads of apps follow every service that writes to their rows', () => {
  // Prices are set by the service of their own page; the price of an app is one of its facts.
  const followed = callsOf(readingCalls).find(({ id }) => id === 'apps.app.get')?.touches
  expect(followed).toEqual(expect.arrayContaining(['app-packages', 'pricing', 'projects', 'versions']))
})

it('every read names an existing area', () => {
  const areas = new Set(callsOf(declaredCalls).map(({ area }) => area))
  const changed = new Set([...callsOf(changingCalls).flatMap(({ touches }) => touches), ...areas, ...ofHosts, anything])
  const unknown = callsOf(readingCalls).flatMap(({ id, touches }) =>
    touches.filter((key) => !changed.has(key)).map((key) => `${id} follows ${key}, which nothing changes`),
  )
  expect(unknown).toEqual([])
})
