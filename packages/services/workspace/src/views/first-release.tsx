import { Card, Steps, useServiceWords } from '@console-widgets/ui'
import type { Milestone } from '../data.ts'
import { useWorkspaceText } from '../generated/text.ts'
import { PageLink } from './page-link.tsx'

/** The steps of a new team to its first release, with a link to the next one. */
export function FirstRelease({ milestones }: { milestones: readonly Milestone[] }) {
  const text = useWorkspaceText()
  const { find } = useServiceWords()
  const next = milestones.find(({ isDone }) => !isDone)
  return (
    <Card
      title={text('workspace.start')}
      description={text('workspace.start.body')}
      footer={next ? <PageLink page={next.page}>{text('workspace.start.next')}</PageLink> : undefined}
    >
      <Steps
        label={text('workspace.start')}
        steps={milestones.map((milestone) => ({
          id: milestone.id,
          label: find(`milestone.${milestone.id}`) ?? milestone.id,
          state: milestone.isDone ? 'done' : milestone === next ? 'current' : 'waiting',
        }))}
      />
    </Card>
  )
}
