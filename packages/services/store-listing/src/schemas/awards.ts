import * as v from 'valibot'
import { time } from '@console-widgets/core/schemas'
import { awardCriteria } from '../model.ts'

/** How the store has judged an app each month, the newest first, and when it judges the present one. */
export const awardList = v.object({
  months: v.array(
    v.object({
      /** `2026-10`. */
      month: v.string(),
      isAwarded: v.boolean(),
      criteria: v.array(
        v.object({
          criterion: v.picklist(awardCriteria),
          /** Null: there is nothing to compare. */
          value: v.nullable(v.number()),
          needed: v.number(),
          isMet: v.boolean(),
        }),
      ),
      time,
    }),
  ),
  /** Null: the app hasn’t been available yet. */
  nextTime: v.nullable(time),
})
