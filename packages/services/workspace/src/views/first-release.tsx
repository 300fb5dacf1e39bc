import { Button, Card, Steps, usePageRoute, usePlace, useServiceWords } from '@console-widgets/ui'
import type { Milestone } from '../data.ts'
import { useWorkspaceText } from '../generated/text.ts'

/** The steps of a new team to its first release, and the action that takes the next one. */
export function FirstRelease({ milestones }: { milestones: readonly Milestone[] }) {
  const text = useWorkspaceText()
  const { find } = useServiceWords()
  const place = usePlace()
  const labelOf = ({ id }: Milestone) => find(`milestone.${id}`) ?? id
  const next = milestones.find(({ isDone }) => !isDone)
  const routeTo = usePageRoute()
  const route = next && routeTo(next.page)
  return (
    <Card
      title={text('workspace.start')}
      description={text('workspace.start.body')}
      footer={
        route ? (
          <Button tone="primary" onClick={() => place.go(route)}>
            {labelOf(next)}
          </Button>
        ) : undefined
      }
    >
      <Steps
        label={text('workspace.start')}
        steps={milestones.map((milestone) => ({
          id: milestone.id,
          label: labelOf(milestone),
          state: milestone.isDone ? 'done' : milestone === next ? 'current' : 'waiting',
        }))}
      />
    </Card>
  )
}
