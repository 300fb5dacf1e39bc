import * as v from 'valibot'
import { id, listInput, nameText, optionalText, page, time } from '@console-widgets/core/schemas'
import { providerAreas, providerLimits, providerStates } from '../model.ts'
import { appIds, appScope, appsMissing, namesApps } from './parts.ts'

const contactMail = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(providerLimits.contactMail),
  v.email('must be a mail address'),
)
const contactPhone = v.optional(
  v.union([v.literal(''), v.pipe(v.string(), v.trim(), v.regex(/^\+?[0-9 ()-]{5,20}$/, 'must be a telephone number'))]),
)
const areas = v.pipe(
  v.array(v.picklist(providerAreas)),
  v.minLength(1, 'must name at least one area'),
  v.maxLength(providerAreas.length),
  v.check((given) => new Set(given).size === given.length, 'must name each area once'),
)
const fields = {
  providerName: nameText(providerLimits.providerName),
  contactName: nameText(providerLimits.contactName),
  contactMail,
}
/** Null: no end date. */
const validUntil = v.nullable(time)

/** A service provider, and the areas they can view. */
export const serviceProvider = v.object({
  providerId: v.string(),
  providerName: v.string(),
  contactName: v.string(),
  contactMail: v.string(),
  contactPhone: v.string(),
  state: v.picklist(providerStates),
  areas: v.array(v.picklist(providerAreas)),
  appScope,
  appIds: v.array(v.string()),
  validUntil: v.nullable(v.number()),
  note: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const serviceProviderPage = page(serviceProvider)
export const serviceProviderListInput = v.object(listInput)
export const providerIdInput = v.object({ providerId: id })
export const createServiceProviderInput = v.pipe(
  v.object({
    ...fields,
    contactPhone,
    areas,
    appScope: v.optional(appScope, 'all'),
    appIds: v.optional(appIds, []),
    validUntil: v.optional(validUntil, null),
    note: optionalText(providerLimits.note),
  }),
  v.forward(
    v.check((input) => namesApps(input), appsMissing),
    ['appIds'],
  ),
)
export const updateServiceProviderInput = v.pipe(
  v.object({
    providerId: id,
    ...v.partial(v.object(fields)).entries,
    contactPhone,
    areas: v.optional(areas),
    appScope: v.optional(appScope),
    appIds: v.optional(appIds),
    state: v.optional(v.picklist(providerStates)),
    validUntil: v.optional(validUntil),
    note: optionalText(providerLimits.note),
  }),
  v.forward(
    v.check((input) => namesApps(input), appsMissing),
    ['appIds'],
  ),
)
