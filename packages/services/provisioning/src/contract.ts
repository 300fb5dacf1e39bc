import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/provisioning/v1'

/** Uploads go to the separate upload host, with credentials (R144). */
const upload = {
  spec: 'named',
  method: 'POST',
  host: 'upload',
  body: 'bytes',
  permission: 'provisioning.manage',
  input: 'uploadInput',
  output: 'material',
} as const

const define = defineCalls<typeof schemas>()

/** Calls of the area `provisioning`. */
export const calls = define({
  'provisioning.permission.list': {
    spec: 'named',
    method: 'GET',
    path: `${base}/permissions`,
    title: 'List requests for restricted permissions',
    input: 'requestListInput',
    output: 'permissionRequestPage',
  },
  'provisioning.user-permission.get': {
    spec: 'named',
    method: 'GET',
    path: `${base}/user-permission`,
    title: 'Get request for a restricted permission',
    input: 'userPermissionInput',
    output: 'userPermissionAnswer',
  },
  'provisioning.user-permission.apply': {
    spec: 'named',
    method: 'POST',
    path: `${base}/user-permission`,
    title: 'Request restricted permission',
    permission: 'provisioning.manage',
    input: 'applyInput',
    output: 'permissionRequest',
  },
  'provisioning.user-permission.update': {
    spec: 'named',
    method: 'PUT',
    path: `${base}/user-permission`,
    title: 'Submit request again',
    permission: 'provisioning.manage',
    input: 'againInput',
    output: 'permissionRequest',
  },
  'provisioning.apk.upload': { ...upload, path: `${base}/upload/apk`, title: 'Upload APK of a request' },
  'provisioning.image.upload': { ...upload, path: `${base}/upload/image`, title: 'Upload image of a request' },
  'provisioning.video.upload': { ...upload, path: `${base}/upload/video`, title: 'Upload video of a request' },
  'provisioning.zip.upload': { ...upload, path: `${base}/upload/zip`, title: 'Upload ZIP archive of a request' },
})
