import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppAvailability } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Where an app is available, and why it isn’t elsewhere. */
const meta: Meta<typeof AppAvailability> = {
  title: 'Services/Versions/AppAvailability',
  component: AppAvailability,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('Available in 4 of 235 countries', 'A platform agreement isn’t signed', 'Japan'),
}

export default meta
type Story = StoryObj<typeof AppAvailability>

/** Countries by state and reason. */
export const Filled: Story = {}
/** An app that hasn’t come to the store. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('There is no version to publish') }
/** A paid app with a promotion that is on and one that is planned. */
export const Promoted: Story = {
  args: { appId: demoApps.notes },
  play: shows('Spring sale', '30% off the app, until', 'Summer sale', '40% off the app, planned for'),
}
export const PromotedInRussian: Story = { ...Promoted, ...inRussian, play: shows('на приложение до') }
export const Unavailable: Story = { ...failing('distribution.availability.get') }
export const DemoVisitor: Story = { ...demoVisitor('A platform agreement isn’t signed') }
export const AsTag: Story = { ...asTag(tags, 'cw-app-availability', 'A platform agreement isn’t signed') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Не подписан договор с платформой') }
export const Chinese: Story = { ...inChinese, play: shows('平台协议未签署') }
export const Narrow: Story = { ...narrow }
