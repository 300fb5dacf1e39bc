import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { templateDatabases } from '@console-widgets/platform/sql-engines/template-databases'

/** Removes the template databases from a new data folder, which makes it half as large, and quicker to copy. */
export async function removeTemplateDatabases(folder: string): Promise<void> {
  await Promise.all(templateDatabases.map((each) => rm(join(folder, each), { recursive: true, force: true })))
}
