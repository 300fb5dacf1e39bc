import * as v from 'valibot'
import { id, text, time } from '@console-widgets/core/schemas'
import { versionLimits } from '../model.ts'
import { percent, testPlan } from './parts.ts'
import { appVersion } from './version.ts'

/** Reason for overriding warnings; saved in the version's events. */
const override = v.optional(
  v.object({ reason: v.pipe(text(versionLimits.overrideReason, versionLimits.shortestRemark)) }),
)

export const submitInput = v.object({ appId: id, versionId: id, override })
export const shelfOffInput = v.object({ appId: id, versionId: id, reason: text(versionLimits.shelfOffReason) })

/** 2 publishes immediately, or once the review has passed; 3 sets another time. */
export const onShelfTimeInput = v.pipe(
  v.object({ appId: id, versionId: id, changeType: v.picklist([2, 3]), releaseTime: v.optional(time) }),
  v.forward(
    v.check(
      ({ changeType, releaseTime }) => changeType !== 3 || releaseTime !== undefined,
      'is required with changeType 3',
    ),
    ['releaseTime'],
  ),
)

/** Without a target, the previous version is restored. */
export const rollbackInput = v.object({
  appId: id,
  versionId: id,
  targetVersionId: v.optional(id),
  reason: v.optional(text(versionLimits.shelfOffReason, 0), ''),
})

/** The test plan is optional; it is saved with the version. */
export const testReleaseInput = v.object({ appId: id, versionId: id, testInfo: v.optional(testPlan), override })

/** `releaseType: 1` alone makes it a full release; otherwise the given fields are changed. */
export const phasedReleaseInput = v.object({
  appId: id,
  versionId: id,
  releaseType: v.optional(v.literal(1)),
  state: v.optional(v.picklist(['RELEASE', 'SUSPEND'])),
  percent: v.optional(percent),
  startTime: v.optional(time),
  endTime: v.optional(time),
  description: v.optional(text(versionLimits.phasedDescription, 0)),
})

/** Response to a change of state: the updated version. */
export const changedVersion = v.object({ version: appVersion })
