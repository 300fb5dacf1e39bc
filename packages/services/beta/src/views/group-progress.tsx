import { Card, formatNumber, Meter, useLocale } from '@console-widgets/ui'
import type { GroupDetail } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { progressOf } from '../model.ts'

/** How far a group’s testers are: at each stage, those who have reached it. */
export function GroupProgress({ group }: { group: GroupDetail }) {
  const text = useGroupsText()
  const locale = useLocale()
  const { addedTestersNum, steps } = group
  return (
    <Card title={text('beta.groups.progress')}>
      <div className="flex flex-col gap-3">
        {progressOf(addedTestersNum, steps).map(({ stage, testers }) => (
          <Meter
            key={stage}
            label={text(`beta.groups.progress.${stage}`)}
            value={testers}
            max={Math.max(1, addedTestersNum)}
            tone="accent"
            text={formatNumber(testers, locale)}
          />
        ))}
      </div>
    </Card>
  )
}
