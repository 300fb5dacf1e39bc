import type { RouteTable } from '@console-widgets/data'

/** Pages of cloud storage, and the pages of other areas that it links to. */
export const routes = {
  'cloud-storage.buckets': '/storage',
  'cloud-storage.bucket': '/storage/:bucketId',
  'projects.list': '/projects',
  'projects.services': '/projects/:projectId/services',
} as const satisfies RouteTable
