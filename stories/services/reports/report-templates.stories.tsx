import type { Meta, StoryObj } from '@storybook/react-vite'
import { ReportTemplates } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { asTag } from '../as-tag.tsx'
import { shows } from '../look-at.ts'
import { demoVisitor, failing, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from '../looks.ts'

/** Report templates: the platform's, and the team's own. */
const meta: Meta<typeof ReportTemplates> = {
  title: 'Services/Reports/ReportTemplates',
  component: ReportTemplates,
  parameters: { platform: {} },
  play: shows('Report templates', 'Maps in Germany', 'Platform'),
}

export default meta
type Story = StoryObj<typeof ReportTemplates>

export const Filled: Story = {}
/** A team without its own templates has the platform's. */
export const FirstUse: Story = {
  parameters: { platform: { emptyTeam: true } },
  play: shows('Report templates', 'Platform'),
}
export const NoMatch: Story = { ...noMatch('templateName') }
export const Unavailable: Story = { ...failing('reports.report-template.list') }
export const OnlyLooking: Story = { ...onlyLooking('Report templates', 'Delete') }
export const DemoVisitor: Story = { ...demoVisitor('Report templates', 'Delete') }
export const AsTag: Story = { ...asTag(tags, 'cw-report-templates', 'Maps in Germany') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Шаблоны отчётов') }
export const Chinese: Story = { ...inChinese, play: shows('报表模板') }
export const Narrow: Story = { ...narrow }
