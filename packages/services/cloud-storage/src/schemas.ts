import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { bucketLimits } from './model.ts'

/** One of the cloud storage as the platform answers it. */
export const bucket = v.object({
  bucketId: v.string(),
  bucketName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const bucketPage = page(bucket)
export const bucketListInput = v.object(listInput)
export const bucketIdInput = v.object({ bucketId: id })
export const createBucketInput = v.object({ bucketName: text(bucketLimits.bucketName) })
