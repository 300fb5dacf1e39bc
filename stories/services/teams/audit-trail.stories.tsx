import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuditTrail } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch } from '../looks.ts'

/** Audit log of the team, across all services: actor, action, resource, time. */
const meta: Meta<typeof AuditTrail> = {
  title: 'Services/Teams/AuditTrail',
  component: AuditTrail,
  parameters: { platform: {} },
  play: shows('Ada Lindqvist', 'Changed an app'),
}

export default meta
type Story = StoryObj<typeof AuditTrail>

export const Filled: Story = {}
export const FirstUse: Story = { ...firstUse('No activity yet') }
export const NoMatch: Story = { ...noMatch('thing') }
export const Unavailable: Story = { ...failing('teams.audit-record.list') }
/** The log shows what everyone does, so few roles can read it. */
export const NotAllowed: Story = {
  parameters: { platform: { person: 'finance' } },
  play: shows('Your role doesn’t allow this'),
}
export const DemoVisitor: Story = { ...demoVisitor('Sign in to use this') }
export const AsTag: Story = { ...asTag(tags, 'cw-audit-trail', 'Ada Lindqvist') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Ada Lindqvist', 'Изменение приложения') }
export const Chinese: Story = { ...inChinese, play: shows('Ada Lindqvist', '修改应用') }
export const Narrow: Story = { ...narrow }
