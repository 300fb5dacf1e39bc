import type { Meta, StoryObj } from '@storybook/react-vite'
import { VersionList } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  firstUse,
  inChinese,
  inDark,
  inRussian,
  narrow,
  noMatch,
  onlyLooking,
} from '../looks.ts'

/** Versions of an app, with a summary of the live one; or those of all apps of a team. */
const meta: Meta<typeof VersionList> = {
  title: 'Services/Versions/VersionList',
  component: VersionList,
  args: { appId: demoApps.maps },
  parameters: { platform: {} },
  play: shows('4.2.0', '4.1.2', '4.1.0'),
}

export default meta
type Story = StoryObj<typeof VersionList>

/** A live version, and the previous ones. */
export const Filled: Story = {}
/** A live version, and one in phased release. */
export const InPhases: Story = {
  args: { appId: demoApps.weather },
  play: shows('3.9.0', 'in phased release at 10%'),
}
/** An app without any version. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No versions yet', 'Create version') }
/** The versions of all apps of a team. */
export const OfTheTeam: Story = {
  args: { appId: undefined },
  play: shows('Ferry Pass', 'Tide Table', 'Северная погода'),
}
/** A team without data. */
export const FirstUseOfATeam: Story = { args: { appId: undefined }, ...firstUse('No versions yet') }
export const NoMatch: Story = { ...noMatch('versionNumber') }
export const Unavailable: Story = { ...failing('versions.app-version.list') }
/** Which version is live can’t be read: the page says so, and lists the versions. */
export const LiveUnavailable: Story = { ...acting, ...failing('versions.on-shelf.get') }
/** Nor that no version has ever been live. */
export const LastLiveUnavailable: Story = {
  ...acting,
  args: { appId: demoApps.prototype },
  ...failing('versions.last-on-shelf.get'),
}
export const OnlyLooking: Story = { ...onlyLooking('4.2.0', 'Create version', 'Create test version') }
export const DemoVisitor: Story = { ...demoVisitor('4.2.0', 'Create version', 'Create test version') }
export const AsTag: Story = { ...asTag(tags, 'cw-versions', '4.2.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
