import { withText } from '@console-widgets/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CompositionProvider } from '../../examples/console-host/src/composition/composition-context.tsx'
import { composeConsole } from '../../examples/console-host/src/composition/compose.ts'
import { Sidebar } from '../../examples/console-host/src/shell/sidebar.tsx'
import { hostLocales } from '../../examples/console-host/src/text.ts'
import { quietConsole } from '../../packages/ui/src/testing/sample-console.ts'
import { shownIn } from '../services/look-at.ts'
import { acting, inChinese, inDark, inRussian } from '../services/looks.ts'
import { fortyThreeServices } from './forty-three-services.ts'

const composition = composeConsole(fortyThreeServices)
const Navigation = withText(hostLocales, Sidebar)

/**
 * Navigation of the console host with forty-three services: grouped by category, with a search that supports arrow keys
 * and Enter, and the user's favorites on top. Collapsed categories and favorites are saved.
 */
const meta: Meta<typeof Sidebar> = {
  title: 'Console/Navigation',
  component: Sidebar,
  parameters: { console: quietConsole, route: '/sample/8' },
  render: () => (
    <CompositionProvider value={composition}>
      <div className="h-[600px] w-64 border-e border-line">
        <Navigation />
      </div>
    </CompositionProvider>
  ),
  play: ({ canvasElement }) => waitFor(() => expect(shownIn(canvasElement).querySelectorAll('li')).toHaveLength(43)),
}

export default meta
type Story = StoryObj<typeof Sidebar>

export const FortyThreeServices: Story = {}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }

/** The search covers every language. Arrow keys move through the results, Enter opens the first. */
export const Searching: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    const search = await page.findByRole('searchbox')
    await userEvent.type(search, 'cloud')
    await expect(page.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Cloud testing',
      'Cloud phones',
      'Instant play',
      'Cloud storage',
      'Cloud functions',
    ])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(page.getByRole('link', { name: 'Cloud phones' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(search).toHaveFocus()
    await userEvent.clear(search)
    await userEvent.type(search, '云函数{Enter}')
    await expect(page.getByRole('link', { current: 'page' })).toHaveTextContent('Cloud functions')
    await userEvent.type(search, 'no such thing')
    await page.findByText('No service has this name.')
    await userEvent.keyboard('{Escape}')
    await expect(page.getAllByRole('link')).toHaveLength(43)
  },
}

/** A star pins a service to the top. A collapsed category keeps the current page in view. */
export const Arranged: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(shownIn(canvasElement))
    await userEvent.click(await page.findByRole('button', { name: 'Add Pricing to favorites' }))
    const favourites = within(page.getByRole('region', { name: 'Favorites' }))
    await expect(favourites.getByRole('link')).toHaveTextContent('Pricing')
    await userEvent.click(page.getByRole('button', { name: 'Build' }))
    await userEvent.click(page.getByRole('button', { name: 'Distribute' }))
    const build = within(page.getByRole('region', { name: 'Build' }))
    await expect(build.getAllByRole('link').map((link) => link.textContent)).toEqual(['Projects'])
    await expect(within(page.getByRole('region', { name: 'Distribute' })).queryByRole('link')).toBeNull()
  },
}
