import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog, DialogContent, DialogTrigger } from '../../packages/ui/src/parts/dialog.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../packages/ui/src/parts/menu.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '../../packages/ui/src/parts/popover.tsx'
import { TabPanel, Tabs } from '../../packages/ui/src/parts/tabs.tsx'
import { Tooltip } from '../../packages/ui/src/parts/tooltip.tsx'
import { removeRendered, render } from './shadow-harness.tsx'

afterEach(removeRendered)

it('needs no inline style under style-src self', async () => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'"
  document.head.append(policy)
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', (event) =>
    refused.push(`${event.violatedDirective} ${event.sample}`),
  )

  const view = await render(
    <>
      <Tooltip content="Explains">
        <button type="button">Control</button>
      </Tooltip>
      <Tabs label="Tabs" tabs={[{ value: 'one', label: 'One' }]}>
        <TabPanel value="one">Panel</TabPanel>
      </Tabs>
      <Popover>
        <PopoverTrigger>
          <button type="button">Filter</button>
        </PopoverTrigger>
        <PopoverContent label="Filters">
          <input name="inside" />
        </PopoverContent>
      </Popover>
      <Dialog>
        <DialogTrigger>
          <button type="button">Open</button>
        </DialogTrigger>
        <DialogContent title="Dialog" closeLabel="Close">
          <Menu>
            <MenuTrigger>
              <button type="button">More</button>
            </MenuTrigger>
            <MenuContent>
              <MenuItem>First</MenuItem>
            </MenuContent>
          </Menu>
        </DialogContent>
      </Dialog>
    </>,
  )
  view.named('Control').focus()
  await view.shown('[role=tooltip]')
  await userEvent.click(view.named('Filter'))
  await view.shown('[role=dialog]')
  await userEvent.click(view.named('Open'))
  await view.shown('dialog')
  await userEvent.click(view.named('More'))
  await view.shown('[role=menu]')
  expect(refused).toEqual([])
  expect(getComputedStyle(view.find('dialog')).display).toBe('flex')

  // The policy is active: what widgets must not do is blocked.
  view.root.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))
  await expect.poll(() => refused).toHaveLength(1)
})
