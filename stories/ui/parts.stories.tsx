import {
  Avatar,
  Badge,
  Button,
  Callout,
  Card,
  Checkbox,
  DateTimeField,
  EmptyState,
  ErrorState,
  FileDrop,
  FileSize,
  Icon,
  IconButton,
  iconNames,
  icons,
  Identifier,
  Kbd,
  KeyValueList,
  Meter,
  NumberField,
  ProgressBar,
  RadioGroup,
  ExactTime,
  Segmented,
  Select,
  Skeleton,
  Status,
  Switch,
  TextArea,
  TextField,
  Tooltip,
} from '@console-widgets/ui'
import { ConsoleError } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { inDark, inRussian } from '../services/looks.ts'

/**
 * The parts that patterns and screens consist of. Each supports light and dark, three densities, and both directions.
 */
const meta: Meta = { title: 'Parts/All' }

export default meta
type Story = StoryObj

const tones = ['success', 'warning', 'danger', 'info', 'draft', 'accent'] as const

function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', marginBottom: 16 }}>{children}</div>
  )
}

function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 16, maxWidth: 420 }}>{children}</div>
}

export const Buttons: Story = {
  render: () => (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
        <Row key={tone}>
          <Button tone={tone}>Release</Button>
          <Button tone={tone} icon="upload">
            Upload
          </Button>
          <Button tone={tone} trailingIcon="chevron-down">
            More
          </Button>
          <Button tone={tone} pending>
            Saving
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} reason="The review is not over">
            With a reason
          </Button>
          <Button tone={tone} size="small">
            Small
          </Button>
          <Button tone={tone} size="large">
            Large
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton icon="refresh" label="Reload" hint={<Kbd>R</Kbd>} />
        <IconButton icon={icons.settings} label="Settings" tone="secondary" />
        <IconButton icon="trash" label="Delete" reason="It is in use" />
        <Tooltip content="Copied from the package">
          <Button>With a tooltip</Button>
        </Tooltip>
      </Row>
    </>
  ),
}
export const ButtonsInDark: Story = { ...Buttons, ...inDark }

export const States: Story = {
  render: () => (
    <>
      <Row>
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
      </Row>
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Column>
        {tones.map((tone) => (
          <Callout key={tone} tone={tone} title={`A callout of the tone ${tone}`}>
            What it means, and what to do about it.
          </Callout>
        ))}
      </Column>
    </>
  ),
}
export const StatesInDark: Story = { ...States, ...inDark }

function AllFields() {
  const [period, setPeriod] = useState('7')
  const [on, setOn] = useState(true)
  const [files, setFiles] = useState<readonly File[]>([new File(['12345'], 'icon.png')])
  return (
    <Column>
      <TextField label="Name" value="Atlas Maps" maxLength={11} help="As people see it." />
      <TextField label="Package name" mono value="com.example" error="Use at least three dotted segments" />
      <TextField label="App ID" value="108370001" reason="It is fixed when the app is created" />
      <TextArea label="About" value="Maps for walkers." />
      <NumberField label="Share of users" value={20} unit="%" min={1} max={100} />
      <Select
        label="Language"
        value="en"
        choices={[
          { value: 'en', label: 'English' },
          { value: 'ru', label: 'Русский' },
        ]}
      />
      <DateTimeField label="Release" value={1_772_000_000_000} />
      <RadioGroup
        label="Kind"
        value={2}
        choices={[
          { value: 13, label: 'App' },
          { value: 2, label: 'Game', help: 'Needs an age rating.' },
        ]}
      />
      <Checkbox label="For adults only" value help="It is then hidden from children." />
      <Checkbox label="Some of them" value={false} mixed />
      <Switch label="Notify the team" value={on} onChange={setOn} />
      <Segmented
        label="Period"
        value={period}
        onChange={setPeriod}
        choices={[
          { value: '1', label: 'Day' },
          { value: '7', label: 'Week' },
          { value: '30', label: 'Month' },
        ]}
      />
      <FileDrop label="Icon" value={files} onChange={setFiles} accept="image/*" />
    </Column>
  )
}

export const Fields: Story = { render: () => <AllFields /> }
export const FieldsInDark: Story = { ...Fields, ...inDark }
export const FieldsCompact: Story = { ...Fields, globals: { density: 'compact' } }
export const FieldsForTouch: Story = { ...Fields, globals: { density: 'touch' } }
export const FieldsRightToLeft: Story = { ...Fields, globals: { direction: 'rtl' } }
export const FieldsInShadowRoot: Story = { ...Fields, parameters: { shadow: true } }

export const Values: Story = {
  render: () => (
    <Card title="Facts">
      <KeyValueList
        columns={2}
        items={[
          { label: 'App ID', value: <Identifier value="108370001" label="App ID" /> },
          {
            label: 'Fingerprint',
            value: <Identifier value="5f2b7a90c1d34e6688aa01b2c3d4e5f6" label="Fingerprint" short />,
          },
          { label: 'Updated', value: <ExactTime time={Date.now() - 7_200_000} /> },
          { label: 'Size', value: <FileSize bytes={48_234_567} /> },
          {
            label: 'Owner',
            value: (
              <Row>
                <Avatar name="Lena Fischer" /> Lena Fischer
              </Row>
            ),
          },
          { label: 'Price', value: null },
        ]}
      />
    </Card>
  ),
}

export const Progress: Story = {
  render: () => (
    <Column>
      <Meter label="Storage" value={4.1} max={5} text="4.1 of 5 GB" />
      <Meter label="Testers" value={100} max={100} />
      <ProgressBar label="Uploading" value={64} />
      <ProgressBar label="Checking" />
      <Skeleton lines={4} />
    </Column>
  ),
}

export const NothingThere: Story = {
  render: () => (
    <>
      <EmptyState
        icon="package"
        title="Upload your first package"
        body="Upload the file people install."
        action={<Button tone="primary">Upload</Button>}
      />
      <ErrorState
        error={new ConsoleError({ kind: 'network', code: 'ERR_NETWORK', message: 'offline' })}
        onRetry={() => {}}
      />
    </>
  ),
}
export const NothingThereInRussian: Story = { ...NothingThere, ...inRussian }

export const Icons: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: 16 }}>
      {[
        ...iconNames.map((name) => [name, name] as const),
        ...Object.entries(icons).map(([name, drawing]) => [`icons.${name}`, drawing] as const),
      ].map(([name, icon]) => (
        <span key={name} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon name={icon} size={20} /> {name}
        </span>
      ))}
    </div>
  ),
}
