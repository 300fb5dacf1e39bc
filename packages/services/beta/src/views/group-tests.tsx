import { ExactTime, Link, Status, useNow, useRoutes, type Tone } from '@console-widgets/ui'
import type { GroupDetail } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { daysUntil } from '../model.ts'
import { routes } from '../routes.ts'
import { verdictTones } from './verdict-tones.ts'

/** The tests that a group is bound to, with the days that are left. */
export function GroupTests({ tests }: Pick<GroupDetail, 'tests'>) {
  const text = useGroupsText()
  const routeTo = useRoutes(routes)
  const now = useNow()
  const toneOf = (verdict: GroupDetail['tests'][number]['verdict']): Tone =>
    verdict === 'waiting' ? 'info' : verdictTones[verdict]
  return (
    <ul className="flex flex-col gap-3">
      {tests.map((test) => (
        <li key={test.versionId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Link to={routeTo(test.verdict === 'waiting' ? 'versions.version' : 'beta.test', test)}>
            {test.appName} {test.versionNumber}
          </Link>
          <Status tone={toneOf(test.verdict)}>{text(`beta.groups.verdict.${test.verdict}`)}</Status>
          <span className="flex w-full flex-wrap justify-between gap-x-3 text-sm text-muted">
            <ExactTime time={test.endTime} />
            {test.verdict === 'open' ? (
              <span>{text('beta.groups.tests.days', { count: daysUntil(test.endTime, now) })}</span>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
}
