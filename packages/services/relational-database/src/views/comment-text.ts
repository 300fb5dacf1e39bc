import * as v from 'valibot'
import { updateDatabaseInput } from '../schemas.ts'

/** The text of a form's field for a comment: nothing in it is no comment. */
export const commentText = v.pipe(
  v.string(),
  v.transform((text) => text.trim() || null),
  updateDatabaseInput.entries.comment.wrapped,
)
