import { KpiTile, useData, useStore } from '@console-widgets/ui'
import { projectData } from '../data.ts'
import { useProjectsText } from '../generated/text.ts'

/** What a project has, at a glance. */
export function ProjectCounts({ projectId }: { projectId: string }) {
  const text = useProjectsText()
  const { counts } = useData(projectData, projectId)
  const { data, loading, error } = useStore(counts)
  // The page has all of it in detail: without the counts, it works as well.
  if (error) return null
  const { suspendedServices = 0 } = data ?? {}
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3">
      <KpiTile label={text('projects.apps')} value={data?.apps ?? null} loading={loading && !data} />
      <KpiTile
        label={text('projects.counts.published')}
        value={data?.publishedApps ?? null}
        loading={loading && !data}
      />
      <KpiTile label={text('projects.members')} value={data?.members ?? null} loading={loading && !data} />
      <KpiTile label={text('projects.counts.services')} value={data?.activeServices ?? null} loading={loading && !data}>
        {suspendedServices > 0 ? (
          <p className="text-xs text-warning">{text('projects.counts.suspended', { count: suspendedServices })}</p>
        ) : null}
      </KpiTile>
    </div>
  )
}
