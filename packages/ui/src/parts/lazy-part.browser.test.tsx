import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../testing/render-widget.tsx'
import { lazyPart } from './lazy-part.ts'

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
