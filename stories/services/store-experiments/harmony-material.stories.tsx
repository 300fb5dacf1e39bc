import type { Meta, StoryObj } from '@storybook/react-vite'
import { HarmonyMaterial } from '@console-widgets/store-experiments'
import { tags } from '@console-widgets/store-experiments/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, lacks, shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One asset of a HarmonyOS app: its images and tagline, and its audit. */
const meta: Meta<typeof HarmonyMaterial> = {
  title: 'Services/Store experiments/HarmonyMaterial',
  component: HarmonyMaterial,
  args: { appId: demoApps.maps, materialId: 'material-tides' },
  parameters: { platform: {} },
  play: shows('Tides on the watch'),
}

export default meta
type Story = StoryObj<typeof HarmonyMaterial>

export const Filled: Story = {}
export const Draft: Story = { args: { materialId: 'material-screen' }, play: shows('Submit for review') }
export const Unavailable: Story = { ...failing('store-experiments.harmony-material.get') }
export const OnlyLooking: Story = {
  args: { materialId: 'material-screen' },
  parameters: { platform: { person: 'finance' } },
  play: both(shows('Charts on the big screen'), lacks('Submit for review')),
}
export const AsTag: Story = { ...asTag(tags, 'cw-harmony-material', 'Tides on the watch') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Tides on the watch') }
export const Chinese: Story = { ...inChinese, play: shows('Tides on the watch') }
export const Narrow: Story = { ...narrow }
