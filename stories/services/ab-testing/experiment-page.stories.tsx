import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Console } from '@console-widgets/core'
import { expect, userEvent, within } from 'storybook/test'
import { ExperimentPage } from '@console-widgets/ab-testing'
import { calls } from '@console-widgets/ab-testing/contract'
import { tags } from '@console-widgets/ab-testing/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, press, shownIn, shows } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One experiment: its plan as a draft, its result afterwards. */
const meta: Meta<typeof ExperimentPage> = {
  title: 'Services/A-B tests/ExperimentPage',
  component: ExperimentPage,
  args: { appId: demoApps.maps, experimentId: 'experiment-hint' },
  parameters: { platform: {} },
  play: shows('Ended', 'Days of use', 'Guardrail', 'Division of users'),
}

export default meta
type Story = StoryObj<typeof ExperimentPage>

export const Filled: Story = {}
export const Running: Story = {
  args: { experimentId: 'experiment-greeting' },
  play: shows('Running', 'You can look at this result at any time', 'Returned the next day'),
}
export const Settings: Story = { parameters: { route: '/?tab=settings' }, play: shows('update_hint', 'Look anytime') }
export const Unavailable: Story = { ...failing('ab-testing.experiment.get') }
export const OnlyLooking: Story = {
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Days of use'), lacks('Apply a variant')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-experiment', 'Days of use') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Распределение пользователей', 'Защитная метрика') }
export const Chinese: Story = { ...inChinese, play: shows('用户分流', '护栏指标') }
export const Narrow: Story = { ...narrow }

/** Nothing says that the hint is better, so everyone keeps what they have unless someone chooses otherwise. */
export const Applying: Story = {
  ...acting,
  play: async (context) => {
    await shows('Days of use')(context)
    await press(context.canvasElement, 'Apply a variant')
    const dialog = within(await within(shownIn(context.canvasElement)).findByRole('dialog'))
    await expect(await dialog.findByRole('radio', { name: 'No hint' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Hint' }))
    await expect(await dialog.findByRole('table', { name: 'Apply a variant to all users' })).toHaveTextContent(
      'update_hint',
    )
  },
}

/** The editor of a draft, with a plan from what users of the app did. */
export const Draft: Story = {
  args: { experimentId: 'experiment-chat' },
  play: shows('What varies', 'Users needed', 'Smallest effect found'),
}
export const DraftDark: Story = { ...Draft, ...inDark }
export const DraftNarrow: Story = { ...Draft, ...narrow }

/** The goal is an event that the app reports under a name of its own: the plan is from how often it happened. */
export const OwnEvent: Story = {
  ...acting,
  args: { experimentId: 'experiment-chat' },
  play: async (context) => {
    await shows('What varies', 'Users needed')(context)
    const shown = within(shownIn(context.canvasElement))
    const goal = await shown.findByRole('combobox', { name: 'Goal' })
    await userEvent.selectOptions(goal, '“route_started” at least once')
    await shows('Users needed', 'Smallest effect found')(context)
    await expect(goal).toHaveDisplayValue('“route_started” at least once')
  },
}

/** A share that doesn’t add up is said, and set right. */
export const Editing: Story = {
  ...acting,
  args: { experimentId: 'experiment-chat' },
  play: async (context) => {
    await shows('What varies')(context)
    const shown = within(shownIn(context.canvasElement))
    const [share] = await shown.findAllByRole('spinbutton', { name: 'Share' })
    await userEvent.clear(share as HTMLElement)
    await userEvent.type(share as HTMLElement, '30')
    await shows('The shares add up to 80%. They must be 100%.')(context)
    await press(context.canvasElement, 'Divide evenly')
    await lacks('The shares add up')(context)
  },
}

/** An experiment that compares versions of a message: each variant begins with another one. */
export const OfMessage: Story = {
  ...acting,
  parameters: {
    platform: {
      prepare: (console: Console) =>
        console.invoke(calls['ab-testing.experiment.create'], {
          ...{ appId: demoApps.maps, experimentName: 'A shorter text', kind: 'message', description: '' },
        }),
    },
  },
  render: (args, { loaded }) => <ExperimentPage {...args} experimentId={loaded.prepared.experimentId} />,
  play: async (context) => {
    await shows('In-app message', 'Choose a published message')(context)
    const shown = within(shownIn(context.canvasElement))
    const message = await shown.findByRole('combobox', { name: 'In-app message' })
    await userEvent.selectOptions(message, 'Offline charts of the harbour')
    const versions = await shown.findAllByRole('combobox', { name: 'Version of the message' })
    await expect(versions.map((each) => (each as HTMLSelectElement).value)).toEqual(['2', '1'])
    await userEvent.click(await shown.findByRole('button', { name: /^Save/ }))
    await lacks('Unsaved changes')(context)
  },
}
