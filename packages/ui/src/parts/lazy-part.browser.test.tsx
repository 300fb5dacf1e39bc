import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../testing/render-widget.tsx'
import { lazyDialog } from './lazy-dialog.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useState } from 'react'

it('a part that could not be loaded is loaded again on a retry', async () => {
  let isDown = true
  let attempts = 0
  const Part = lazyPart(async () => {
    attempts += 1
    if (isDown) throw new Error('Failed to fetch dynamically imported module')
    return ({ name }: { name: string }) => <p>Here is {name}</p>
  })
  const view = await renderWidget(<p>Nothing yet</p>)
  view.rerender(<Part name="the part" />)
  const press = async () => userEvent.click(await view.findByRole('button', { name: 'Try again' }))
  await press()
  expect(await view.findByRole('alert')).toBeTruthy()
  expect(attempts).toBe(2)
  isDown = false
  await press()
  await view.findByText('Here is the part')
})

/** Lets the time until the next retry pass at once. */
function hurry() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return () => vi.advanceTimersByTimeAsync(10_000)
}

it('a part that could not be loaded is loaded again by itself until it is', async () => {
  let attempts = 0
  const Part = lazyPart(async () => {
    attempts += 1
    if (attempts < 3) throw new Error('Failed to fetch dynamically imported module')
    return () => <p>Here it is</p>
  })
  const view = await renderWidget(<p>Nothing yet</p>)
  const pass = hurry()
  view.rerender(<Part />)
  await expect.poll(() => pass().then(() => view.queryByText('Here it is'))).not.toBeNull()
  expect(attempts).toBe(3)
})

it('a part that fails when it runs isn’t run again by itself', async () => {
  let runs = 0
  const Part = () => {
    runs += 1
    throw new Error('a defect')
  }
  const view = await renderWidget(<p>Nothing yet</p>)
  const pass = hurry()
  view.rerender(<Part />)
  await expect.poll(() => view.queryByRole('alert')).not.toBeNull()
  const before = runs
  await pass()
  expect(runs).toBe(before)
})

const unloadable = async (): Promise<() => null> => {
  throw new Error('Failed to fetch dynamically imported module')
}

it('what is around a part that could not be loaded stays, with what has been typed', async () => {
  const Part = lazyPart(unloadable)
  function Editor() {
    const [shown, setShown] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setShown(true)}>
          Details
        </button>
        {shown ? <Part /> : null}
      </>
    )
  }
  const view = await renderWidget(<Editor />)
  const input = await view.findByLabelText('Name')
  await userEvent.fill(input, 'Tide tables')
  await userEvent.click(await view.findByRole('button', { name: 'Details' }))
  expect((await view.findByRole('alert')).textContent).toContain('This part can’t be loaded')
  expect(view.getByLabelText('Name')).toBe(input)
  expect(input).toHaveProperty('value', 'Tide tables')
})

it('a dialog that could not be loaded says so and closes, and opening it again is the next try', async () => {
  let isDown = true
  const Dialog = lazyDialog(async () => {
    if (isDown) await unloadable()
    return (_props: { open: boolean; onOpenChange: (open: boolean) => void }) => <p>The dialog</p>
  })
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {open ? 'Opened' : 'Open'}
        </button>
        <Dialog open={open} onOpenChange={setOpen} />
      </>
    )
  }
  const view = await renderWidget(<Opener />)
  const press = async () => userEvent.click(await view.findByRole('button', { name: 'Open' }))
  await press()
  await view.findByText('This part can’t be loaded. Check the connection.')
  await press()
  await view.findByRole('button', { name: 'Open' })
  expect(await view.findAllByText('This part can’t be loaded. Check the connection.')).toHaveLength(1)
  expect(view.queryByRole('button', { name: 'Try again' })).toBeNull()
  isDown = false
  await press()
  await view.findByText('The dialog')
  await expect.poll(() => view.queryByText('This part can’t be loaded. Check the connection.')).toBeNull()
})
