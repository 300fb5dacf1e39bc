import { existsSync } from 'node:fs'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPglite } from '@console-widgets/platform/database/pglite'
import { openPostgres } from '@console-widgets/platform/database/postgres'
import { createPlatform } from '../create-platform.ts'
import type { Platform, PlatformOptions } from '@console-widgets/platform/create-platform'
import type { S3Settings } from '@console-widgets/platform/stores/s3-settings'
import { createFetchOutside } from './fetch-outside.ts'
import { lockFolder } from './folder-lock.ts'
import { openObjects } from './open-objects.ts'
import { removeTemplateDatabases } from './remove-template-databases.ts'
import { createFolderEngine } from './sql-folders.ts'
import { createPictureThread } from './picture-thread.ts'
import { createServerEngine } from './sql-server.ts'

export interface NodePlatformOptions extends Omit<PlatformOptions, 'database' | 'objects'> {
  /** Folder of the embedded database and of the objects. Not used with both `databaseUrl` and `objectStore`. */
  folder: string
  /** `postgres://…`. Any number of nodes can share one database. Default: embedded. */
  databaseUrl?: string | undefined
  /** S3 bucket for the objects. Any number of nodes can share one. Default: a folder, which all nodes must share. */
  objectStore?: S3Settings | undefined
}

/** Opens the platform in Node: on a folder, a PostgreSQL server, an S3 bucket, or a combination. */
export async function openNodePlatform({
  folder,
  databaseUrl,
  objectStore,
  ...options
}: NodePlatformOptions): Promise<Platform> {
  if (!databaseUrl || !objectStore) await makeFolder(folder)
  const unlock = databaseUrl ? async () => {} : await lockFolder(folder)
  try {
    const objects = await openObjects(folder, objectStore)
    const database = databaseUrl ? await openPostgres(databaseUrl) : await openDatabaseFolder(join(folder, 'database'))
    const openSqlEngine = (secret: CryptoKey) =>
      databaseUrl ? createServerEngine(databaseUrl, secret) : createFolderEngine({ folder: join(folder, 'sql') })
    const platform = await createPlatform({
      fetchOutside: createFetchOutside(),
      openSqlEngine,
      pictures: createPictureThread(),
      ...options,
      database,
      objects,
    })
    return { ...platform, close: () => platform.close().then(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Opens the embedded database of a folder, and creates it there the first time. */
async function openDatabaseFolder(folder: string): ReturnType<typeof openPglite> {
  const isNew = !existsSync(folder)
  const database = await openPglite({ folder })
  if (isNew) await removeTemplateDatabases(folder)
  return database
}

/** @throws Error that names the folder if it can't be created or written to */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new Error(
      `The folder ${folder} can’t be used (${(error as NodeJS.ErrnoException).code}). Choose another with CONSOLE_DATA.`,
      { cause: error },
    )
  }
}
