import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type {
  ClaimState,
  FailReason,
  PackageFormat,
  PackageWarning,
  ProcessStage,
} from '@console-widgets/app-packages/model'
import type { ContentPart, Signer } from '@console-widgets/app-packages/schemas'
import { milliseconds, teamColumn, timeColumns } from '@console-widgets/platform/database/columns'

/** An expansion file, main or patch. */
export interface Expansion {
  obsObjectId: string
  fileName: string
  fileSize: number
  sha256: string
}

/** Packages of apps. Parser results are null or empty until parsed. */
export const appPackages = pgTable(
  'cw_app_packages',
  {
    ...teamColumn,
    pkgId: text('pkg_id').primaryKey(),
    appId: text('app_id').notNull(),
    packageType: integer('package_type').notNull(),
    format: text('format').$type<PackageFormat>().notNull(),
    fileName: text('file_name').notNull(),
    objectId: text('object_id').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    successStatus: integer('success_status').$type<0 | 1 | 2>().notNull(),
    failReason: text('fail_reason').$type<FailReason>(),
    failMessage: text('fail_message'),
    warnings: text('warnings').$type<PackageWarning>().array().notNull().default([]),
    packageName: text('package_name'),
    label: text('label'),
    versionName: text('version_name'),
    versionCode: integer('version_code'),
    minSdk: integer('min_sdk'),
    targetSdk: integer('target_sdk'),
    debuggable: boolean('debuggable').notNull().default(false),
    permissions: text('permissions').array().notNull().default([]),
    features: text('features').array().notNull().default([]),
    abis: text('abis').array().notNull().default([]),
    signatureSchemes: integer('signature_schemes').array().notNull().default([]),
    signer: jsonb('signer').$type<Signer>(),
    contents: jsonb('contents').$type<ContentPart[]>().notNull().default([]),
    sensitivePermissionDesc: text('sensitive_permission_desc').notNull().default(''),
    remark: text('remark').notNull().default(''),
    obbMain: jsonb('obb_main').$type<Expansion>(),
    obbPatch: jsonb('obb_patch').$type<Expansion>(),
    /** Completed steps of the parser, with their times. */
    stages: jsonb('stages').$type<{ stage: ProcessStage; time: number }[]>().notNull().default([]),
    endTime: milliseconds('end_time'),
    ...timeColumns,
  },
  (table) => [
    index('cw_app_packages_app').on(table.teamId, table.appId, table.createTime),
    index('cw_app_packages_name').on(table.packageName),
  ],
)

/** Claims on package names that other teams use. */
export const packageClaims = pgTable(
  'cw_package_claims',
  {
    ...teamColumn,
    claimId: text('claim_id').primaryKey(),
    packageName: text('package_name').notNull(),
    description: text('description').notNull(),
    proofs: jsonb('proofs').$type<{ objectId: string; fileName: string }[]>().notNull(),
    state: text('state').$type<ClaimState>().notNull(),
    opinion: text('opinion').notNull().default(''),
    ...timeColumns,
  },
  (table) => [index('cw_package_claims_name').on(table.teamId, table.packageName)],
)
