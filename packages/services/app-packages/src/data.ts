import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { packageListFields, successStatuses } from './model.ts'
import { createPackageUpload } from './package-upload.ts'

/** A package as the platform returns it. */
export type AppPackage = ItemOf<(typeof calls)['app-packages.package.list']>
/** Progress of a package through the parser. */
export type ProcessTask = AnswerOf<(typeof calls)['app-packages.package-process-task.get']>
/** A device, and the reasons why a package doesn't run on it. */
export type Phone = AnswerOf<(typeof calls)['app-packages.phone.list']>['phones'][number]
/** A claim on a package name. */
export type Claim = AnswerOf<(typeof calls)['app-packages.package-claim.create']>['claim']

/** Polling interval, in milliseconds, while the platform is processing something. */
const soon = 1500

const isParsing = ({ successStatus }: Pick<AppPackage, 'successStatus'>) => successStatus === successStatuses.parsing

/** Packages of an app. */
export function packagesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    packages: list(calls['app-packages.package.list'], {
      id: 'packages',
      key: 'pkgId',
      fields: packageListFields,
      place,
      input: { appId },
      every: (items) => (items.some(isParsing) ? soon : undefined),
    }),
    remove: mutation(calls['app-packages.package.delete']),
    makeWebApp: mutation(calls['app-packages.rpk-h5.create']),
  }
}

/** Upload of a package to an app. It continues while no widget shows it. */
export function uploadData(console: Console, _place: Place, appId: string) {
  return { upload: createPackageUpload(console, appId) }
}

/** One package, polled while it is being parsed. */
export function packageData(console: Console, _place: Place, pkgId: string) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    detail: query(
      calls['app-packages.package.get'],
      { pkgId },
      { every: (answer) => (isParsing(answer.package) ? soon : undefined) },
    ),
    task: query(
      calls['app-packages.package-process-task.get'],
      { pkgId },
      { every: ({ state }) => (state === 'running' ? soon : undefined) },
    ),
    phones: query(calls['app-packages.phone.list'], { pkgId }),
    update: mutation(calls['app-packages.package.update']),
    remove: mutation(calls['app-packages.package.delete']),
    /** Uploads an expansion file. @returns its object id */
    uploadExpansion: async (file: File) => (await files.upload(file, { bizTag: 'app-packages' }).done).objectId,
    /** Download URL of the package, valid for a few minutes. */
    downloadUrl: async (objectId: string) => (await files.downloadUrls([objectId])).urlsInfo[0]?.url,
  }
}

/** Claims on package names that other teams use. */
export function claimsData(console: Console) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    claims: query(
      calls['app-packages.package-claim.get'],
      {},
      { every: ({ claims }) => (claims.some(({ state }) => state === 'submitted') ? soon : undefined) },
    ),
    create: mutation(calls['app-packages.package-claim.create']),
    withdraw: mutation(calls['app-packages.package-claim.delete']),
    /** Availability of a package name. */
    check: async (packageName: string) =>
      (await console.invoke(calls['app-packages.package-claim.check'], { packageName })).state,
    /** Uploads supporting documents. @returns their object IDs */
    uploadProofs: (proofs: readonly File[]) =>
      Promise.all(proofs.map(async (file) => (await files.upload(file, { bizTag: 'app-packages' }).done).objectId)),
  }
}
