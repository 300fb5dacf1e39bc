import type { RouteTable } from '@console-widgets/data'

/** Pages of cloud storage. */
export const routes = {
  'cloud-storage.buckets': '/storage',
  'cloud-storage.bucket': '/storage/:bucketId',
} as const satisfies RouteTable
