import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/comments/contract'
import { commentLimits, savedReplyListFields } from '@console-widgets/comments/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { createHandler, deleteHandler, listHandler } from '@console-widgets/platform/database/plain-handlers'
import { findRow, requireUnique } from '@console-widgets/platform/database/require-rows'
import { savedReplies } from './tables.ts'

export const savedHandlers: Pick<
  Handlers<typeof calls>,
  | 'comments.saved-reply.list'
  | 'comments.saved-reply.create'
  | 'comments.saved-reply.update'
  | 'comments.saved-reply.delete'
> = {
  'comments.saved-reply.list': listHandler(savedReplies, savedReplyListFields, 'savedReplyName'),
  'comments.saved-reply.create': createHandler(savedReplies, 'savedReplyId', {
    unique: 'savedReplyName',
    most: commentLimits.savedReplies,
  }),
  'comments.saved-reply.update': async ({ savedReplyId, ...change }, { db, now }) => {
    const row = await findRow(db, savedReplies, savedReplyId, 'saved reply')
    await requireUnique(db, {
      table: savedReplies,
      field: 'savedReplyName',
      column: savedReplies.savedReplyName,
      value: change.savedReplyName,
      except: savedReplyId,
    })
    const changed = { ...row, ...change, updateTime: now() }
    await db.update(savedReplies).set(changed).where(eq(savedReplies.savedReplyId, savedReplyId))
    return changed
  },
  'comments.saved-reply.delete': deleteHandler(savedReplies, 'savedReplyId'),
}
