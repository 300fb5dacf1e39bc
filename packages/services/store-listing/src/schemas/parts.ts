import * as v from 'valibot'
import { wholeNumber } from '@console-widgets/core/schemas'
import { audienceLimits, findingRanks, findingRuleIds } from '../model.ts'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** What a reviewer finds in something that stays as it was submitted. */
export const reviewFinding = v.object({
  rule: v.picklist(findingRuleIds),
  rank: v.picklist(findingRanks),
  /** `languages.en-US.appDesc`, `materials.screenshots.0`, or `video`. */
  field: v.string(),
  sample: v.string(),
  /** Part of a picture, as shares of its size. */
  box: v.nullable(v.object({ x: share, y: share, width: share, height: share })),
})

/** What a demo shows. */
export const demoContent = {
  demoId: v.string(),
  lang: v.string(),
  title: v.string(),
  description: v.string(),
  /** Images in order, by their object IDs. */
  pictures: v.array(v.string()),
  videoId: v.nullable(v.string()),
}

/** A number of days before now. */
export const days = wholeNumber(1, audienceLimits.longestDays)
