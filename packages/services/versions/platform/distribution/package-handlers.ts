import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@console-widgets/contract'
import {
  answerPackage,
  appPackages,
  createPackage,
  deletePackage,
  findPackage,
  listPackages,
  updatePackage,
  type PackageRow,
} from '@console-widgets/app-packages/platform/rows'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import type { distributionCalls } from '@console-widgets/versions/contract'
import { expansionKinds, type ExpansionKind } from '@console-widgets/versions/model'
import { refuse } from '../refuse.ts'

type Calls = typeof distributionCalls
type Format = Extract<PackageRow['format'], 'apk' | 'rpk' | 'wpk' | 'exe'>
type PackageCalls = Pick<Calls, Extract<keyof Calls, `distribution.${Format | 'obb'}.${string}`>>

interface OnePackage {
  appId: string
  pkgId: string
}

const fieldOf = { main: 'obbMain', patch: 'obbPatch' } as const satisfies Record<ExpansionKind, keyof PackageRow>

/** Handlers for packages by format. They are those of app packages, limited to one format. */
export const packageHandlers: Handlers<PackageCalls> = {
  'distribution.apk.list': listOf('apk'),
  'distribution.apk.create': createOf('apk'),
  'distribution.apk.delete': deleteOf('apk'),
  'distribution.rpk.list': listOf('rpk'),
  'distribution.rpk.create': createOf('rpk'),
  'distribution.rpk.delete': deleteOf('rpk'),
  'distribution.wpk.list': listOf('wpk'),
  'distribution.wpk.create': createOf('wpk'),
  'distribution.wpk.delete': deleteOf('wpk'),
  'distribution.exe.list': listOf('exe'),
  'distribution.exe.create': createOf('exe'),
  'distribution.exe.delete': deleteOf('exe'),

  'distribution.obb.list': async (input, { db }) => describeExpansions(await findOfApp(db, input)),

  'distribution.obb.create': async ({ kind, objectId, ...input }, context) =>
    changeExpansion(context, input, { [fieldOf[kind]]: objectId }),

  'distribution.obb.delete': async ({ kind, ...input }, context) => {
    await changeExpansion(context, input, { [fieldOf[kind]]: null })
  },
}

function listOf(format: Format) {
  return async ({ appId, ...input }: ParsedOf<Calls['distribution.apk.list']>, context: Context) => {
    await findApp(context.db, appId)
    const where = and(eq(appPackages.appId, appId), eq(appPackages.format, format))
    return listPackages(context, { ...input, where })
  }
}

function createOf(format: Format) {
  return async (input: ParsedOf<Calls['distribution.apk.create']>, context: Context) =>
    answerPackage(context, await createPackage(context.db, context, { ...input, format }))
}

function deleteOf(format: Format) {
  return async (input: OnePackage, context: Context) => {
    await findOfApp(context.db, input, format)
    await deletePackage(context, input.pkgId)
  }
}

/** A package of the app. @throws PlatformRefusal if the app has none with this ID, or it has another format */
async function findOfApp(db: Context['db'], { appId, pkgId }: OnePackage, format?: Format): Promise<PackageRow> {
  const row = await findPackage(db, pkgId)
  if (row.appId !== appId || (format && row.format !== format))
    throw refuse('not-found', `The app has no ${format ?? ''} package '${pkgId}'`)
  return row
}

async function changeExpansion(
  context: Context,
  { appId, pkgId }: OnePackage,
  change: Partial<Record<(typeof fieldOf)[ExpansionKind], string | null>>,
) {
  await findOfApp(context.db, { appId, pkgId })
  await updatePackage(context, { pkgId, ...change })
  return describeExpansions(await findPackage(context.db, pkgId))
}

function describeExpansions(row: PackageRow) {
  return {
    files: expansionKinds.flatMap((kind) => {
      const file = row[fieldOf[kind]]
      return file
        ? [{ kind, objectId: file.obsObjectId, fileName: file.fileName, size: file.fileSize, sha256: file.sha256 }]
        : []
    }),
  }
}
