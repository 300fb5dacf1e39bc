import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReleaseCockpit } from '@console-widgets/versions'
import { tags } from '@console-widgets/versions/element'
import { asTag } from '../as-tag.tsx'
import { demoApps } from '../demo-apps.ts'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'
import { askForRemoval, makeDraft, submitDraft } from './make-version.ts'

/** A version on its way to the users: what it lacks, where it is, and the one thing to do next. */
const meta: Meta<typeof ReleaseCockpit> = {
  title: 'Services/Versions/ReleaseCockpit',
  component: ReleaseCockpit,
  args: { appId: demoApps.weather },
  parameters: { platform: {} },
  play: shows('Northwind Weather 3.9.0'),
}

export default meta
type Story = StoryObj<typeof ReleaseCockpit>

/** A tenth of the users have it: pause, raise the share, roll back, or give it to everybody. */
export const PhasedRelease: Story = {}
/** An app without any version. */
export const FirstUse: Story = { args: { appId: demoApps.prototype }, play: shows('No versions yet', 'Create version') }
/** A draft that cannot be submitted yet: what fails leads to its field. */
export const DraftWithFailingChecks: Story = {
  args: { appId: demoApps.chinaMaps },
  play: shows('Complete the draft', 'Upload a package or choose one.', 'Choose at least one country.'),
}
/** A draft that lacks nothing. */
export const DraftToSubmit: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: makeDraft } },
  play: shows('Northwind Maps 4.3.0', '15 of 15 passed', 'Submit for review'),
}
/** The reviewer has it. Every step is shown as it happens. */
export const InReview: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: submitDraft } },
  play: shows('Northwind Maps 4.3.0', 'Submitted for review', 'Withdraw'),
}
/** What the reviewer found, with a way to its field. */
export const Rejected: Story = {
  args: { appId: demoApps.tides },
  play: shows('The reviewer found one thing', 'A text holds a placeholder', 'Fix'),
}
/** Approved, and waits for its time. */
export const Scheduled: Story = {
  args: { appId: demoApps.ferries },
  play: shows('Ferry Pass 1.0.0', 'Change release time'),
}
/** Live for everybody. */
export const OnShelf: Story = {
  args: { appId: demoApps.maps },
  play: shows('Northwind Maps 4.2.0', 'On shelf', 'Roll back'),
}
/** What was live before, to compare with and to go back to. */
export const History: Story = {
  args: { appId: demoApps.maps },
  parameters: { route: '/?tab=history' },
  play: shows('4.1.2', '4.1.0'),
}
/** Its removal from the shelf is asked for. */
export const RemovalRequested: Story = {
  args: { appId: demoApps.maps },
  parameters: { platform: { prepare: askForRemoval } },
  play: shows('Removal requested', 'Keep on shelf'),
}
/** Images for campaigns, which have a review of their own. */
export const AdvertisingImages: Story = { parameters: { route: '/?tab=ads' }, play: shows('No images yet') }
export const Unavailable: Story = { ...failing('versions.app-version.get') }
export const OnlyLooking: Story = {
  ...onlyLooking('Northwind Weather 3.9.0', 'Pause', 'Roll back', 'Release to everybody'),
}
export const DemoVisitor: Story = {
  ...demoVisitor('Northwind Weather 3.9.0', 'Pause', 'Roll back', 'Release to everybody'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-release-cockpit', 'Northwind Weather 3.9.0') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
export const RejectedInRussian: Story = { ...Rejected, ...inRussian, play: shows('TODO') }
export const DraftInDark: Story = { ...DraftWithFailingChecks, ...inDark }
