import * as v from 'valibot'
import { deviceObstacles } from '../model.ts'

const device = {
  model: v.string(),
  name: v.string(),
  brand: v.string(),
  deviceType: v.number(),
  systemVersion: v.string(),
}

/** Which package each device would get. */
export const fitInfoAnswer = v.object({
  packages: v.array(
    v.object({
      pkgId: v.string(),
      fileName: v.string(),
      versionName: v.nullable(v.string()),
      versionCode: v.number(),
    }),
  ),
  devices: v.array(
    v.object({
      ...device,
      /** The package that the device gets; null if none runs on it. */
      pkgId: v.nullable(v.string()),
      /** Packages with the same version code that run on it as well, so that the store can’t tell which to send. */
      overlaps: v.array(v.string()),
      /** What keeps the newest package from running on it. */
      obstacles: v.array(v.object({ obstacle: v.picklist(deviceObstacles), detail: v.string() })),
    }),
  ),
})

export const phoneListInput = v.object({ deviceType: v.optional(v.pipe(v.number(), v.integer())) })
const phone = { ...device, sdk: v.number(), abis: v.array(v.string()) }
export const phoneList = v.object({ phones: v.array(v.object(phone)) })
/** The same devices, with the share of an app's people who have each. */
export const managementPhoneList = v.object({
  /** All people of the app, rounded. Null: fewer than are told. */
  total: v.nullable(v.number()),
  /** Share from 0 to 1. Null: fewer people than are told. */
  phones: v.array(v.object({ ...phone, share: v.nullable(v.number()) })),
})
