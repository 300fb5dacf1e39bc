import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckList } from '@console-widgets/app-check'
import { tags } from '@console-widgets/app-check/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Checks of an app’s packages, with what each found. */
const meta: Meta<typeof CheckList> = {
  title: 'Services/App check/CheckList',
  component: CheckList,
  parameters: { platform: {} },
  args: { appId: demoApps.maps },
  play: shows('4.3.0', 'Passed'),
}

export default meta
type Story = StoryObj<typeof CheckList>

export const Filled: Story = {}
/** An app without checks. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No checks yet', 'Check a package') }
export const NoMatch: Story = { ...noMatch('versionName') }
export const Unavailable: Story = { ...failing('app-check.check.list') }
export const OnlyLooking: Story = { ...onlyLooking('4.3.0', 'Check a package') }
export const DemoVisitor: Story = { ...demoVisitor('4.3.0', 'Check a package') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-checks', '4.3.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('4.3.0', 'Пройдена') }
export const Chinese: Story = { ...inChinese, play: shows('4.3.0', '通过') }
export const Narrow: Story = { ...narrow }

/** A new check: which package, and what to look at. */
export const Starting: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Check a package')
    await shows('Checks to run', 'Secrets, signature, exported components, unencrypted traffic')({ canvasElement })
  },
}
