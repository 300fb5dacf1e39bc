import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  AdAccounts,
  AdMaterialList,
  AdReport,
  AdSettings,
  MonitorLinkPage,
  MonitorLinkList,
} from '@console-widgets/ads'
import { shows } from '../look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Accounts, materials, monitor links, report, and settings of ads. */
const meta: Meta<typeof AdAccounts> = {
  title: 'Services/Ads/Other lists',
  component: AdAccounts,
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
export const Link: Story = {
  render: () => <MonitorLinkPage monitorLinkId="northwind-blog" />,
  play: shows('Sailing magazine', 'Duplicates', 'Clicks by day'),
}
/** Each hop on a device, with the macros filled in. */
export const LinkTest: Story = {
  render: () => <MonitorLinkPage monitorLinkId="northwind-blog" />,
  parameters: { route: '/?tab=trial' },
  play: shows('Intent of Android', 'northwind://charts?click=example', 'Macros'),
}
export const LinkTestDark: Story = { ...LinkTest, ...inDark }
export const Report: Story = { render: () => <AdReport />, play: shows('Group by', 'All groups, in EUR') }
export const ReportChinese: Story = { ...Report, ...inChinese, play: shows('分组', '全部合计（EUR）') }
export const Settings: Story = {
  render: () => <AdSettings />,
  play: shows('Comes back within a week', 'Pura 70 of Olga', 'Add device'),
}
