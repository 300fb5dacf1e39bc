import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DateTimeField } from '../../packages/ui/src/parts/date-time-field.tsx'
import { Dialog, DialogContent, DialogTrigger } from '../../packages/ui/src/parts/dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../packages/ui/src/parts/menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../packages/ui/src/parts/popover.tsx'
import { TabPanel, Tabs } from '../../packages/ui/src/parts/tabs.tsx'
import { Tooltip } from '../../packages/ui/src/parts/tooltip.tsx'
import { focused, focusedText, painted, removeRendered, render, type Rendered } from './shadow-harness.tsx'

afterEach(async () => {
  await removeRendered()
  for (const element of document.querySelectorAll('.hostile')) element.remove()
  document.documentElement.scrollTop = 0
  for (const element of [document.documentElement, document.body]) element.style.zoom = ''
})

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

function SmallPanel() {
  return (
    <Popover>
      <PopoverTrigger>
        <button type="button">More</button>
      </PopoverTrigger>
      <PopoverContent label="Panel">
        <p data-inside style={{ width: 100, height: 30 }}>
          Inside
        </p>
      </PopoverContent>
    </Popover>
  )
}

function Explained() {
  return (
    <Tooltip
      side="bottom"
      content={
        <p data-inside style={{ width: 100, height: 30 }}>
          Explains
        </p>
      }
    >
      <button type="button">More</button>
    </Tooltip>
  )
}

/** The element hit by a click in the middle of another: the element itself, unless something clips or covers it. */
function hit(view: Rendered, element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const scope = view.root instanceof ShadowRoot ? view.root : document
  return scope.elementFromPoint(left + width / 2, top + height / 2)
}

async function openMenu(view: Rendered) {
  await userEvent.click(view.named('More'))
  await view.shown('[role=menu]')
  return [...view.root.querySelectorAll('[role=menuitem]')]
}

function hostile(style: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.className = 'hostile'
  element.style.cssText = style
  return element
}

function Day() {
  const [day, setDay] = useState<number | undefined>(new Date(2026, 2, 31).getTime())
  return <DateTimeField dateOnly label="Day" value={day} onChange={setDay} />
}

describe('calendar of a date field', () => {
  it('is walked by keyboard, and gives the focus back with the day', async () => {
    const view = await render(<Day />)
    const button = 'Open calendar'
    const value = () => view.find<HTMLInputElement>('input').value
    const first = value()
    view.named(button).focus()
    await userEvent.keyboard('{Enter}')
    await view.shown('[role=grid]')
    await expect.poll(() => focused()?.textContent).toBe('31')
    await userEvent.keyboard('{Escape}')
    await view.gone('[role=grid]')
    expect([focusedText(), value()]).toEqual([button, first])

    await userEvent.keyboard(' ')
    await view.shown('[role=grid]')
    await expect.poll(() => focused()?.textContent).toBe('31')
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowRight}')
    await expect.poll(() => focused()?.textContent).toBe('22')
    await userEvent.keyboard('{Enter}')
    await view.gone('[role=grid]')
    expect(focusedText()).toBe(button)
    expect(value()).toContain('2026-02-22')
  })

  it('is above everything, changes its month by pointer, and closes by a click outside', async () => {
    const view = await render(<Day />, 'shadow', hostile('overflow:hidden;width:200px;height:90px;margin:20px'))
    await userEvent.click(view.named('Open calendar'))
    const grid = await view.shown('[role=grid]')
    const days = [...grid.querySelectorAll('button')]
    for (const day of [days[0]!, days.at(-1)!]) expect(day.contains(hit(view, day))).toBe(true)
    await userEvent.click(view.named('Next month'))
    // The days that the pointer has left don't take the focus from its button.
    expect(focusedText()).toBe('Next month')
    await userEvent.click([...grid.querySelectorAll('button')].find(({ tabIndex }) => tabIndex === 0)!)
    await view.gone('[role=grid]')
    expect(view.find<HTMLInputElement>('input').value).toContain('2026-04-30')
    await userEvent.click(view.named('Open calendar'))
    await view.shown('[role=grid]')
    await userEvent.click(document.body, { position: { x: 700, y: 700 } })
    await view.gone('[role=grid]')
  })
})

describe('menu', () => {
  it.each([
    ['overflow', 'overflow:hidden;width:200px;height:40px;margin:20px'],
    ['overflow and transform', 'overflow:hidden;width:200px;height:40px;transform:translate(60px,30px)'],
    ['containment and a filter', 'contain:paint;filter:blur(0);width:200px;height:40px;margin:50px'],
  ])('is not clipped by a host’s %s, and stays at its button', async (_, style) => {
    const view = await render(<ThreeItems />, 'shadow', hostile(style))
    const items = await openMenu(view)
    expect(items).toHaveLength(3)
    for (const item of items) expect(item.contains(hit(view, item))).toBe(true)
    const button = view.named('More').getBoundingClientRect()
    const menu = view.find('[role=menu]').getBoundingClientRect()
    expect(Math.abs(menu.left - button.left)).toBeLessThan(2)
    expect(Math.abs(menu.top - button.bottom - 4)).toBeLessThan(2)
  })

  it('is above a host’s z-index and native dialog', async () => {
    const cover = hostile('position:fixed;inset:0 0 0 300px;z-index:2147483647;background:white')
    const dialog = cover.parentElement!.appendChild(document.createElement('dialog'))
    dialog.className = 'hostile'
    dialog.showModal()
    const view = await render(<ThreeItems />, 'shadow', dialog)
    const items = await openMenu(view)
    for (const item of items) expect(item.contains(hit(view, item))).toBe(true)
  })

  it('keeps its ids within its root', async () => {
    const view = await render(<ThreeItems />)
    await openMenu(view)
    const trigger = view.named('More')
    const menu = view.find('[role=menu]')
    const root = view.root as ShadowRoot
    expect(root.getElementById(trigger.getAttribute('aria-controls')!)).toBe(menu)
    expect(root.getElementById(menu.getAttribute('aria-labelledby')!)).toBe(trigger)
  })

  it('leaves the top layer when it closes, and covers nothing while it is open', async () => {
    const view = await render(<ThreeItems />)
    const layer = view.find('[data-cw-layer]')
    expect(layer.matches(':popover-open')).toBe(false)
    await openMenu(view)
    expect(layer.matches(':popover-open')).toBe(true)
    expect(layer.getBoundingClientRect()).toMatchObject({ width: 0, height: 0 })
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => layer.matches(':popover-open')).toBe(false)
  })

  it('adds nothing to the page around its widget', async () => {
    const view = await render(<ThreeItems />)
    const around = () => [
      document.body.childElementCount,
      document.body.outerHTML.slice(0, 200),
      document.documentElement.getAttribute('style'),
    ]
    const before = around()
    await openMenu(view)
    expect(around()).toEqual(before)
  })

  it('is right-to-left where its page is, including its position', async () => {
    const view = await render(<ThreeItems />, 'shadow', hostile('direction:rtl;padding:20px 60px'))
    await openMenu(view)
    expect(getComputedStyle(view.find('[role=menuitem]')).direction).toBe('rtl')
    expect(
      Math.abs(
        view.find('[role=menu]').getBoundingClientRect().right - view.named('More').getBoundingClientRect().right,
      ),
    ).toBeLessThan(2)
  })

  it('closes on a click elsewhere on the page', async () => {
    const view = await render(<ThreeItems />)
    const elsewhere = hostile('width:100px;height:30px;margin-top:300px;background:silver')
    await openMenu(view)
    await userEvent.click(elsewhere)
    await view.gone('[role=menu]')
  })
})

function LongDialog({ persistent = false }: { persistent?: boolean }) {
  return (
    <>
      <button type="button">Sibling</button>
      <Dialog>
        <DialogTrigger>
          <button type="button">Open</button>
        </DialogTrigger>
        <DialogContent title="Long" description="Much to read" closeLabel="Close" persistent={persistent}>
          <ThreeItems />
          <p style={{ height: 3000 }}>A long text</p>
        </DialogContent>
      </Dialog>
    </>
  )
}

describe.each(['shadow', 'light'] as const)('dialog in the %s DOM', (where) => {
  async function open(view: Rendered) {
    await userEvent.click(view.named('Open'))
    return view.shown<HTMLDialogElement>('dialog')
  }

  it('scrolls by wheel, while the page behind it does not', async () => {
    hostile('height:5000px')
    const view = await render(<LongDialog />, where, document.body)
    document.body.prepend(view.host)
    const dialog = await open(view)
    const content = view.named('More').parentElement!
    await userEvent.wheel(content, { delta: { y: 300 } })
    await expect.poll(() => content.scrollTop).toBeGreaterThan(100)
    const heard = new Promise((resolve) => dialog.addEventListener('wheel', resolve, { once: true }))
    await userEvent.wheel(dialog.querySelector('h2')!, { delta: { y: 300 } })
    await heard
    await painted()
    expect(document.documentElement.scrollTop).toBe(0)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.documentElement.style.overflow).toBe('')
  })

  it('makes everything else inert: in its own root and on the page', async () => {
    const view = await render(<LongDialog />, where)
    const outside = hostile('').appendChild(document.createElement('button'))
    await open(view)
    for (const element of [view.named('Sibling'), outside]) {
      element.focus()
      expect(focused()).not.toBe(element)
      expect(hit(view, element)).not.toBe(element)
    }
  })

  it('has a name and a description, and is modal for screen readers', async () => {
    const view = await render(<LongDialog />, where)
    const dialog = await open(view)
    const scope = view.root instanceof ShadowRoot ? view.root : document
    expect(dialog.matches(':modal')).toBe(true)
    expect(dialog.getAttribute('role')).toBe('dialog')
    expect(scope.getElementById(dialog.getAttribute('aria-labelledby')!)!.textContent).toBe('Long')
    expect(scope.getElementById(dialog.getAttribute('aria-describedby')!)!.textContent).toBe('Much to read')
  })

  it('shows a menu above itself', async () => {
    const view = await render(<LongDialog />, where)
    await open(view)
    const items = await openMenu(view)
    for (const item of items) expect(item.contains(hit(view, item))).toBe(true)
  })

  it('closes on a backdrop click or Escape, unless it is persistent', async () => {
    const view = await render(<LongDialog />, where)
    const dialog = await open(view)
    const { right } = dialog.getBoundingClientRect()
    await userEvent.click(dialog, {
      position: { x: right - dialog.getBoundingClientRect().left + 30, y: 20 },
      force: true,
    })
    await view.gone('dialog')
    view.remove()

    const persistent = await render(<LongDialog persistent />, where)
    const kept = await open(persistent)
    await userEvent.click(kept, { position: { x: kept.getBoundingClientRect().width + 30, y: 20 }, force: true })
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Escape}')
    await painted()
    expect(kept.open).toBe(true)
    await userEvent.click(persistent.named('Close'))
    await persistent.gone('dialog')
  })

  it('restores the focus to the menu’s button if a menu item opened it', async () => {
    function FromMenu() {
      const [shown, setShown] = useState(false)
      return (
        <>
          <Menu>
            <MenuTrigger>
              <button type="button">More</button>
            </MenuTrigger>
            <MenuContent>
              <MenuItem onSelect={() => setShown(true)}>Rename</MenuItem>
            </MenuContent>
          </Menu>
          <Dialog open={shown} onOpenChange={setShown}>
            <DialogContent title="Rename">
              <input name="title" />
            </DialogContent>
          </Dialog>
        </>
      )
    }
    const view = await render(<FromMenu />, where)
    view.named('More').focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('Rename')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focusedText).toBe('title')
    await userEvent.keyboard('{Escape}')
    await expect.poll(focusedText).toBe('More')
  })
})

it('tabs are right-to-left where their page is, including their keys', async () => {
  const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))
  const view = await render(
    <Tabs label="Parts" tabs={tabs}>
      <TabPanel value="One">First</TabPanel>
    </Tabs>,
    'shadow',
    hostile('direction:rtl'),
  )
  expect(getComputedStyle(view.find('[role=tabpanel]')).direction).toBe('rtl')
  view.named('One').focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focusedText).toBe('Two')
})

/** Without it, a browser measures an element in pixels of its own, which its zoom doesn't change. */
const measuresInWindowPixels = 'currentCSSZoom' in Element.prototype

describe.each([
  ['html', 2],
  ['body', 0.5],
  ['ancestor', 2],
  ['ancestor', 0.5],
] as const)('zoom of the %s by %d', (where, zoom) => {
  /** Measured pixels for each pixel of the element, and for each of the window. */
  const [scale, ofWindow] = measuresInWindowPixels ? [zoom, 1] : [1, 1 / zoom]

  async function renderZoomed(children: ReactNode) {
    const around = hostile('padding:20px 0 0 60px')
    const zoomed = where === 'html' ? document.documentElement : where === 'body' ? document.body : around
    zoomed.style.zoom = `${zoom}`
    return render(children, 'shadow', around)
  }

  it.each([
    { kind: 'menu', shown: <ThreeItems />, inside: '[role=menuitem]', height: 32 },
    { kind: 'dialog', shown: <SmallPanel />, inside: '[data-inside]', height: 30 },
    { kind: 'tooltip', shown: <Explained />, inside: '[data-inside]', height: 30 },
  ])('keeps a $kind next to its button, and scales it', async ({ kind, shown, inside, height }) => {
    const view = await renderZoomed(shown)
    await userEvent.keyboard('{Tab}')
    view.named('More').focus()
    if (kind !== 'tooltip') await userEvent.keyboard('{Enter}')
    const [button, box] = [view.named('More'), await view.shown(`[role=${kind}]`)].map((element) =>
      element.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    expect(Math.abs(box.top - button.bottom - 5)).toBeLessThan(2)
    const [start, end] =
      kind === 'tooltip' ? [box.left + box.right, button.left + button.right] : [box.left, button.left]
    expect(Math.abs(start - end)).toBeLessThan(2)
    expect(Math.abs(view.find(inside).getBoundingClientRect().height - height * scale)).toBeLessThan(1)
  })

  it('keeps a dialog within the window, with its content reachable by scrolling', async () => {
    const view = await renderZoomed(<LongDialog />)
    // By key: where a browser measures in pixels of its own, a driver's mouse would miss the button.
    view.named('Open').focus()
    await userEvent.keyboard('{Enter}')
    const { left, top, right, bottom } = (await view.shown('dialog')).getBoundingClientRect()
    // Without the scroll bars, which take space in some browsers.
    const [width, height] = [visualViewport!.width * ofWindow, visualViewport!.height * ofWindow]
    expect([left, top, width - right, height - bottom].map((space) => space >= 15 * scale)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(Math.abs(left - (width - right))).toBeLessThan(2)
  })
})

describe('tooltip', () => {
  it('stays when focusing its control has scrolled it into view', async () => {
    const above = hostile('height:2000px')
    const [first] = ['First', 'Second'].map((text) => {
      const button = above.appendChild(document.createElement('button'))
      button.textContent = text
      return button
    })
    const view = await render(<Explained />, 'shadow', hostile('padding:200px'))
    first!.focus()
    // Firefox shows the focus that a script sets only if the one before came from the keyboard.
    await userEvent.keyboard('{Tab}')
    expect(focusedText()).toBe('Second')
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
    view.named('More').focus()
    await scrolled
    await painted()
    expect(document.documentElement.scrollTop).toBeGreaterThan(0)
    const tooltip = await view.shown('[role=tooltip]')
    expect(tooltip.contains(hit(view, tooltip))).toBe(true)
  })

  it('shows on focus, unclipped, and hides when its root scrolls', async () => {
    const view = await render(
      <div data-scroller style={{ overflow: 'auto', height: 60 }}>
        <Tooltip content="Explains">
          <button type="button">Control</button>
        </Tooltip>
        <p style={{ height: 500 }}>Far below</p>
      </div>,
      'shadow',
      hostile('overflow:hidden;height:60px;margin-top:40px'),
    )
    await userEvent.keyboard('{Tab}')
    view.named('Control').focus()
    const tooltip = (await view.shown('[role=tooltip]')).parentElement!
    expect(tooltip.contains(hit(view, tooltip))).toBe(true)
    view.find('[data-scroller]').scrollTop = 40
    await view.gone('[role=tooltip]')
  })
})
