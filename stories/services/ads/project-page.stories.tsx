import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdProjectPage } from '@console-widgets/ads'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One ad project: budgets, spend, forecast, and materials compared. */
const meta: Meta<typeof AdProjectPage> = {
  title: 'Services/Ads/AdProjectPage',
  component: AdProjectPage,
  args: { adProjectId: 'ad-project-harbor' },
  parameters: { platform: {} },
  play: shows('Harbor charts in Europe', 'Daily budget', 'Forecast of today', 'Cost per install', 'Spend by day'),
}

export default meta
type Story = StoryObj<typeof AdProjectPage>

export const Filled: Story = {}
export const Ended: Story = { args: { adProjectId: 'ad-project-night' }, play: shows('Budget used up', 'Ended') }
export const Materials: Story = {
  parameters: { route: '/?tab=materials' },
  play: shows('Map of the harbor', 'Without a connection', 'Compared with'),
}
export const Unavailable: Story = { ...failing('ads.project.get') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Прогноз на сегодня', 'Цена установки') }
export const Chinese: Story = { ...inChinese, play: shows('今日预测', '单次安装成本') }
export const Narrow: Story = { ...narrow }
