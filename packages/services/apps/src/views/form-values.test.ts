import { expect, it } from 'vitest'
import * as v from 'valibot'
import { chosenDevices, devicesByName, devicesSchema, priceOf, priceSchema } from './form-values.ts'

it('converts devices to numbers and back', () => {
  expect(chosenDevices({ phone: true, tablet: false, car: true })).toEqual([4, 10])
  expect(chosenDevices(devicesByName([7, 9]))).toEqual([7, 9])
  expect(v.is(devicesSchema, devicesByName([]))).toBe(false)
})

it('sends a price in hundredths, and none for a free app', () => {
  expect(priceOf({ isFree: false, price: 4.99, currency: 'EUR' })).toEqual({
    isFree: false,
    price: 499,
    currency: 'EUR',
  })
  expect(priceOf({ isFree: false, price: 0.29, currency: 'USD' })).toMatchObject({ price: 29 })
  expect(priceOf({ isFree: true, price: 4.99, currency: 'EUR' })).toEqual({ isFree: true })
  expect(v.is(priceSchema, { isFree: false, price: 0, currency: 'EUR' })).toBe(false)
})
