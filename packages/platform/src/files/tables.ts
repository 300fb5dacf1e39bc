import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { milliseconds, teamColumn } from '../database/columns.ts'
import { unrecorded } from '../database/table-traits.ts'

/** Objects of the file service. `uploading`: no bytes yet. `temporary`: belongs to nothing yet and will be swept. */
export const objects = pgTable(
  'cw_objects',
  {
    ...teamColumn,
    objectId: text('object_id').primaryKey(),
    bizTag: text('biz_tag').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    state: text('state').$type<'uploading' | 'temporary' | 'normal'>().notNull(),
    /** Size in bytes: announced while uploading, measured afterwards. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 in hexadecimal: optionally announced while uploading, computed afterwards. */
    sha256: text('sha256'),
    /** Key in the object store. Null before the upload. */
    storageKey: text('storage_key'),
    /** The caller's ID of an upload by URL, so that a repeated request creates no second object. */
    requestId: text('request_id'),
    userId: text('user_id').notNull(),
    createTime: milliseconds('create_time').notNull(),
    /** Time when the upload was complete, or when the object was set aside. */
    uploadTime: milliseconds('upload_time'),
  },
  (table) => [
    index('cw_objects_team').on(table.teamId, table.createTime),
    uniqueIndex('cw_objects_request').on(table.teamId, table.requestId),
  ],
)

/**
 * Multipart uploads. A composed one is kept until its object is swept or deleted, so that composing can be repeated.
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

/** Uploaded parts. */
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
