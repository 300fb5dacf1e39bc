import { Callout, Card, DetailPage, QueryView, useData, useRoutes } from '@console-widgets/ui'
import { groupData, type GroupDetail as Group } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { GroupLinks } from './group-links.tsx'
import { GroupProgress } from './group-progress.tsx'
import { GroupTesters } from './group-testers.tsx'
import { GroupTests } from './group-tests.tsx'

export interface GroupDetailProps {
  /** ID of the group. */
  groupId: string
}

/** A group of testers: how far they are, the tests that it is bound to, its links, and who is in it. */
export default function GroupDetail({ groupId }: GroupDetailProps) {
  const { group } = useData(groupData, groupId)
  return <QueryView query={group}>{(found) => <Found group={found} />}</QueryView>
}

function Found({ group }: { group: Group }) {
  const text = useGroupsText()
  const routeTo = useRoutes(routes)
  const running = group.tests.filter(({ verdict }) => verdict === 'open')
  return (
    <DetailPage
      title={group.groupName}
      parents={[{ label: text('beta.groups.title'), to: routeTo('beta.groups') }]}
      meta={[text(`beta.groups.type.${group.groupType}`), group.appName ?? text('beta.groups.app.all')]}
      notice={running.length > 0 ? undefined : <NothingToTest group={group} />}
    >
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-4 @md:grid-cols-2">
          <GroupProgress group={group} />
          {group.tests.length > 0 ? (
            <Card title={text('beta.groups.tests')}>
              <GroupTests tests={group.tests} />
            </Card>
          ) : null}
        </div>
        <GroupTesters group={group} isTesting={running.length > 0} />
        <GroupLinks groupId={group.groupId} running={running} />
      </div>
    </DetailPage>
  )
}

/** Why testers have heard nothing: the question that teams ask most. */
function NothingToTest({ group }: { group: Group }) {
  const text = useGroupsText()
  const waiting = group.tests.find(({ verdict }) => verdict === 'waiting')
  if (waiting)
    return (
      <Callout
        tone="info"
        title={text('beta.groups.waiting', { app: waiting.appName, version: waiting.versionNumber ?? '' })}
      >
        {text('beta.groups.waiting.body')}
      </Callout>
    )
  // Of those who have been in a test before, it would be wrong to say that nothing was sent.
  if (group.tests.length > 0)
    return (
      <Callout tone="info" title={text('beta.groups.over')}>
        {text('beta.groups.over.body')}
      </Callout>
    )
  return (
    <Callout tone="warning" title={text('beta.groups.nothing')}>
      {text('beta.groups.nothing.body')}
    </Callout>
  )
}
