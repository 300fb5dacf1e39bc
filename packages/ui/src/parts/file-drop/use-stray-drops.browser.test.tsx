import { render, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useStrayDrops } from './use-stray-drops.ts'

/** Drops a file, or a text, on an element. @returns whether the browser would open it */
function opens(target: EventTarget, what: 'file' | 'text' = 'file'): boolean {
  const dataTransfer = new DataTransfer()
  if (what === 'file') dataTransfer.items.add(new File(['tides'], 'tides.txt'))
  else dataTransfer.setData('text/plain', 'tides')
  return ['dragover', 'drop'].every((type) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, composed: true })),
  )
}

it('a file dropped beside a drop area doesn’t replace the page, as long as the area is there', () => {
  const { container } = render(
    <>
      <p>Beside</p>
      <input type="file" />
    </>,
  )
  const [beside, field] = [container.querySelector('p')!, container.querySelector('input')!]
  expect(opens(beside)).toBe(true)
  const { unmount } = renderHook(useStrayDrops)
  expect(opens(beside)).toBe(false)
  expect(opens(document.body)).toBe(false)
  // What the browser does with these is harmless.
  expect(opens(field)).toBe(true)
  expect(opens(beside, 'text')).toBe(true)
  unmount()
  expect(opens(beside)).toBe(true)
})
