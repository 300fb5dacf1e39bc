import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Objects of the file service. `uploading` has no bytes yet, `temporary` belongs to nothing yet and is swept. */
export const objects = pgTable(
  'cw_objects',
  {
    ...teamColumn,
    objectId: text('object_id').primaryKey(),
    bizTag: text('biz_tag').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    state: text('state').$type<'uploading' | 'temporary' | 'normal'>().notNull(),
    /** Size in bytes: announced while uploading, counted afterwards. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 in hexadecimal: announced while uploading, if at all, and counted afterwards. */
    sha256: text('sha256'),
    /** Where the bytes are in the object store; null while there are none. */
    storageKey: text('storage_key'),
    /** The caller's own id of an upload from an address, so that a repeated request makes no second object. */
    requestId: text('request_id'),
    userId: text('user_id').notNull(),
    createTime: milliseconds('create_time').notNull(),
    /** When the bytes were all there. */
    uploadTime: milliseconds('upload_time'),
  },
  (table) => [
    index('cw_objects_team').on(table.teamId, table.createTime),
    uniqueIndex('cw_objects_request').on(table.teamId, table.requestId),
  ],
)

/**
 * Multipart uploads. One that is composed is kept until its object is swept or deleted, so that composing can be
 * repeated.
 */
export const multipartUploads = unrecorded(
  pgTable('cw_multipart_uploads', {
    ...teamColumn,
    nspUploadId: text('nsp_upload_id').primaryKey(),
    objectId: text('object_id')
      .notNull()
      .references(() => objects.objectId, { onDelete: 'cascade' }),
    partSize: integer('part_size').notNull(),
  }),
)

/** Parts that have arrived. */
export const multipartParts = unrecorded(
  pgTable(
    'cw_multipart_parts',
    {
      ...teamColumn,
      nspUploadId: text('nsp_upload_id')
        .notNull()
        .references(() => multipartUploads.nspUploadId, { onDelete: 'cascade' }),
      partNumber: integer('part_number').notNull(),
      size: integer('size').notNull(),
      etag: text('etag').notNull(),
      storageKey: text('storage_key').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [primaryKey({ columns: [table.nspUploadId, table.partNumber] })],
  ),
)
