import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuditRecord } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** One action: actor, input, and every row before and after. */
const meta: Meta<typeof AuditRecord> = {
  title: 'Services/Teams/AuditRecord',
  component: AuditRecord,
  args: { recordId: 'record-teams-022' },
  parameters: { platform: {} },
  play: shows('Changed a service provider', '王芳', 'Texts in nine languages', 'Texts in eleven languages'),
}

export default meta
type Story = StoryObj<typeof AuditRecord>

export const Changed: Story = {}
/** Added rows, with a secret that the log doesn't store. */
export const Created: Story = {
  args: { recordId: 'record-teams-005' },
  play: shows('Invited a member to the team', 'Created', 'Not recorded'),
}
/** An action of the platform itself. */
export const ByThePlatform: Story = {
  args: { recordId: 'record-versions-002-2' },
  play: shows('Reviewed a version', 'Platform', 'Update in review'),
}
export const Unavailable: Story = { ...failing('teams.audit-record.get') }
export const NotAllowed: Story = {
  parameters: { platform: { person: 'finance' } },
  play: shows('Your role doesn’t allow this'),
}
export const DemoVisitor: Story = { ...demoVisitor('Sign in to use this') }
export const AsTag: Story = { ...asTag(tags, 'cw-audit-record', 'Changed a service provider') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Изменение подрядчика', 'Было', 'Стало') }
export const Chinese: Story = { ...inChinese, play: shows('修改服务商', '变更前', '变更后') }
export const Narrow: Story = { ...narrow }
