import type { StoryContext } from '@storybook/react-vite'
import { configure, expect, userEvent, waitFor, within } from 'storybook/test'

// The first story of a page waits for the platform to be ready, and a loaded machine takes its time.
configure({ asyncUtilTimeout: 30_000 })

/** A story's `play` function: checks what the story shows, or acts like a user. */
export type Play = (context: Pick<StoryContext, 'canvasElement'>) => Promise<void>

/** The story's own part of the page: inside the shadow root if it is a tag. */
export function shownIn(canvasElement: HTMLElement): HTMLElement {
  const tag = [...canvasElement.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.localName.startsWith('cw-') && element.shadowRoot,
  )
  return (tag?.shadowRoot?.querySelector('.cw-root') as HTMLElement | null) ?? canvasElement
}

/** Waits until all of these texts are visible and nothing is loading. */
export function shows(...words: string[]): Play {
  return ({ canvasElement }) =>
    waitFor(() => {
      const shown = shownIn(canvasElement)
      for (const word of words) expect(shown.textContent).toContain(word)
      expect(shown.querySelector('[aria-busy="true"]')).toBeNull()
    })
}

/** Checks that no button or link has these labels. */
export function lacks(...words: string[]): Play {
  return async ({ canvasElement }) => {
    for (const word of words) {
      const acts = [...shownIn(canvasElement).querySelectorAll('button, a, [role="menuitem"]')]
      expect(acts.filter((act) => act.textContent?.trim() === word)).toEqual([])
    }
  }
}

/** Checks that a table needs no scrolling to the side. */
export function fitsItsPlace(table: string): Play {
  return ({ canvasElement }) =>
    waitFor(() => {
      const box = within(shownIn(canvasElement)).getByRole('table', { name: table }).parentElement as HTMLElement
      expect(box.scrollWidth).toBe(box.clientWidth)
    })
}

/** Waits until an element is there and has faded in. */
export function visible(get: () => HTMLElement): Promise<void> {
  return waitFor(() => expect(get()).toBeVisible())
}

/** Runs checks one after another. */
export function both(...plays: Play[]): Play {
  return async (context) => {
    for (const play of plays) await play(context)
  }
}

/** Clicks a button by its label; the first if there are several. */
export async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  const [button] = await within(shownIn(canvasElement)).findAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
}
