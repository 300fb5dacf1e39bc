import {
  ActionButton,
  Avatar,
  Badge,
  Callout,
  Card,
  Checklist,
  Comparison,
  DetailPage,
  Identifier,
  KeyValueList,
  Meter,
  ProgressBar,
  ExactTime,
  RelativeTime,
  Status,
  Steps,
  Timeline,
  Wizard,
} from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { sampleConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { inDark, narrow } from '../services/looks.ts'

/** Detail page of an object: title, status, primary action, and tabs with their own URLs. */
const meta: Meta = {
  title: 'Patterns/DetailPage',
  component: DetailPage as ComponentType,
  parameters: { console: () => sampleConsole() },
}

export default meta
type Story = StoryObj

const hour = 3_600_000
const now = Date.now()

function Overview() {
  return (
    <div className="grid gap-4 @lg:grid-cols-2">
      <Card title="Release" description="What happens until it is in the store" footer="Reviews take about a day.">
        <Steps
          label="Release"
          steps={[
            { id: 'upload', label: 'Uploaded', detail: '48.2 MB', state: 'done' },
            { id: 'review', label: 'In review', detail: 'since 3 hours', state: 'current' },
            { id: 'release', label: 'Released', state: 'waiting' },
          ]}
        />
      </Card>
      <Card title="Quotas">
        <div className="flex flex-col gap-4">
          <Meter label="Storage" value={4.1} max={5} text="4.1 of 5 GB" />
          <Meter label="Testers" value={98} max={100} />
          <ProgressBar label="Uploading base.apk" value={64} />
        </div>
      </Card>
      <Card title="Facts">
        <KeyValueList
          items={[
            { label: 'Package name', value: <Identifier value="com.example.atlas.maps" label="Package name" /> },
            {
              label: 'Signature',
              value: (
                <Identifier
                  value="5f2b7a90c1d34e6688aa01b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f6"
                  label="Signature"
                  short
                />
              ),
            },
            { label: 'Created', value: <ExactTime time={now - 900 * hour} /> },
            { label: 'Price', value: undefined },
          ]}
        />
      </Card>
      <Checklist
        label="Before you submit"
        checks={[
          { id: 'icon', label: 'Icon of 512 pixels', state: 'passed' },
          {
            id: 'privacy',
            label: 'Privacy statement',
            state: 'failed',
            detail: 'The address does not answer.',
            to: '/privacy',
            linkLabel: 'Change address',
          },
          { id: 'shots', label: 'Three screenshots', state: 'warning', detail: 'Two are blurred.', to: '/shots' },
          { id: 'scan', label: 'Virus scan', state: 'running' },
        ]}
      />
    </div>
  )
}

function History() {
  return (
    <Timeline
      label="History"
      events={[
        { id: '3', time: now - 3 * hour, title: 'Submitted for review', actor: 'Lena Fischer', tone: 'info' },
        {
          id: '2',
          time: now - 26 * hour,
          title: 'Review failed',
          actor: 'Store review',
          tone: 'danger',
          body: 'Screenshot 2 shows another app.',
        },
        {
          id: '1',
          time: now - 60 * hour,
          title: 'Package parsed',
          tone: 'success',
          body: <Identifier value="a94a8fe5" />,
        },
        { id: '0', time: now - 61 * hour, title: 'Created', actor: 'Oleg Petrov' },
      ]}
    />
  )
}

function Changes() {
  return (
    <Comparison
      label="Changes"
      beforeLabel="2.4.0"
      afterLabel="2.4.1"
      values={[
        { label: 'Name', before: 'Atlas Maps', after: 'Atlas Maps' },
        { label: 'Summary', before: 'Maps for walkers', after: 'Maps for walkers and riders' },
        { label: 'Least system', before: 26, after: 28 },
        { label: 'Price', before: null, after: '1.99 EUR' },
      ]}
    />
  )
}

function SamplePage() {
  return (
    <DetailPage
      title="Atlas Maps"
      picture={<Avatar name="Atlas Maps" square size="large" />}
      parents={[{ label: 'Apps', to: '/apps' }]}
      status={<Status tone="info">In review</Status>}
      identifier={<Identifier value="108370001" label="App ID" />}
      meta={[<Badge key="kind">Game</Badge>, 'Version 2.4.1', <RelativeTime key="time" time={now - 3 * hour} />]}
      next={{ label: 'Release', run: () => {} }}
      actions={[
        { label: 'Withdraw', run: () => {} },
        { label: 'Edit', run: () => {}, reason: 'It cannot be changed while it is in review' },
      ]}
      notice={
        <Callout
          tone="warning"
          title="The agreement for Europe ends in 12 days"
          action={<ActionButton size="small" label="Sign" run={() => {}} />}
        >
          After that the app is not shown there.
        </Callout>
      }
      tabs={[
        { id: 'overview', label: 'Overview', content: () => <Overview /> },
        { id: 'changes', label: 'Changes', count: 3, content: () => <Changes /> },
        { id: 'history', label: 'History', content: () => <History /> },
      ]}
    />
  )
}

export const Page: Story = { render: () => <SamplePage /> }
export const PageInDark: Story = { ...Page, ...inDark }
export const PageNarrow: Story = { ...Page, ...narrow }
export const ChangesOfAVersion: Story = { render: () => <Changes /> }
export const HistoryOfAVersion: Story = { render: () => <History /> }
export const InSteps: Story = {
  render: () => (
    <Wizard
      label="New release"
      finishLabel="Submit"
      onFinish={() => {}}
      onCancel={() => {}}
      steps={[
        { id: 'package', label: 'Package', content: <p>Choose the package to release.</p> },
        {
          id: 'countries',
          label: 'Countries',
          content: <p>Choose where it is shown.</p>,
          blocked: 'Choose at least one country',
        },
        { id: 'check', label: 'Check', content: <p>Look at everything once more.</p> },
      ]}
    />
  ),
}
