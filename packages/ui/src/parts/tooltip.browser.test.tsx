import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../testing/render-widget.tsx'
import { IconButton } from './icon-button.tsx'

afterEach(async () => {
  await userEvent.unhover(document.body)
})

it('appears on keyboard focus immediately, hides on Escape, and describes its control meanwhile', async () => {
  const view = await renderWidget(<IconButton icon="refresh" label="Reload" />)
  const button = await view.findByRole('button', { name: 'Reload' })
  view.use()
  await userEvent.tab()
  expect(view.root.activeElement).toBe(button)
  const tip = await view.findByRole('tooltip', { name: /Reload/ })
  expect(button.getAttribute('aria-describedby')).toBe(tip.id)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(view.all('[role=tooltip]')).toHaveLength(0))
  expect(button.getAttribute('aria-describedby')).toBeNull()
})

it('does not appear if the pointer leaves the control before the delay', async () => {
  const view = await renderWidget(<IconButton icon="refresh" label="Reload" />)
  await userEvent.hover(await view.findByRole('button', { name: 'Reload' }))
  await userEvent.unhover(await view.findByRole('button', { name: 'Reload' }))
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect(view.all('[role=tooltip]')).toEqual([])
})
