import { writeFile } from 'node:fs/promises'
import { createPlatform, createTestClock, openPglite, type Platform } from '@console-widgets/sandbox'
import { createFolderObjects, openPostgres } from '@console-widgets/sandbox/node'
import { keepRows } from '@console-widgets/platform/database/kept-rows'
import { DataFolder } from '@console-widgets/platform/sql-engines/data-folder'
import { makeDemoPasswordsQuick } from '@console-widgets/platform/demo/quick-passwords'
import { databaseUrl, onServer, testServer } from '@console-widgets/sandbox/testing/test-database'
import { folderOfObjects } from '@console-widgets/sandbox/testing/test-objects'
import { testOrigin, testStart } from '@console-widgets/sandbox/testing/test-platform'

/**
 * Creates a platform with the demo team and keeps its database: as a file, or under a name on the test server. Its
 * objects are stored in a folder next to it.
 */
const target = process.argv[2] as string
const options = {
  objects: createFolderObjects(folderOfObjects(target)),
  clock: createTestClock(testStart),
  publicOrigin: testOrigin,
}

/**
 * Does the background work that is due, which every test would do again, and ends it: its locks and those of the kept
 * rows could wait for each other.
 */
async function settle({ wake, services: { jobs, tasks } }: Platform): Promise<void> {
  await wake()
  await Promise.all([jobs.stop(), tasks.stop()])
}

if (testServer) {
  await onServer(testServer, `create database ${target}`)
  const database = await openPostgres(databaseUrl(testServer, target))
  const platform = await createPlatform({ ...options, database })
  await settle(platform)
  await makeDemoPasswordsQuick(database)
  await keepRows(database)
  await platform.close()
} else {
  const folder = new DataFolder({ kept: true })
  const database = await openPglite({ folder })
  const platform = await createPlatform({ ...options, database })
  await settle(platform)
  await makeDemoPasswordsQuick(database)
  await keepRows(database)
  await platform.close()
  await writeFile(target, folder.pack())
}
