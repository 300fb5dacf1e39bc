import type { Console } from '@console-widgets/core'
import { dataOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { commentListFields as fields } from './model.ts'

/** The list of comments, with its actions. */
export function commentsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    comments: list(calls['comments.comment.list'], { id: 'comments', key: 'commentId', fields, place }),
    create: mutation(calls['comments.comment.create']),
    remove: mutation(calls['comments.comment.delete']),
  }
}
