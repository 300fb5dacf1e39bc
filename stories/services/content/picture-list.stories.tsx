import type { Meta, StoryObj } from '@storybook/react-vite'
import { PictureList } from '@console-widgets/content'
import { tags } from '@console-widgets/content/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The team’s pictures for contents, with how often each is used. */
const meta: Meta<typeof PictureList> = {
  title: 'Services/Store content/PictureList',
  component: PictureList,
  parameters: { platform: {} },
  play: shows('harbour.png', '1280 × 720', 'In 2 items', 'Unused'),
}

export default meta
type Story = StoryObj<typeof PictureList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No images yet', 'Add images') }
export const NoMatch: Story = { ...noMatch('fileName') }
export const Unavailable: Story = { ...failing('content.resource.list') }
export const OnlyLooking: Story = { ...onlyLooking('harbour.png', 'Add images') }
export const AsTag: Story = { ...asTag(tags, 'cw-content-pictures', 'harbour.png') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Не используется') }
export const Chinese: Story = { ...inChinese, play: shows('未使用') }
export const Narrow: Story = { ...narrow }
