import { render, within } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import { WidgetRoot } from '../../embedding/widget-root.tsx'
import { quietConsole } from '../../testing/sample-console.ts'
import { CommandDialog, CommandPalette } from '../command/command-palette.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useHandledKeys, useShortcut } from './use-shortcut.ts'

function Page({ create, offer }: { create: () => void; offer: () => void }) {
  useShortcut('c', create, { label: 'Create app' })
  useHandledKeys([{ keys: 'enter', listKey: 'open' }])
  return (
    <>
      <input aria-label="Name" />
      <ShortcutHelp />
      <CommandPalette title="Search">
        {(close) => {
          offer()
          return <CommandDialog commands={[{ id: 'a', label: 'Create app', run: create }]} onClose={close} />
        }}
      </CommandPalette>
    </>
  )
}

function renderPage() {
  const create = vi.fn()
  const offer = vi.fn()
  const page = render(
    <WidgetRoot console={quietConsole()} language="en">
      <Page create={create} offer={offer} />
    </WidgetRoot>,
  )
  return { create, offer, ...page }
}

/** A key press on the page, of a keyboard with the given letters. */
const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))

it('lists the shortcuts in effect when ? is pressed, but not while typing', async () => {
  const { findByRole, findByLabelText, queryByRole } = renderPage()
  const field = await findByLabelText('Name')
  await userEvent.click(field)
  await userEvent.keyboard('?')
  expect(field).toHaveProperty('value', '?')
  expect(queryByRole('dialog')).toBeNull()
  field.blur()
  press({ key: '?', shiftKey: true })
  const dialog = await findByRole('dialog', { name: 'Keyboard shortcuts' })
  const keysOf = (label: string) =>
    within(dialog).getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent
  expect(keysOf('Create app')).toBe('C')
  expect(keysOf('Search')).toBe('Ctrl K')
  expect(keysOf('Open the row')).toBe('↵')
  expect(keysOf('Keyboard shortcuts')).toBe('?')
})

it('asks for the commands only when the palette opens, and shows a shortcut beside its command', async () => {
  const { create, offer, findByRole } = renderPage()
  await findByRole('textbox', { name: 'Name' })
  expect(offer).not.toHaveBeenCalled()
  press({ key: 'k', ctrlKey: true })
  const option = await findByRole('option', { name: /^Create app/ })
  expect(option.querySelector('kbd')?.textContent).toBe('C')
  await userEvent.keyboard('create app{Enter}')
  await expect.poll(() => create.mock.calls).toHaveLength(1)
})

it('goes by the place of a letter on keyboards without Latin letters', async () => {
  const { create, findByRole } = renderPage()
  await findByRole('textbox', { name: 'Name' })
  press({ key: 'с', code: 'KeyC' })
  expect(create).toHaveBeenCalledOnce()
  press({ key: 'л', code: 'KeyK', ctrlKey: true })
  await findByRole('dialog', { name: 'Commands' })
})
