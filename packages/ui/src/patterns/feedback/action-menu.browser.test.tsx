import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../../testing/render-widget.tsx'
import { ActionMenu } from './action-menu.tsx'

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
  const button = await view.findByRole('button')
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  await userEvent.click(button)
  await view.findByRole('menuitem', { name: /Archive/ })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(view.root.activeElement?.getAttribute('aria-haspopup')).toBe('menu'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await view.findByRole('menuitem', { name: /Archive/ }))
  expect(run).toHaveBeenCalledOnce()
})
