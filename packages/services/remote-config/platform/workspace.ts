import { and, desc, eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import { projects } from '@console-widgets/platform/tenancy/tables'
import type { AttentionLine } from '@console-widgets/platform/workspace/attention'
import { answerWithThings } from '@console-widgets/platform/workspace/things'
import { configDrafts } from './tables.ts'

/** Parameters of the versions in effect. */
const parameters = sql`(
  select version.project_id, version.region, parameter ->> 'key' as key, parameter ->> 'description' as description
  from cw_config_templates version, jsonb_array_elements(version.template -> 'parameters') as parameter
  where not exists (
    select from cw_config_templates later
    where later.project_id = version.project_id and later.region = version.region and later.version > version.version)
) as config_parameters`
const key = sql<string>`config_parameters.key`
const projectId = sql<string>`config_parameters.project_id`

/** What the remote config brings to the start page: the person’s own changes that aren’t published, and parameters. */
export const workspaceAnswers: QuestionTakers = {
  'workspace.attention': async ({ mostLines, viewer: { permissions, userId }, region }, { db }) => {
    if (!permissions.has('remote-config.publish')) return []
    const { updateTime, version } = {
      updateTime: configDrafts.updateTime,
      version: sql<number>`coalesce((
        select max(live.version) from cw_config_versions live
        where live.project_id = ${configDrafts.projectId} and live.region = ${configDrafts.region}), 0)`,
    }
    const drafts = await db
      .select({
        projectId: configDrafts.projectId,
        projectName: projects.projectName,
        isStale: sql<boolean>`${configDrafts.baseVersion} <> ${version}`,
        updateTime,
      })
      .from(configDrafts)
      .innerJoin(projects, eq(projects.projectId, configDrafts.projectId))
      .where(and(eq(configDrafts.userId, userId), region ? eq(configDrafts.region, region) : undefined))
      .orderBy(desc(updateTime))
      .limit(mostLines)
    return drafts.map((draft): AttentionLine => {
      const line = {
        id: draft.projectId,
        values: { project: draft.projectName },
        page: { id: 'remote-config.config', values: { projectId: draft.projectId } },
        time: draft.updateTime,
      }
      return draft.isStale
        ? { kind: 'remote-config.stale', tone: 'warning', ...line }
        : { kind: 'remote-config.draft', tone: 'info', ...line }
    })
  },

  ...answerWithThings([
    {
      kind: 'remote-config.parameters',
      from: parameters,
      id: sql<string>`config_parameters.project_id || '/' || config_parameters.key`,
      name: key,
      detail: sql<string>`config_parameters.description`,
      region: sql<string>`config_parameters.region`,
      page: 'remote-config.config',
      parameters: { projectId },
      sharesPage: true,
    },
  ]),
}
