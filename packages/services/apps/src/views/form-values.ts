import * as v from 'valibot'
import { appLimits, currencies, deviceTypes } from '../model.ts'

type Devices = Partial<Record<keyof typeof deviceTypes, boolean>>

/** Devices as form values: by name, selected or not. */
export const devicesSchema = v.pipe(
  v.record(v.string(), v.optional(v.boolean())),
  v.check((devices) => Object.values(devices).some(Boolean), 'must name at least one device'),
)

/** Numbers of the selected devices. */
export function chosenDevices(devices: Devices) {
  return (Object.keys(deviceTypes) as (keyof typeof deviceTypes)[])
    .filter((name) => devices[name])
    .map((name) => deviceTypes[name])
}

/** Devices as form values, from their numbers. */
export function devicesByName(codes: readonly number[]): Devices {
  return Object.fromEntries(Object.entries(deviceTypes).map(([name, code]) => [name, codes.includes(code)]))
}

/** A price as a form value: in whole units, with decimals. */
export interface PriceValues {
  isFree: boolean
  price: number | undefined
  currency: (typeof currencies)[number]
}

export const priceSchema = v.object({
  isFree: v.boolean(),
  price: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(appLimits.highestPrice / 100))),
  currency: v.picklist(currencies),
})

/** A price for a request: in hundredths, or none. */
export function priceOf({ isFree, price, currency }: PriceValues) {
  return isFree || price === undefined ? { isFree: true } : { isFree: false, price: Math.round(price * 100), currency }
}
