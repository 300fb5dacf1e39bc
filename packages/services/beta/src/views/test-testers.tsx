import { formatUtcDate } from '@console-widgets/core/formats'
import {
  Card,
  CopyButton,
  DetailPage,
  EmptyState,
  ExactTime,
  icons,
  KeyValueList,
  lazyPart,
  Link,
  Meter,
  QueryView,
  ResourceList,
  Status,
  useData,
  useLanguage,
  useRoutes,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { teamTestData, type TeamTest } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { isRunning, subscriptionStates } from '../model.ts'
import { routes } from '../routes.ts'
import { ExternalLink } from './external-link.tsx'
import { ShareLink } from './share-link.tsx'
import { TestFeedback } from './test-feedback.tsx'
import { TestUsers } from './test-users.tsx'
import { verdictTones } from './verdict-tones.ts'

/** Drawn by a library that nothing else needs. */
const QrCode = lazyPart(() => import('@console-widgets/ui/qr').then((module) => module.QrCode))

export interface TestTestersProps {
  /** ID of the app. */
  appId: string
  /** The test version. */
  versionId: string
}

/** The link or the groups of a test, how many people are in it, who they are, and what they say. */
export default function TestTesters(props: TestTestersProps) {
  const { test } = useData(teamTestData, props.appId, props.versionId, useLanguage())
  return (
    <QueryView query={test}>
      {({ test: found }) => (found ? <Found {...props} test={found} /> : <None {...props} />)}
    </QueryView>
  )
}

function None(version: TestTestersProps) {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  return (
    <EmptyState
      icon={icons.users}
      title={text('beta.none')}
      body={text('beta.none.body')}
      action={<Link to={routeTo('versions.version', version)}>{text('beta.none.open')}</Link>}
    />
  )
}

function Found({ test, appId, versionId }: TestTestersProps & { test: TeamTest }) {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  const version = test.versionNumber ?? ''
  return (
    <DetailPage
      title={text('beta.testers.title', { app: test.appName, version })}
      parents={[{ label: version, to: routeTo('versions.version', { appId, versionId }) }]}
      status={<Status tone={verdictTones[test.verdict]}>{text(`beta.verdict.${test.verdict}`)}</Status>}
    >
      <div className="flex flex-col gap-5">
        <div className="grid items-start gap-4 @md:grid-cols-2">
          {isRunning(test.verdict) && test.link !== null ? (
            <TestLink link={test.link} title={text('beta.testers.title', { app: test.appName, version })} />
          ) : null}
          {test.groups.length > 0 ? <InvitedGroups test={test} /> : null}
          <Numbers test={test} />
        </div>
        {isRunning(test.verdict) && test.link !== null ? (
          <TestUsers appId={appId} versionId={versionId} test={test} />
        ) : null}
        <Testers appId={appId} versionId={versionId} />
        <TestFeedback appId={appId} versionId={versionId} />
      </div>
    </DetailPage>
  )
}

function TestLink({ link, title }: { link: string; title: string }) {
  const text = useBetaText()
  return (
    <Card title={text('beta.link')} description={text('beta.link.help')}>
      <div className="flex flex-wrap items-start gap-4">
        <QrCode value={link} label={text('beta.qr')} />
        <div className="flex min-w-40 flex-1 flex-col gap-2">
          <p className="flex items-start gap-1">
            <code className="min-w-0 font-mono text-sm wrap-anywhere">{link}</code>
            <CopyButton value={link} label={text('beta.link')} />
          </p>
          <p className="flex flex-wrap items-center gap-3">
            <ExternalLink href={link} inWindow>
              {text('beta.link.open')}
            </ExternalLink>
            <ShareLink link={link} title={title} />
          </p>
        </div>
      </div>
    </Card>
  )
}

/** The groups whose testers are invited. */
function InvitedGroups({ test }: { test: TeamTest }) {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  return (
    <Card title={text('beta.groups')} description={text('beta.groups.help')}>
      <ul className="flex flex-col gap-2">
        {test.groups.map(({ groupId, groupName }) => (
          <li key={groupId}>
            <Link to={routeTo('beta.group', { groupId })}>{groupName}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Numbers({ test }: { test: TeamTest }) {
  const text = useBetaText()
  const { joined, inviteLimit } = test
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {inviteLimit === null ? null : (
          <Meter
            label={text('beta.places.taken')}
            value={joined}
            max={inviteLimit}
            text={text('beta.places.takenOf', { joined, most: inviteLimit })}
          />
        )}
        <KeyValueList
          items={[
            ...(inviteLimit === null ? [{ label: text('beta.state.joined'), value: joined }] : []),
            { label: text('beta.downloaded'), value: test.downloaded },
            { label: text('beta.wentAway'), value: test.left + test.removed },
            { label: text('beta.until'), value: <ExactTime time={test.endTime} /> },
          ]}
        />
      </div>
    </Card>
  )
}

const stateTones = { joined: 'success', left: 'draft', removed: 'warning' } as const

function Testers({ appId, versionId }: TestTestersProps) {
  const text = useBetaText()
  const language = useLanguage()
  const { testers, remove } = useData(teamTestData, appId, versionId, language)
  return (
    <ResourceList
      list={testers}
      title={text('beta.testers')}
      columns={[
        { id: 'nickName', header: text('beta.nickName'), primary: true },
        {
          id: 'state',
          header: text('beta.state'),
          cell: ({ state }) => <Status tone={stateTones[state]}>{text(`beta.state.${state}`)}</Status>,
          filter: {
            kind: 'choice',
            choices: subscriptionStates.map((value) => ({ value, label: text(`beta.state.${value}`) })),
          },
          width: 135,
        },
        {
          id: 'joinTime',
          header: text('beta.joinTime'),
          width: 125,
        },
        { id: 'downloads', header: text('beta.downloads'), align: 'end', width: 105 },
        {
          id: 'downloadTime',
          header: text('beta.downloadTime'),
          width: 170,
          hidden: true,
        },
        { id: 'usedDays', header: text('beta.usedDays'), align: 'end', width: 110 },
        {
          id: 'lastDay',
          header: text('beta.lastDay'),
          cell: ({ lastDay }) => (lastDay === null ? '–' : formatUtcDate(Date.parse(lastDay), language)),
          width: 120,
        },
        { id: 'crashes', header: text('beta.crashes'), align: 'end', width: 90 },
      ]}
      rowActions={[
        {
          id: 'remove',
          label: text('beta.remove'),
          icon: 'trash',
          danger: true,
          call: calls['beta.subscription.remove'],
          disabled: ({ state }) => (state === 'joined' ? undefined : text('beta.remove.gone')),
          run: ({ subscriptionId }) => remove.run({ subscriptionId }),
          confirm: ({ nickName }) => ({
            title: text('beta.remove.title', { name: nickName }),
            description: text('beta.remove.body'),
            action: text('beta.remove'),
          }),
          done: text('beta.remove.done'),
        },
      ]}
      empty={{ title: text('beta.testers.empty'), body: text('beta.testers.emptyBody'), icon: icons.users }}
    />
  )
}
