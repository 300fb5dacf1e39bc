import { writeFile } from 'node:fs/promises'
import { createPlatform, createTestClock, openPglite } from '@console-widgets/sandbox'
import { createFolderObjects, openPostgres } from '@console-widgets/sandbox/node'
import { keepRows } from '@console-widgets/platform/database/kept-rows'
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

if (testServer) {
  await onServer(testServer, `create database ${target}`)
  const database = await openPostgres(databaseUrl(testServer, target))
  const platform = await createPlatform({ ...options, database })
  await makeDemoPasswordsQuick(database)
  await keepRows(database)
  await platform.close()
} else {
  const database = await openPglite()
  const platform = await createPlatform({ ...options, database })
  await makeDemoPasswordsQuick(database)
  await keepRows(database)
  const dump = await database.client.dumpDataDir('none')
  await writeFile(target, new Uint8Array(await dump.arrayBuffer()))
  await platform.close()
}
