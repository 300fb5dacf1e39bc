import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PackageComparison } from '@console-widgets/app-packages'
import { calls } from '@console-widgets/app-packages/contract'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

async function findNewest(console: Console) {
  const pkgId = `${demoApps.maps}-maps-4-3-0-apk`
  const { package: item, livePackage } = await console.invoke(calls['app-packages.package.get'], { pkgId })
  return { item, live: livePackage }
}

/** A package beside the live one: sizes, SDK levels, key, and permissions. */
const meta: Meta<typeof PackageComparison> = {
  title: 'Services/Packages/PackageComparison',
  component: PackageComparison,
  parameters: { platform: { prepare: findNewest } },
  // The packages are read when the platform has started; controls show others.
  render: (args, { loaded }) => <PackageComparison {...loaded.prepared} {...args} />,
  play: shows('4.3.0', '4.2.0'),
}

export default meta
type Story = StoryObj<typeof PackageComparison>

export const Filled: Story = {}
/** The first package of an app. */
export const NothingLive: Story = { args: { live: null }, play: shows('Nothing to compare with') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
