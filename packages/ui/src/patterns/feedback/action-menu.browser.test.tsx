import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
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

describe('the first time', () => {
  const actions = [
    { label: 'Archive', run: () => {} },
    { label: 'Delete', run: () => {} },
  ]

  it('marks its first action when a key opens it', async () => {
    const view = await renderWidget(<ActionMenu actions={actions} />)
    await view.findByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(view.root.activeElement?.textContent).toBe('Archive'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(view.root.activeElement?.textContent).toBe('Delete'))
  })

  it('marks none when a click opens it', async () => {
    const view = await renderWidget(<ActionMenu actions={actions} />)
    await userEvent.click(await view.findByRole('button'))
    await waitFor(() => expect(view.root.activeElement?.getAttribute('role')).toBe('menu'))
  })
})
