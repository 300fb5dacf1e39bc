import type { Meta, StoryObj } from '@storybook/react-vite'
import { OwnReport } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { userEvent, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { press, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, onlyLooking } from '../looks.ts'

/** Custom report: any metrics of the team's apps, grouped by any dimension. */
const meta: Meta<typeof OwnReport> = {
  title: 'Services/Reports/OwnReport',
  component: OwnReport,
  parameters: { platform: {} },
  play: shows('Custom report', 'Choose metrics (4)', 'Crash rate'),
}

export default meta
type Story = StoryObj<typeof OwnReport>

export const Filled: Story = {}
/** The URL selects other metrics, and two dimensions. */
export const FromAnAddress: Story = {
  parameters: { route: '/?metrics=uninstalls,updates&by=countryId,appVersion' },
  play: shows('Choose metrics (2)', 'Updates'),
}
export const FirstUse: Story = { ...firstUse('No events yet') }
export const Unavailable: Story = { ...failing('reports.harmony-analytics-report.query') }
export const OnlyLooking: Story = { ...onlyLooking('Custom report', 'Save as template') }
export const DemoVisitor: Story = { ...demoVisitor('Custom report', 'Save as template', 'Export') }
export const AsTag: Story = { ...asTag(tags, 'cw-own-report', 'Crash rate') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Конструктор отчётов') }
export const Chinese: Story = { ...inChinese, play: shows('自定义报表') }
export const Narrow: Story = { ...narrow }

/** Another metric is selected, and the report is saved as a template. */
export const KeepingATemplate: Story = {
  ...acting,
  play: async (context) => {
    await shows('Choose metrics (4)', 'Active users')(context)
    const page = within(context.canvasElement)
    await press(context.canvasElement, 'Choose metrics (4)')
    await userEvent.click(await page.findByRole('checkbox', { name: 'Updates' }))
    await page.findByRole('button', { name: 'Choose metrics (5)' })
    await userEvent.keyboard('{Escape}')
    await press(context.canvasElement, 'Save as template')
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Name/ }), 'Monday look')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await page.findByText('Template saved')
    await press(context.canvasElement, 'Report templates')
    await page.findByRole('button', { name: 'Monday look' })
  },
}
