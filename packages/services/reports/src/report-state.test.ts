import { createMemoryPlace } from '@console-widgets/data'
import { describe, expect, it } from 'vitest'
import { isPeriod, periodOf, questionOf, readReportState, reportState, writeReportState } from './report-state.ts'

const read = (query: string) => readReportState(new URLSearchParams(query))
const now = Date.parse('2026-03-02T09:00:00Z')

describe('report settings', () => {
  it('have defaults for everything that the URL omits', () => {
    expect(read('')).toEqual({
      days: 28,
      period: undefined,
      compare: true,
      filters: [],
      groupBy: undefined,
      metric: undefined,
      metrics: undefined,
      currency: undefined,
      sort: undefined,
    })
    expect(writeReportState(new URLSearchParams('tab=versions'), read('')).toString()).toBe('tab=versions')
  })

  it('survive a round trip through the URL', () => {
    const address =
      'from=20260101&to=20260131&compare=none&filter=countryId%3A%3D%3ADE&filter=appVersion%3A%3D%3A4.2%252C0&by=week%2CcountryId&metric=downloads&metrics=downloads%2Cinstalls&currency=EUR&sort=-downloads'
    const state = read(address)
    expect(state.period).toEqual({ startTime: '20260101', endTime: '20260131' })
    expect(state.filters).toEqual([
      { id: 'countryId', value: 'DE' },
      { id: 'appVersion', value: '4.2,0' },
    ])
    expect(read(writeReportState(new URLSearchParams(), state).toString())).toEqual(state)
  })

  it('ignore invalid values', () => {
    const state = read(
      'days=999&from=20260230&to=20260301&by=colour,date,date&metric=mood&filter=shoe:=:42&filter=broken&currency=XXX',
    )
    expect(state).toMatchObject({
      days: 28,
      period: undefined,
      groupBy: ['date'],
      metric: undefined,
      filters: [],
      currency: undefined,
    })
  })

  it('cover the days up to the last complete one', () => {
    expect(periodOf({ days: 7, period: undefined }, now)).toEqual({ startTime: '20260223', endTime: '20260301' })
    expect(periodOf({ days: 7, period: undefined }, Date.parse('2026-03-02T23:59:59Z'))).toEqual({
      startTime: '20260223',
      endTime: '20260301',
    })
  })

  it('send one value per filter', () => {
    expect(questionOf(read('days=1&filter=countryId:=:DE&filter=countryId:=:FR&currency=USD'), now)).toEqual({
      startTime: '20260301',
      endTime: '20260301',
      filterCondition: ['countryId', 'countryId'],
      filterConditionValue: ['DE', 'FR'],
      currency: 'USD',
    })
  })

  it('span 1 to 180 days', () => {
    expect(isPeriod({ startTime: '20260301', endTime: '20260301' })).toBe(true)
    expect(isPeriod({ startTime: '20250902', endTime: '20260228' })).toBe(true)
    expect(isPeriod({ startTime: '20250901', endTime: '20260228' })).toBe(false)
    expect(isPeriod({ startTime: '20260302', endTime: '20260301' })).toBe(false)
    expect(isPeriod({ startTime: '', endTime: '20260301' })).toBe(false)
  })

  it('change only their own parameters in the URL', () => {
    const place = createMemoryPlace('/reports?report=quality-dashboard&days=7')
    const { $state, set } = reportState(place)
    set({ filters: [{ id: 'countryId', value: 'RU' }] })
    expect(place.$route.get()).toBe('/reports?report=quality-dashboard&days=7&filter=countryId%3A%3D%3ARU')
    expect($state.get()).toMatchObject({ days: 7, filters: [{ id: 'countryId', value: 'RU' }] })
  })
})
