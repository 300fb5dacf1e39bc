import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdProjectList } from '@console-widgets/ads'
import { tags } from '@console-widgets/ads/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** The ad projects of a team, with what they spend. */
const meta: Meta<typeof AdProjectList> = {
  title: 'Services/Ads/AdProjectList',
  component: AdProjectList,
  parameters: { platform: {} },
  play: shows('Harbor charts in Europe', 'Night charts launch', 'Budget used up', 'Create ad project'),
}

export default meta
type Story = StoryObj<typeof AdProjectList>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No ad projects yet', 'Create ad project') }
export const NoMatch: Story = { ...noMatch('adProjectName') }
export const Unavailable: Story = { ...failing('ads.project.list') }
/** Finance sees the spend, and books nothing. */
export const OnlyLooking: Story = { ...onlyLooking('Harbor charts in Europe', 'Create ad project') }
export const AsTag: Story = { ...asTag(tags, 'cw-ad-projects', 'Harbor charts in Europe') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Бюджет исчерпан', 'Создать рекламный проект') }
export const Chinese: Story = { ...inChinese, play: shows('预算已用完', '创建推广计划') }
export const Narrow: Story = { ...narrow }
