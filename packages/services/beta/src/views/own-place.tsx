import {
  ActionButton,
  Button,
  Callout,
  Card,
  lazyFormDialog,
  QueryView,
  useConsole,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { ConsoleError } from '@console-widgets/core'
import { calls } from '../contract.ts'
import { ownPlaceData, type OpenTest } from '../data.ts'
import { useBetaText } from '../generated/text.ts'

const FeedbackForm = lazyFormDialog(() => import('./feedback-form.tsx').then((module) => module.FeedbackForm))

interface OwnPlaceProps {
  invitationCode: string
  test: OpenTest
}

/** What a person can do in a running test: sign in, join, download its build, leave. */
export function OwnPlace({ invitationCode, test }: OwnPlaceProps) {
  const { own } = useData(ownPlaceData, invitationCode)
  const error = useStore(own).error as ConsoleError | undefined
  if (error?.kind === 'signed-out') return <SignIn test={test} />
  return (
    <QueryView query={own}>
      {({ subscription }) => <Place state={subscription?.state} test={test} invitationCode={invitationCode} />}
    </QueryView>
  )
}

/** The account service’s pages can’t be framed: in a frame, the test opens in a window of its own. */
function SignIn({ test }: Pick<OwnPlaceProps, 'test'>) {
  const text = useBetaText()
  const { session } = useConsole()
  if (test.verdict === 'full' || test.verdict === 'closed') return <NoPlace verdict={test.verdict} />
  const enter = () => {
    if (window.top === window) void session.signIn()
    else window.open(location.href)
  }
  return (
    <Card
      footer={
        <Button tone="primary" size="large" onClick={enter}>
          {text('beta.signIn')}
        </Button>
      }
    >
      <p>{text('beta.join.help')}</p>
    </Card>
  )
}

function Place({ state, invitationCode, test }: OwnPlaceProps & { state: 'joined' | 'left' | 'removed' | undefined }) {
  const text = useBetaText()
  const { join } = useData(ownPlaceData, invitationCode)
  if (state === 'joined') return <Joined test={test} invitationCode={invitationCode} />
  if (state === 'removed')
    return (
      <Callout tone="warning" title={text('beta.removed')}>
        {text('beta.removed.body')}
      </Callout>
    )
  if (test.verdict === 'full' || test.verdict === 'closed') return <NoPlace verdict={test.verdict} />
  return (
    <Card
      footer={
        <ActionButton
          tone="primary"
          size="large"
          label={text('beta.join')}
          call={calls['beta.invite.subscribe']}
          run={() => join.run({ invitationCode })}
          done={text('beta.join.done')}
        />
      }
    >
      <p>{text('beta.join.help')}</p>
    </Card>
  )
}

function Joined({ invitationCode, test }: OwnPlaceProps) {
  const text = useBetaText()
  const { ports } = useConsole()
  const { download, leave } = useData(ownPlaceData, invitationCode)
  const [isWriting, setWriting] = useState(false)
  const fetchBuild = async () => {
    const build = await download.run({ invitationCode })
    if (build) ports.goTo(build.url)
  }
  return (
    <Card
      title={text('beta.joined')}
      footer={
        <>
          {test.build ? (
            <ActionButton
              tone="primary"
              size="large"
              label={text('beta.download')}
              call={calls['beta.build.download']}
              run={fetchBuild}
            />
          ) : null}
          <ActionButton
            size="large"
            label={text('beta.feedback.send')}
            call={calls['beta.feedback.create']}
            run={() => setWriting(true)}
          />
          <ActionButton
            size="large"
            label={text('beta.leave')}
            call={calls['beta.invite.unsubscribe']}
            run={() => leave.run({ invitationCode })}
            confirm={{
              title: text('beta.leave.title', { app: test.appName }),
              description: text('beta.leave.body'),
              action: text('beta.leave'),
            }}
            done={text('beta.leave.done')}
          />
        </>
      }
    >
      <p>{text('beta.joined.help')}</p>
      {isWriting ? <FeedbackForm open onOpenChange={setWriting} invitationCode={invitationCode} /> : null}
    </Card>
  )
}

/** Why a test that is running can’t be joined. */
function NoPlace({ verdict }: { verdict: 'full' | 'closed' }) {
  const text = useBetaText()
  return (
    <Callout tone="warning" title={text(`beta.${verdict}`)}>
      {text(`beta.${verdict}.body`)}
    </Callout>
  )
}
