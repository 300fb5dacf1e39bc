import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AgreementPage } from '@console-widgets/agreements'
import { calls } from '@console-widgets/agreements/contract'
import type { AgreementState } from '@console-widgets/agreements/model'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows, visible } from '../look-at.ts'
import { acting, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

const versionOf = (appId: string, state: AgreementState, version?: number) => async (console: Console) => {
  const { items } = await console.invoke(calls['agreements.agreement.list'], { appId, sort: '-version' })
  const found = items.find((item) => item.state === state && (version === undefined || item.version === version))
  return { appId, agreementId: found!.agreementId }
}
const findEffective = versionOf(demoApps.maps, 'effective', 2)
/** The terms of use, which nothing speaks against. */
const findTerms = async (console: Console) => {
  const { items } = await console.invoke(calls['agreements.agreement.list'], { appId: demoApps.maps })
  return { appId: demoApps.maps, agreementId: items.find(({ type }) => type === 'user')!.agreementId }
}
const findDraft = versionOf(demoApps.maps, 'draft')

/** One version of an agreement: its text beside the public page, and its changes. */
const meta: Meta<typeof AgreementPage> = {
  title: 'Services/Agreements/AgreementPage',
  component: AgreementPage,
  parameters: { platform: { prepare: findEffective } },
  // The version is found when the platform has started; controls show another.
  render: (args, { loaded }) => <AgreementPage {...loaded.prepared} {...args} />,
  play: shows(
    'Privacy policy of Northwind Maps',
    'This policy doesn’t cover the app’s packages. Write the next version.',
    'Open public page',
  ),
}

export default meta
type Story = StoryObj<typeof AgreementPage>

/** In effect: the text is public, and the next version is a new one. */
export const Filled: Story = {}
/** A draft that lacks a section. */
export const Draft: Story = {
  parameters: { platform: { prepare: findDraft } },
  play: shows('A review would find 2 problems', 'A section is missing: Retention'),
}
export const Rejected: Story = {
  parameters: { platform: { prepare: versionOf(demoApps.weather, 'rejected') } },
  play: shows('This version was rejected', 'The text names another app of yours: Tide Table'),
}
/** The words that a version has changed. */
export const Changes: Story = {
  parameters: { platform: { prepare: findEffective }, route: '/?tab=changes' },
  play: shows('Compare with', 'Version 1'),
}
export const Unavailable: Story = {
  parameters: {
    platform: { prepare: findEffective, faults: { errorRate: 1, calls: 'agreements.agreement.get' } },
  },
  play: failing('agreements.agreement.get').play!,
}
export const OnlyLooking: Story = {
  parameters: { platform: { prepare: findDraft, person: 'finance' } },
  play: both(
    shows('Политика конфиденциальности приложения «Northwind Maps»'),
    lacks('Submit for review', 'Delete version'),
  ),
}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Изменить в новой версии') }
export const Chinese: Story = { ...inChinese, play: shows('编辑新版本') }
export const Narrow: Story = { ...narrow }

/** A link leads back to the version, if that is where the page was opened from, once the text is in effect. */
export const FromVersion: Story = {
  ...acting,
  parameters: { platform: { prepare: findTerms }, route: '/?back=%2Fapps%2F1%2Fversions%2F2' },
  play: both(shows('In effect', 'Back to the version', 'Edit as new version'), async ({ canvasElement }) =>
    // Terms of use are no privacy policy.
    expect(within(canvasElement).queryByText(/^Use it as the privacy policy/)).toBeNull(),
  ),
}

/** The next version of a text in effect is a draft of its own: an agreement that users rely on never changes. */
export const NextVersion: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Edit as new version' }))
    await waitFor(() => expect(page.queryByRole('button', { name: 'Edit as new version' })).toBeNull())
    await userEvent.click(page.getByRole('tab', { name: 'Changes' }))
    await userEvent.click(await page.findByRole('combobox', { name: 'Compare with' }))
    await visible(() => page.getByRole('option', { name: 'Version 3' }))
  },
}

/** A draft is corrected until the review would find nothing. */
export const Correcting: Story = {
  ...acting,
  parameters: { platform: { prepare: findDraft } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const editor = await page.findByRole('textbox', { name: 'Text in Markdown' })
    await userEvent.click(editor)
    // Without the section, and without the SDK that came with the newest package, the review would reject it.
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}HUAWEI Analytics Kit{Enter}# Срок хранения{Enter}')
    await visible(() => page.getByText('A review would find no problems'))
    await visible(() => page.getByRole('heading', { name: 'Срок хранения' }))
  },
}
