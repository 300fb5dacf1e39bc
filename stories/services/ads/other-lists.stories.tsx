import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdAccounts, AdMaterialList, AdReport, AdSettings, MonitorLinkList } from '@console-widgets/ads'
import { shows } from '../look-at.ts'
import { inChinese, inRussian, narrow } from '../looks.ts'

/** Accounts, materials, monitor links, report, and settings of ads. */
const meta: Meta<typeof AdAccounts> = {
  title: 'Services/Ads/Other lists',
  component: AdAccounts,
  subcomponents: { AdMaterialList, AdReport, AdSettings, MonitorLinkList },
  parameters: { platform: {} },
  play: shows('Northwind Europe', 'Harbor Ads 204711', 'Northwind Maps', 'Add ad account'),
}

export default meta
type Story = StoryObj<typeof AdAccounts>

export const Accounts: Story = {}
export const AccountsRussian: Story = { ...inRussian, play: shows('Доступ есть', 'Добавить приложение') }
export const Materials: Story = {
  render: () => <AdMaterialList />,
  play: shows('Map of the harbor', 'Rejected', 'Unprovable claim'),
}
export const MaterialsNarrow: Story = { ...Materials, ...narrow }
export const Links: Story = {
  render: () => <MonitorLinkList />,
  play: shows('Sailing magazine', 'Create monitor link'),
}
export const Report: Story = { render: () => <AdReport />, play: shows('Project', 'All groups, in EUR') }
export const ReportChinese: Story = { ...Report, ...inChinese, play: shows('推广计划', '全部合计（EUR）') }
export const Settings: Story = {
  render: () => <AdSettings />,
  play: shows('Comes back within a week', 'Pura 70 of Olga', 'Add device'),
}
