import type { Meta, StoryObj } from '@storybook/react-vite'
import { PublicNews, ServiceNews } from '@console-widgets/reports'
import { tags } from '@console-widgets/reports/element'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { asTag } from '../as-tag.tsx'
import { shownIn, shows } from '../look-at.ts'
import { acting, demoVisitor, failing, inChinese, inDark, inRussian, narrow } from '../looks.ts'

/** Platform news, with the user's read marks. */
const meta: Meta<typeof ServiceNews> = {
  title: 'Services/Reports/ServiceNews',
  component: ServiceNews,
  subcomponents: { PublicNews },
  parameters: { platform: {} },
  play: shows('Latest', 'Service news', 'New'),
}

export default meta
type Story = StoryObj<typeof ServiceNews>

export const Filled: Story = {}
export const NoMatch: Story = {
  parameters: { route: '/?filter=category%3A%3D%3Anothing' },
  play: shows('Nothing matches these filters'),
}
export const Unavailable: Story = { ...failing('reports.service-news-view.list') }
export const DemoVisitor: Story = { ...demoVisitor('Service news', 'Mark all as read') }
/** Anonymous users see public news, without read marks. */
export const SignedOut: Story = {
  parameters: { platform: { visitor: true } },
  render: () => <PublicNews />,
  play: shows('Service news', 'Published'),
}
export const AsTag: Story = { ...asTag(tags, 'cw-service-news', 'Service news') }
export const PublicAsTag: Story = { ...asTag(tags, 'cw-public-news', 'Service news') }
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian, play: shows('Новости платформы') }
export const Chinese: Story = { ...inChinese, play: shows('服务动态') }
export const Narrow: Story = { ...narrow }

/** The first item is opened, and is marked as read on return. */
export const Reading: Story = {
  ...acting,
  play: async (context) => {
    await shows('Latest', 'unread')(context)
    const shown = within(shownIn(context.canvasElement))
    const before = shown.getByText(/unread$/).textContent ?? ''
    const [first] = await shown.findAllByRole('heading', { level: 3 })
    const title = first?.textContent ?? ''
    await userEvent.click(within(first as HTMLElement).getByRole('button'))
    await shown.findByRole('heading', { level: 1, name: title })
    await userEvent.click(shown.getByRole('button', { name: 'Service news' }))
    await shows('Latest')(context)
    await waitFor(() => expect(shown.queryByText(before)).toBeNull())
  },
}
