import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from '../../packages/ui/src/parts/dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../packages/ui/src/parts/menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../packages/ui/src/parts/popover.tsx'
import { TabPanel, Tabs } from '../../packages/ui/src/parts/tabs.tsx'
import { focused, focusedText, removeRendered, render } from './shadow-harness.tsx'

afterEach(removeRendered)

function ThreeItems() {
  return (
    <Menu>
      <MenuTrigger>
        <button type="button">More</button>
      </MenuTrigger>
      <MenuContent>
        <MenuItem>First</MenuItem>
        <MenuItem>Second</MenuItem>
        <MenuItem>Third</MenuItem>
      </MenuContent>
    </Menu>
  )
}

function FormDialog() {
  return (
    <Dialog>
      <DialogTrigger>
        <button type="button">Open</button>
      </DialogTrigger>
      <DialogContent
        title="Rename"
        closeLabel="Close"
        footer={
          <DialogClose>
            <button type="button">Cancel</button>
          </DialogClose>
        }
      >
        <input name="first" />
        <input name="second" />
        <ThreeItems />
      </DialogContent>
    </Dialog>
  )
}

function LongDialog() {
  return (
    <Dialog>
      <DialogTrigger>
        <button type="button">Open</button>
      </DialogTrigger>
      <DialogContent title="Rename">
        <input name="first" />
        <div style={{ height: 4000 }} />
      </DialogContent>
    </Dialog>
  )
}

describe.each(['shadow', 'light'] as const)('focus in the %s DOM', (where) => {
  it('goes to the first control of a dialog, even if its content scrolls', async () => {
    const view = await render(<LongDialog />, where)
    await userEvent.click(view.named('Open'))
    await expect.poll(focusedText).toBe('first')
  })

  it('goes to the first item on the first ArrowDown of a menu', async () => {
    const view = await render(<ThreeItems />, where)
    await userEvent.click(view.named('More'))
    await view.shown('[role=menu]')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedText).toBe('First')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedText).toBe('Second')
    await userEvent.keyboard('{Escape}')
    await expect.poll(focusedText).toBe('More')
  })

  it('goes to the first item of a menu opened by keyboard, and follows typeahead', async () => {
    const view = await render(<ThreeItems />, where)
    view.named('More').focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('First')
    await userEvent.keyboard('t')
    await expect.poll(focusedText).toBe('Third')
  })

  it('moves one tab at a time', async () => {
    const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
    const view = await render(
      <Tabs label="Numbers" tabs={tabs}>
        {tabs.map(({ value }) => (
          <TabPanel key={value} value={value}>{`Panel ${value}`}</TabPanel>
        ))}
      </Tabs>,
      where,
    )
    view.named('One').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(focusedText).toBe('Two')
    expect(view.root.textContent).toContain('Panel Two')
  })

  it('starts at the first field of a dialog, stays in it, and is restored', async () => {
    const before = document.body.appendChild(document.createElement('button'))
    before.textContent = 'before'
    const view = await render(<FormDialog />, where)
    const after = document.body.appendChild(document.createElement('button'))
    after.textContent = 'after'
    await userEvent.click(view.named('Open'))
    await expect.poll(focusedText).toBe('first')
    const seen: string[] = []
    for (let press = 0; press < 12; press += 1) {
      await userEvent.keyboard('{Tab}')
      seen.push(focusedText())
    }
    expect(seen.slice(0, 6)).toEqual(['second', 'More', 'Cancel', 'Close', 'first', 'second'])
    expect(seen).not.toContain('before')
    expect(seen).not.toContain('after')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(view.find('dialog').contains(focused())).toBe(true)
    await userEvent.keyboard('{Escape}')
    await view.gone('dialog')
    await expect.poll(focusedText).toBe('Open')
    before.remove()
    after.remove()
  })

  it('closes a menu in a dialog before the dialog', async () => {
    const view = await render(<FormDialog />, where)
    await userEvent.click(view.named('Open'))
    await view.shown('dialog')
    await userEvent.click(view.named('More'))
    await view.shown('[role=menu]')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focusedText).toBe('First')
    await userEvent.keyboard('{Escape}')
    await view.gone('[role=menu]')
    expect(view.root.querySelector('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await view.gone('dialog')
  })

  it('toggles a popover by its button and closes it on an outside click or focus elsewhere in the root', async () => {
    const view = await render(
      <>
        <Popover>
          <PopoverTrigger>
            <button type="button">Filter</button>
          </PopoverTrigger>
          <PopoverContent label="Filters">
            <input name="inside" />
          </PopoverContent>
        </Popover>
        <button type="button">Elsewhere</button>
      </>,
      where,
    )
    const shown = () => view.root.querySelector('[role=dialog]') !== null
    await userEvent.click(view.named('Filter'))
    await expect.poll(shown).toBe(true)
    await expect.poll(focusedText).toBe('inside')
    await userEvent.click(view.named('Filter'))
    await expect.poll(shown).toBe(false)
    await userEvent.click(view.named('Filter'))
    await expect.poll(focusedText).toBe('inside')
    await userEvent.click(view.named('Elsewhere'))
    await expect.poll(shown).toBe(false)
    await userEvent.click(view.named('Filter'))
    await expect.poll(focusedText).toBe('inside')
    view.named('Elsewhere').focus()
    await expect.poll(shown).toBe(false)
  })
})
