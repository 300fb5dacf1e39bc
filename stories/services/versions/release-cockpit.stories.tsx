import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReleaseCockpit } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { both, fitsItsPlace, lacks, shows } from '../look-at.ts'
import {
  acting,
  demoVisitor,
  failing,
  inChinese,
  inDark,
  inRussian,
  narrow,
  narrowInRussian,
  onlyLooking,
} from '../looks.ts'
import { askForRemoval, makeDraft, submitDraft } from './make-version.ts'

/** Release progress of a version: missing requirements, status, and the recommended next step. */
const meta: Meta<typeof ReleaseCockpit> = {
  title: 'Services/Versions/ReleaseCockpit',
  component: ReleaseCockpit,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('Northwind Weather 3.9.0'),
}

export default meta
type Story = StoryObj<typeof ReleaseCockpit>

/** Rolled out to 10% of users: pause, increase, roll back, or complete it. */
export const PhasedRelease: Story = {}
/** An app without any version. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No versions yet', 'Create version') }
/** An incomplete draft: each failed check links to its field. */
export const DraftWithFailingChecks: Story = {
  args: { appId: demoApps.chinaMaps },
  play: shows('Finish draft', 'Upload a package or choose one.', 'Choose at least one country.'),
}
/** A complete draft. */
export const DraftToSubmit: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: makeDraft } },
  play: both(shows('Northwind Maps 4.3.0', 'The check found no serious problems', 'Submit for review'), lacks('Fix')),
}
/** In review. Every step is shown as it happens. */
export const InReview: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: submitDraft } },
  play: shows('Northwind Maps 4.3.0', 'Submitted for review', 'Withdraw'),
}
/** Findings of the reviewer, with links to their fields. */
export const Rejected: Story = {
  args: { appId: demoApps.tides },
  play: shows('The reviewer found 1 issue', 'The text contains a placeholder', 'Fix'),
}
/** Approved and scheduled. */
export const Scheduled: Story = {
  args: { appId: demoApps.ferries },
  play: shows('Ferry Pass 1.0.0', 'Change release time'),
}
/** Live for everyone. */
export const OnShelf: Story = {
  args: { appId: demoApps.maps },
  play: shows('Northwind Maps 4.2.0', 'Live', 'Roll back', 'Available in 4 of 235 countries', 'maps-poster-clicks'),
}
/** Previous versions, to compare with and roll back to. */
export const History: Story = {
  args: { appId: demoApps.maps },
  parameters: { route: '/?tab=history' },
  play: shows('4.1.2', '4.1.0'),
}
/** Unpublishing requested. */
export const RemovalRequested: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: askForRemoval } },
  play: shows('Unpublishing requested', 'Keep live'),
}
/** Images for campaigns, which are reviewed separately. */
export const AdvertisingImages: Story = { parameters: { route: '/?tab=ads' }, play: shows('No images yet') }
export const Unavailable: Story = { ...failing('versions.app-version.get') }
/** The history of a phased release can’t be read, which isn’t to say that it has none. */
export const PhasesUnavailable: Story = {
  ...acting,
  ...failing('versions.phased-release-history.get'),
  play: shows('Rollout history', 'Something went wrong on the platform'),
}
export const OnlyLooking: Story = {
  ...onlyLooking('Northwind Weather 3.9.0', 'Pause', 'Roll back', 'Release to everyone'),
}
export const DemoVisitor: Story = {
  ...demoVisitor('Northwind Maps', 'Create version', 'Unpublish', 'Roll back'),
  args: { appId: demoApps.maps },
}
export const AsTag: Story = { ...asTag(tags, 'cw-release-cockpit', 'Northwind Weather 3.9.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
export const NarrowInRussian: Story = { ...narrowInRussian, play: fitsItsPlace('Ход выпуска') }
export const RejectedInRussian: Story = { ...Rejected, ...inRussian, play: shows('TODO') }
export const DraftInDark: Story = { ...DraftWithFailingChecks, ...inDark }
