import { eq } from 'drizzle-orm'
import {
  formatOfFile,
  packageFormats,
  packageLimits,
  watchDevice,
  type PackageFormat,
} from '@console-widgets/app-packages/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { suffixOf } from '@console-widgets/platform/files/content-type'
import { findStoredObject, keepObject } from '@console-widgets/platform/files/objects'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { findApp, type AppRow } from '@console-widgets/platform/tenancy/find-app'
import { parseKind, parsingTime } from './parser.ts'
import { appPackages, type Expansion } from './tables.ts'

/** A developer's input for a new package. */
export interface NewPackage {
  appId: string
  objectId: string
  /** The format that the file must have; without it, any that the app supports. */
  format?: PackageFormat | undefined
  fileName?: string | undefined
  sensitivePermissionDesc?: string | undefined
  remark?: string | undefined
  obbMain?: string | null | undefined
  obbPatch?: string | null | undefined
  versionName?: string | undefined
  displayName?: string | undefined
}

/** Takes an uploaded object as a package of an app, and queues it for parsing. */
export async function createPackage(
  db: Queries,
  { teamId, now, services }: Pick<Context, 'teamId' | 'now' | 'services'>,
  input: NewPackage,
): Promise<string> {
  const app = await findApp(db, input.appId)
  if ((await db.$count(appPackages, eq(appPackages.appId, app.appId))) >= packageLimits.packagesPerApp)
    throw refuse(
      'limit-reached',
      `An app has at most ${packageLimits.packagesPerApp} packages. Delete those that you no longer need.`,
    )
  const { fileName: objectName, size, sha256 } = await findStoredObject(db, input.objectId)
  const format = requireFormat(app, objectName, size, input.format)
  const fileName = requireFileName(input.fileName ?? objectName, objectName)
  if (format === 'exe') requireProgramFields(input)
  await keepObject(db, input.objectId)
  const time = now()
  const pkgId = newId()
  await db.insert(appPackages).values({
    pkgId,
    appId: app.appId,
    packageType: packageFormats[format].packageType,
    format,
    fileName,
    objectId: input.objectId,
    size,
    sha256,
    successStatus: 1,
    label: input.displayName ?? null,
    versionName: format === 'exe' ? (input.versionName ?? null) : null,
    sensitivePermissionDesc: input.sensitivePermissionDesc ?? '',
    remark: input.remark ?? '',
    obbMain: await keepExpansion(db, format, input.obbMain, 'obbMain'),
    obbPatch: await keepExpansion(db, format, input.obbPatch, 'obbPatch'),
    stages: [{ stage: 'received', time }],
    createTime: time,
    updateTime: time,
  })
  await services.jobs.schedule(db, { kind: parseKind, teamId, payload: { pkgId }, dueTime: time + parsingTime })
  return pkgId
}

/** Attaches an expansion file to a package. @throws PlatformRefusal if the file is invalid or the package takes none */
export async function keepExpansion(
  db: Queries,
  format: PackageFormat,
  objectId: string | null | undefined,
  field: 'obbMain' | 'obbPatch',
): Promise<Expansion | null> {
  if (!objectId) return null
  if (format !== 'apk')
    throw refuse('package-invalid', 'Only an APK has expansion files', [issue(field, 'expansion-without-apk')])
  const { fileName } = await findStoredObject(db, objectId)
  if (suffixOf(fileName) !== 'obb')
    throw refuse('package-invalid', `'${fileName}' isn’t an expansion file`, [issue(field, 'expansion-file')])
  const object = await keepObject(db, objectId)
  return { obsObjectId: objectId, fileName, fileSize: object.size, sha256: object.sha256 }
}

/** Format of the file by its name, if the app supports it and the file isn't too large for it. */
function requireFormat(app: AppRow, fileName: string, size: number, wanted: PackageFormat | undefined): PackageFormat {
  const format = formatOfFile(fileName)
  const wrong = (found: RuledIssue) => refuse('package-invalid', `'${fileName}' ${found.message}`, [found])
  if (!format) throw wrong(issue('objectId', 'file-ending', { endings: Object.keys(packageFormats).join(', .') }))
  if (wanted && wanted !== format) throw wrong(issue('objectId', 'file-ending', { endings: wanted }))
  const { packageType, most, mostOfGame } = packageFormats[format]
  if (packageType !== app.packageType) throw wrong(issue('objectId', 'package-type-of-app'))
  if (format === 'wpk' && !app.deviceTypes.includes(watchDevice)) throw wrong(issue('objectId', 'watch-quick-app'))
  if (format === 'aab') throw wrong(issue('objectId', 'no-app-bundle'))
  const limit = app.parentType === 2 ? mostOfGame : most
  if (size > limit)
    throw refuse('too-large', `'${fileName}' has ${size} bytes; ${limit} are allowed for .${format}`, [
      issue('objectId', 'bytes-at-most', { most: limit }),
    ])
  return format
}

function requireFileName(fileName: string, objectName: string): string {
  const ending = suffixOf(objectName)
  const wrong =
    fileName.length > packageLimits.fileName
      ? issue('fileName', 'characters-at-most', { most: packageLimits.fileName })
      : suffixOf(fileName) === ending
        ? undefined
        : issue('fileName', 'ending-of-file', { ending })
  if (wrong) throw refuse('package-invalid', `The file name '${fileName}' ${wrong.message}`, [wrong])
  return fileName
}

/** Desktop programs don't state their name and version in a reliable form. */
function requireProgramFields({ versionName, displayName }: NewPackage): void {
  const issues = Object.entries({ versionName, displayName }).flatMap(([field, value]) =>
    value ? [] : [issue(field, 'desktop-app-field')],
  )
  if (issues.length > 0) throw refuse('bad-parameter', 'A desktop app needs a name and a version', issues)
}
