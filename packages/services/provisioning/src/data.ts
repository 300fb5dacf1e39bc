import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { kindOfMaterial, requestListFields as fields, type MaterialKind } from './model.ts'

/** A request for a restricted permission. */
export type PermissionRequest = ItemOf<(typeof calls)['provisioning.permission.list']>

/** Polling interval while a request is in review, in milliseconds. */
const soon = 1500
const isPending = ({ state }: Pick<PermissionRequest, 'state'>) => state === 'pending'

const uploads = {
  apk: calls['provisioning.apk.upload'],
  image: calls['provisioning.image.upload'],
  video: calls['provisioning.video.upload'],
  zip: calls['provisioning.zip.upload'],
} satisfies Record<MaterialKind, unknown>

/** The team's requests for restricted permissions, with their actions. */
export function requestsData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    requests: list(calls['provisioning.permission.list'], {
      id: 'permission-requests',
      key: 'requestId',
      fields,
      place,
      every: (items) => (items.some(isPending) ? soon : undefined),
    }),
    apply: mutation(calls['provisioning.user-permission.apply']),
    update: mutation(calls['provisioning.user-permission.update']),
    /** Uploads the materials of a request, each to the upload host. @returns their object IDs */
    uploadMaterials: (files: readonly File[]) =>
      Promise.all(
        files.map(async (file) => {
          const input = { bizTag: 'provisioning', fileName: file.name, contentLength: file.size }
          // The platform rejects a file of no kind and says which it accepts.
          const call = uploads[kindOfMaterial(file.name) ?? 'zip']
          return (await console.invoke(call, input, { content: file })).objectId
        }),
      ),
  }
}

/** The team's request for one permission. */
export function requestData(console: Console, _place: Place, permission: PermissionRequest['permission']) {
  const { query } = dataOf(console)
  return {
    request: query(
      calls['provisioning.user-permission.get'],
      { permission },
      { every: ({ request }) => (request && isPending(request) ? soon : undefined) },
    ),
  }
}
