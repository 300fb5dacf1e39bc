import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageDetail } from '@console-widgets/app-packages'
import { tags } from '@console-widgets/app-packages/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

const newest = `${demoApps.maps}-maps-4-3-0-apk`
const atTab = (tab: string) => ({ parameters: { platform: {}, route: `/?tab=${tab}` } })

/**
 * One package: what its manifest says, what it may do in plain words, who signed it, and how it differs from what
 * people have.
 */
const meta: Meta<typeof PackageDetail> = {
  title: 'Services/Packages/PackageDetail',
  component: PackageDetail,
  parameters: { platform: {} },
  args: { pkgId: newest },
  play: shows('com.northwind.maps', 'CN=Northwind Studio'),
}

export default meta
type Story = StoryObj<typeof PackageDetail>

export const Overview: Story = {}
/** Most sensitive first; permissions that the live package lacks are marked as new. */
export const Permissions: Story = {
  ...atTab('permissions'),
  play: shows('Accesses the location even while the app is closed', 'New since the live package'),
}
/** Changes that an update brings. */
export const Comparison: Story = {
  ...atTab('comparison'),
  play: shows('Live: 4.2.0', 'Added', 'ACCESS_BACKGROUND_LOCATION'),
}
/** Devices in use. */
export const Devices: Story = { ...atTab('devices'), play: shows('System too old', 'Runs on') }
/** The reason of a failure, its fix, and the step at which the parser stopped. */
export const Failed: Story = {
  args: { pkgId: `${demoApps.maps}-maps-debug-apk` },
  play: shows('The package belongs to another app', 'Matches the app'),
}
export const Unavailable: Story = { ...failing('app-packages.package.get') }
export const OnlyLooking: Story = { ...onlyLooking('CN=Northwind Studio', 'Edit', 'Delete') }
export const AsTag: Story = { ...asTag(tags, 'cw-package-detail', 'CN=Northwind Studio') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
