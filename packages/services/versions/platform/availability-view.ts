import { countryCodes } from '@console-widgets/core/tables'
import { sql } from 'drizzle-orm'
import { editableStates, liveStates, pendingStates, releaseTypes, storeStates } from '@console-widgets/versions/model'
import { reasonsView } from '@console-widgets/platform/release/availability'

const isWanted = sql.raw(
  `v.release_type <> ${releaseTypes.test} and v.release_state in (${[...liveStates, ...pendingStates, ...editableStates].join(', ')})`,
)

/** Whether the platform has taken the app out of the store: its newest version is the one that was removed. */
const isRemoved = sql.raw(
  `(select v.release_state from cw_app_versions v where v.app_id = a.app_id and v.release_type <> ${releaseTypes.test} order by v.on_shelf_time desc nulls last limit 1) = ${storeStates.removed}`,
)

/**
 * Countries that neither the live version nor the open one is published in; all of them without such a version, and why
 * there is none.
 */
export const versionReasons = reasonsView(
  'cw_version_reasons',
  sql`
  select a.app_id, null::text as country, r.reason, 'publishCountry' as field
  from cw_apps a
    join (select 'versions.no-version' as reason union all select 'versions.removed' as reason) r
      on r.reason = case when ${isRemoved} then 'versions.removed' else 'versions.no-version' end
  where not exists (select from cw_app_versions v where v.app_id = a.app_id and ${isWanted})
  union all
  select a.app_id, c.code as country, 'versions.not-selected' as reason, 'publishCountry' as field
  from cw_apps a cross join unnest(string_to_array('${sql.raw(countryCodes.join(' '))}', ' ')) as c(code)
  where exists (select from cw_app_versions v where v.app_id = a.app_id and ${isWanted})
    and not exists (select from cw_app_versions v where v.app_id = a.app_id and ${isWanted} and c.code = any(v.publish_country))`,
)
