import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget, unmountWidgets } from '../../testing/render-widget.tsx'
import { ActionMenu } from './action-menu.tsx'

afterEach(unmountWidgets)

it('opens on the first click, restores the focus when it closes, and opens again', async () => {
  const run = vi.fn()
  const view = await renderWidget(
    <ActionMenu
      actions={[
        { label: 'Archive', run },
        { label: 'Delete', run: () => {}, reason: 'It is still used' },
      ]}
    />,
  )
  const button = await view.find('button', '')
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  await userEvent.click(button)
  await view.find('[role=menuitem]', 'Archive')
  await userEvent.keyboard('{Escape}')
  await view.until(() => view.focused()?.getAttribute('aria-haspopup') === 'menu', 'the focus on the button')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await view.find('[role=menuitem]', 'Archive'))
  expect(run).toHaveBeenCalledOnce()
})
