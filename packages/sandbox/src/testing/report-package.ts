import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { sql } from 'drizzle-orm'

/** Adds the report of a check that has just ended to a package, which is stored without a file. */
export async function reportPackage(
  db: Queries,
  pkgId: string,
  found: { block?: number; serious?: number } = {},
): Promise<void> {
  const result = { block: 0, serious: 0, minor: 0, info: 0, ...found }
  const status = result.block > 0 ? 'failed' : 'passed'
  await db.execute(sql`
    insert into cw_app_checks (team_id, check_id, app_id, pkg_id, object_id, file_name, source, categories,
      test_account, test_account_password, status, result, create_time, end_time)
    select team_id, ${newId()}, app_id, pkg_id, object_id, file_name, 'console', '{}',
      '', '', ${status}, ${JSON.stringify(result)}::jsonb,
      p.create_time + (select count(*) from cw_app_checks c where c.pkg_id = p.pkg_id), p.create_time
    from cw_app_packages p where p.pkg_id = ${pkgId}`)
}
