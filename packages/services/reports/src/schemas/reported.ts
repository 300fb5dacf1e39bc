import * as v from 'valibot'
import { moneyKinds, reportCurrencies, reportedKindOf, reportedLimits } from '../model.ts'

/** A text of a reported event. Half a surrogate pair becomes the replacement character, as in the database. */
const short = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(reportedLimits.text),
  v.transform((value) => value.toWellFormed()),
)

/** What an app reports that a person did. Amounts are whole numbers, in the unit of the event type. */
export const reportedEvent = v.pipe(
  v.object({
    eventId: short,
    personId: short,
    name: short,
    /** Milliseconds since 1970. */
    time: v.pipe(v.number(), v.integer()),
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(reportedLimits.amount))),
    currency: v.optional(v.picklist(reportCurrencies)),
    item: v.optional(short),
    version: v.pipe(short, v.regex(/^\d+(\.\d+){0,4}([-+][\w.+-]+)?$/, 'must be a version such as 2.4.1')),
    country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as DE'))),
    language: v.optional(v.pipe(v.string(), v.maxLength(35), v.regex(/^[A-Za-z]{2,3}([-_][A-Za-z\d]+)*$/))),
  }),
  v.forward(
    v.check(
      ({ name, amount, currency }) =>
        !moneyKinds.includes(reportedKindOf(name)) || amount === undefined || currency !== undefined,
      'must be given with an amount of money',
    ),
    ['currency'],
  ),
)
export type ReportedEvent = v.InferOutput<typeof reportedEvent>
