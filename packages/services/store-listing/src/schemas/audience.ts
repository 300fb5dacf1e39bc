import * as v from 'valibot'
import { countryCodes } from '@console-widgets/core/tables'
import { id } from '@console-widgets/core/schemas'
import { audienceDevices } from '../model.ts'
import { days } from './parts.ts'

/** People of an app who meet all conditions. */
export const audienceInput = v.object({
  appId: id,
  countries: v.optional(v.array(v.picklist(countryCodes))),
  deviceTypes: v.optional(v.array(v.picklist(audienceDevices))),
  /** Used the app within the last days. */
  activeWithin: v.optional(days),
  /** Used the app on at least so many days. */
  usedDays: v.optional(days),
})

/** Rounded numbers of people. Null: fewer than are told, or no stored events. */
export const audienceSize = v.object({
  size: v.nullable(v.number()),
  /** All people of the app. */
  total: v.nullable(v.number()),
  /** Last day of the events: `20261126`. Null without events. */
  dataTime: v.nullable(v.string()),
})
