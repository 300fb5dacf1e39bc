import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageJob } from '@console-widgets/channels'
import { tags } from '@console-widgets/channels/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** A job with the package of each channel: status, size, checksum, download. */
const meta: Meta<typeof PackageJob> = {
  title: 'Services/Channels/PackageJob',
  component: PackageJob,
  parameters: { platform: {} },
  args: { appId: demoApps.maps, jobId: 'channel-job-1' },
  play: shows('Channel packages of 4.3.0', 'bj-store-07', 'Link and QR code', 'Download'),
}

export default meta
type Story = StoryObj<typeof PackageJob>

export const Succeeded: Story = {}
export const Unavailable: Story = { ...failing('channels.package-job.get') }
export const OnlyLooking: Story = { ...onlyLooking('Channel packages of 4.3.0', 'Delete') }
export const DemoVisitor: Story = { ...demoVisitor('Channel packages of 4.3.0', 'Delete') }
export const AsTag: Story = { ...asTag(tags, 'cw-channel-job', 'Channel packages of 4.3.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Пакеты каналов: 4.3.0', 'Ссылка и QR-код', 'Скачать') }
export const Chinese: Story = { ...inChinese, play: shows('4.3.0 的渠道包', '链接和二维码', '下载') }
export const Narrow: Story = { ...narrow }
