import { expect, it } from 'vitest'
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
