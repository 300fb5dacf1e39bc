import { DetailPage, Loading, QueryView, useData, useServiceWords, useStore } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { workspaceData } from '../data.ts'
import { useWorkspaceText } from '../generated/text.ts'
import { Attention, AttentionLoading } from './attention.tsx'
import { FirstRelease } from './first-release.tsx'
import { RecentThings } from './recent-things.tsx'

export interface HomeProps {
  /** What the console adds, such as the changes in the team. */
  children?: ReactNode
}

/** The start page: what needs the person, the way to the first release, and recent things. */
export default function Home({ children }: HomeProps) {
  const text = useWorkspaceText()
  const { overview } = useData(workspaceData)
  // Loads in parallel with the words.
  useStore(overview)
  if (!useServiceWords().isReady) return <Loading />
  return (
    <DetailPage title={text('workspace.title')}>
      <div className="flex flex-col gap-4">
        <QueryView query={overview} loading={<AttentionLoading />}>
          {({ lines, milestones }) => (
            <>
              {milestones.length > 0 ? <FirstRelease milestones={milestones} /> : null}
              {milestones.length === 0 || lines.length > 0 ? <Attention lines={lines} /> : null}
            </>
          )}
        </QueryView>
        <div className="grid gap-4 @xl:grid-cols-2">
          {children}
          <RecentThings />
        </div>
      </div>
    </DetailPage>
  )
}
