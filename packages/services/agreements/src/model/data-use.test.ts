import { expect, it } from 'vitest'
import { readDataUse, writeDataUse } from './data-use-file.ts'
import { findDataUseProblems, longestDataNote, newDataUse, prefillDataUse, unconfirmedSources } from './data-use.ts'

const camera = { id: 'permission:CAMERA', data: ['camera' as const] }
const sentry = { id: 'sdk:Sentry', data: ['device-ids' as const, 'crashes' as const] }
const declared = { ...newDataUse('camera'), purposes: ['functionality' as const] }

it('begins with what was declared, and adds what the packages take since', () => {
  const entries = prefillDataUse([camera, sentry], [declared])
  expect(entries.map(({ data, purposes }) => [data, purposes])).toEqual([
    ['camera', ['functionality']],
    ['crashes', []],
    ['device-ids', []],
  ])
})

it('keeps what the team has added itself, and what a package takes no longer', () => {
  expect(prefillDataUse([], [newDataUse('account'), declared]).map(({ data }) => data)).toEqual(['camera', 'account'])
})

it('finds what contradicts the packages', () => {
  expect(findDataUseProblems([declared], [camera, sentry])).toEqual([
    { data: 'crashes', problem: 'undeclared' },
    { data: 'device-ids', problem: 'undeclared' },
  ])
  expect(findDataUseProblems([newDataUse('camera')], [camera])).toEqual([
    { data: 'camera', problem: 'without-purpose' },
  ])
  const notCollected = { ...declared, collected: false, note: ' ' }
  expect(findDataUseProblems([notCollected], [camera])).toEqual([{ data: 'camera', problem: 'unexplained' }])
  expect(findDataUseProblems([{ ...notCollected, note: 'Only shown on the screen' }], [camera])).toEqual([])
})

it('is written as a file and read back, and names what is wrong in it', () => {
  const entry = { ...declared, note: '=1+1, "quoted"' }
  expect(readDataUse(writeDataUse([entry]))).toEqual({ entries: [entry], problems: [] })
  const [header] = writeDataUse([]).split('\n')
  expect(readDataUse(`${header}\ncamera,TRUE,spying,false,false,account,request,\n`)).toEqual({
    entries: [],
    problems: [{ row: 2, column: 'purposes', value: 'spying' }],
  })
  const longest = { ...declared, note: '👨‍👩‍👧‍👦'.repeat(longestDataNote) }
  expect(readDataUse(writeDataUse([longest])).entries).toEqual([longest])
  const longer = { ...declared, note: `${longest.note}!` }
  expect(readDataUse(writeDataUse([longer])).problems).toMatchObject([{ row: 2, column: 'note' }])
})

it('is confirmed for permissions and SDKs, not for types of data', () => {
  const background = { id: 'permission:ACCESS_BACKGROUND_LOCATION' }
  expect(unconfirmedSources([camera, background], ['permission:CAMERA', 'permission:ACCESS_FINE_LOCATION'])).toEqual([
    background,
  ])
})
