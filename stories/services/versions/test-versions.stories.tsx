import type { Meta, StoryObj } from '@storybook/react-vite'
import { TestVersions } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Versions for testers: for invited groups, or open to anyone with the link. */
const meta: Meta<typeof TestVersions> = {
  title: 'Services/Versions/TestVersions',
  component: TestVersions,
  args: { appId: demoApps.radio },
  parameters: { platform: {} },
  play: shows('2.1.0-beta'),
}

export default meta
type Story = StoryObj<typeof TestVersions>

/** An open test with its link. */
export const Filled: Story = {}
/** A new build for the testers of a test opens as a draft with their groups and countries. */
export const NewBuild: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click((await page.findAllByRole('button', { name: /More actions/ }))[0] as HTMLElement)
    await userEvent.click(await page.findByRole('menuitem', { name: 'New build for the same testers' }))
    await waitFor(() => expect(page.getByText('New version')).toBeVisible())
  },
}
/** An app without tests. */
export const FirstUse: Story = { args: { appId: demoApps.maps }, play: shows('No tests yet', 'Create test version') }
export const NoMatch: Story = { ...noMatch('versionNumber') }
export const Unavailable: Story = { ...failing('versions.test-version.list') }
export const OnlyLooking: Story = { ...onlyLooking('2.1.0-beta', 'Create test version') }
export const DemoVisitor: Story = {
  ...demoVisitor('No tests yet', 'Create test version'),
  args: { appId: demoApps.maps },
}
export const AsTag: Story = { ...asTag(tags, 'cw-test-versions', '2.1.0-beta') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
