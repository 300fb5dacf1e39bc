import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BuildState, channelPlaces } from '@console-widgets/channels/model'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'
import { measured, named, unrecorded } from '@console-widgets/platform/database/table-traits'

/** Channels that distribute an app. */
export const channelConfigs = pgTable(
  'cw_channel_configs',
  {
    ...teamColumn,
    configId: text('config_id').primaryKey(),
    appId: text('app_id').notNull(),
    channelId: text('channel_id').notNull(),
    channelName: text('channel_name').notNull(),
    contact: text('contact').notNull(),
    /** Whether new jobs build packages for it. Its packages and its link stay either way. */
    isOn: boolean('is_on').notNull().default(true),
    ...timeColumns,
  },
  (table) => [uniqueIndex('cw_channel_configs_id').on(table.teamId, table.appId, sql`lower(${table.channelId})`)],
)

/** Installations from the store by people whom a channel has led there, a row each. Nothing of a person is kept. */
export const channelInstalls = measured(
  pgTable(
    'cw_channel_installs',
    {
      ...teamColumn,
      installId: text('install_id').primaryKey(),
      appId: text('app_id').notNull(),
      configId: text('config_id').notNull(),
      time: milliseconds('time').notNull(),
    },
    (table) => [index('cw_channel_installs_config').on(table.configId, table.time)],
  ),
)

/** Certificates that an app's packages are signed with. */
export const channelCertificates = named(
  pgTable(
    'cw_channel_certificates',
    {
      ...teamColumn,
      certificateId: text('certificate_id').primaryKey(),
      appId: text('app_id').notNull(),
      certificateName: text('certificate_name').notNull(),
      /** SHA-256 of the certificate, in hexadecimal. */
      fingerprint: text('fingerprint').notNull(),
      subject: text('subject').notNull(),
      issuer: text('issuer').notNull(),
      serial: text('serial').notNull(),
      algorithm: text('algorithm').notNull(),
      validFrom: milliseconds('valid_from').notNull(),
      validTo: milliseconds('valid_to').notNull(),
      ...timeColumns,
    },
    (table) => [uniqueIndex('cw_channel_certificates_key').on(table.teamId, table.appId, table.fingerprint)],
  ),
  ({ certificateName }) => [certificateName],
)

/** Jobs that build the packages of channels. The audit log has who started them; the rest is the work of a machine. */
export const channelJobs = unrecorded(
  pgTable(
    'cw_channel_jobs',
    {
      ...teamColumn,
      jobId: text('job_id').primaryKey(),
      appId: text('app_id').notNull(),
      /** Package of the app that it builds from; null for an uploaded file. */
      pkgId: text('pkg_id'),
      /** Uploaded file, which belongs to the job; null for a package of the app. */
      uploadId: text('upload_id'),
      fileName: text('file_name').notNull(),
      versionName: text('version_name'),
      size: bigint('size', { mode: 'number' }).notNull(),
      /** Certificate that signed the package; null for an uploaded file until it has been read. */
      fingerprint: text('fingerprint'),
      state: text('state').$type<BuildState>().notNull(),
      message: text('message'),
      /** Task that runs it. Null for demo data, which is there from the start. */
      taskId: text('task_id'),
      createTime: milliseconds('create_time').notNull(),
      endTime: milliseconds('end_time'),
    },
    (table) => [index('cw_channel_jobs_app').on(table.teamId, table.appId, table.createTime)],
  ),
)

/** Packages of channels. */
export const channelPackages = unrecorded(
  pgTable(
    'cw_channel_packages',
    {
      ...teamColumn,
      packageId: text('package_id').primaryKey(),
      jobId: text('job_id')
        .notNull()
        .references(() => channelJobs.jobId, { onDelete: 'cascade' }),
      appId: text('app_id').notNull(),
      position: integer('position').notNull(),
      channelId: text('channel_id').notNull(),
      channelName: text('channel_name').notNull(),
      state: text('state').$type<BuildState>().notNull(),
      message: text('message'),
      place: text('place').$type<(typeof channelPlaces)[number]>(),
      objectId: text('object_id'),
      fileName: text('file_name'),
      size: bigint('size', { mode: 'number' }),
      sha256: text('sha256'),
      endTime: milliseconds('end_time'),
    },
    (table) => [uniqueIndex('cw_channel_packages_job').on(table.jobId, table.position)],
  ),
)
