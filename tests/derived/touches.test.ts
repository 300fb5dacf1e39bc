import { anything, type AnyCall } from '@console-widgets/contract'
import { expect, it } from 'vitest'
import { changingCalls, declaredCalls, readingCalls } from './support/declared-calls.ts'

const callsOf = (declared: typeof declaredCalls): AnyCall[] => declared.map(({ call }) => call)

const isOf = (area: string) => (key: string) => key === area || key.startsWith(`${area}.`)

/** A gateway makes calls of other areas, and changes their data. */
const isGateway = ({ area }: AnyCall) => area === 'orchestration'

/** Notification to hosts that the session was refreshed: no call changes it. */
const ofHosts = ['session']

it('every change touches its own area', () => {
  const wrong = callsOf(changingCalls)
    .filter((call) => !isGateway(call) && !call.touches.every(isOf(call.area)))
    .map(({ id, touches }) => `${id} touches ${touches.join(', ')}`)
  expect(wrong).toEqual([])
})

it('every read names an existing area', () => {
  const areas = new Set(callsOf(declaredCalls).map(({ area }) => area))
  const changed = new Set([...callsOf(changingCalls).flatMap(({ touches }) => touches), ...areas, ...ofHosts, anything])
  const unknown = callsOf(readingCalls).flatMap(({ id, touches }) =>
    touches.filter((key) => !changed.has(key)).map((key) => `${id} follows ${key}, which nothing changes`),
  )
  expect(unknown).toEqual([])
})
