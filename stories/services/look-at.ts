import type { StoryContext } from '@storybook/react-vite'
import { configure, expect, userEvent, waitFor, within } from 'storybook/test'

// The first story of a page waits for the platform to be ready, and a loaded machine takes its time.
configure({ asyncUtilTimeout: 30_000 })

/** What a story's `play` is: it looks at what the story shows, or acts like a person. */
export type Play = (context: Pick<StoryContext, 'canvasElement'>) => Promise<void>

/** The story's own part of the page: that in the shadow root of its tag, if it is one. */
export function shownIn(canvasElement: HTMLElement): HTMLElement {
  const tag = [...canvasElement.querySelectorAll<HTMLElement>('*')].find(
    (element) => element.localName.startsWith('cw-') && element.shadowRoot,
  )
  return (tag?.shadowRoot?.querySelector('.cw-root') as HTMLElement | null) ?? canvasElement
}

/** Waits until all of these words are on the screen and nothing is being loaded. */
export function shows(...words: string[]): Play {
  return ({ canvasElement }) =>
    waitFor(() => {
      const shown = shownIn(canvasElement)
      for (const word of words) expect(shown.textContent).toContain(word)
      expect(shown.querySelector('[aria-busy="true"]')).toBeNull()
    })
}

/** Looks that no button or link says these words. */
export function lacks(...words: string[]): Play {
  return async ({ canvasElement }) => {
    for (const word of words) {
      const acts = [...shownIn(canvasElement).querySelectorAll('button, a, [role="menuitem"]')]
      expect(acts.filter((act) => act.textContent?.trim() === word)).toEqual([])
    }
  }
}

/** Waits until something is there and has faded in. */
export function visible(get: () => HTMLElement): Promise<void> {
  return waitFor(() => expect(get()).toBeVisible())
}

/** One look after another. */
export function both(...plays: Play[]): Play {
  return async (context) => {
    for (const play of plays) await play(context)
  }
}

/** Presses a button by its name, the first if there are several. */
export async function press(canvasElement: HTMLElement, name: string): Promise<void> {
  const [button] = await within(shownIn(canvasElement)).findAllByRole('button', { name })
  await userEvent.click(button as HTMLElement)
}
