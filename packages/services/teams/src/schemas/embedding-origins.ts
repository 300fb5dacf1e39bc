import * as v from 'valibot'
import { id, listInput, optionalText, page } from '@console-widgets/core/schemas'
import { embeddingOriginLimits, isEmbeddingOrigin } from '../model.ts'

/** An origin whose pages may embed the team's widgets. */
export const embeddingOrigin = v.object({
  originId: v.string(),
  origin: v.string(),
  note: v.string(),
  createTime: v.number(),
})
export const embeddingOriginPage = page(embeddingOrigin)
export const embeddingOriginListInput = v.object(listInput)
export const embeddingOriginIdInput = v.object({ originId: id })
export const addEmbeddingOriginInput = v.object({
  origin: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(embeddingOriginLimits.origin),
    v.check(isEmbeddingOrigin, 'must be scheme, host and port alone, with https, such as https://portal.example'),
  ),
  note: optionalText(embeddingOriginLimits.note),
})
