import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigUse } from '@console-widgets/remote-config'
import { tags } from '@console-widgets/remote-config/element'
import { asTag } from '../as-tag.tsx'
import { demoProjects } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** How versions spread, how often conditions are true, and what apps send. */
const meta: Meta<typeof ConfigUse> = {
  title: 'Services/Remote config/ConfigUse',
  component: ConfigUse,
  args: { projectId: demoProjects.navigation },
  parameters: { platform: {} },
  play: shows('By version', 'boatLength'),
}

export default meta
type Story = StoryObj<typeof ConfigUse>

export const Filled: Story = {}
export const FirstUse: Story = {
  args: { projectId: demoProjects.reading },
  play: shows('No fetches in this period', 'No attributes yet'),
}
export const Unavailable: Story = { ...failing('remote-config.') }
export const AsTag: Story = { ...asTag(tags, 'cw-remote-config-use', 'boatLength') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('По версиям', 'boatLength') }
export const Chinese: Story = { ...inChinese, play: shows('按版本', 'boatLength') }
export const Narrow: Story = { ...narrow }
