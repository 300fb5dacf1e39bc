import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget, unmountWidgets } from '../testing/render-widget.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(async () => {
  unmountWidgets()
  await userEvent.unhover(document.body)
})

it('appears on keyboard focus immediately, hides on Escape, and describes its control meanwhile', async () => {
  const view = await renderWidget(<IconButton icon="refresh" label="Reload" />)
  const button = await view.find('button', 'Reload')
  view.use()
  await userEvent.tab()
  expect(view.focused()).toBe(button)
  const tip = await view.find('[role=tooltip]', 'Reload')
  expect(button.getAttribute('aria-describedby')).toBe(tip.id)
  await userEvent.keyboard('{Escape}')
  await view.until(() => view.all('[role=tooltip]').length === 0, 'the tooltip gone')
  expect(button.getAttribute('aria-describedby')).toBeNull()
})

it('does not appear if the pointer leaves the control before the delay', async () => {
  const view = await renderWidget(<IconButton icon="refresh" label="Reload" />)
  await userEvent.hover(await view.find('button', 'Reload'))
  await userEvent.unhover(await view.find('button', 'Reload'))
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(view.all('[role=tooltip]')).toEqual([])
})
