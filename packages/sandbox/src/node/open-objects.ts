import { join } from 'node:path'
import { createFolderObjects } from '@console-widgets/platform/stores/folder-store'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'
import { openS3Objects } from '@console-widgets/platform/stores/s3-store'
import type { S3Settings } from '@console-widgets/platform/stores/s3-settings'

/** Opens the object store of a node: an S3 bucket, or else a folder within the data folder. */
export async function openObjects(folder: string, s3: S3Settings | undefined): Promise<ObjectStore> {
  return s3 ? openS3Objects(s3) : createFolderObjects(join(folder, 'objects'))
}
