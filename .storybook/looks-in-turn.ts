import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { showAs } from './shown-globals.ts'

/** A story that differs from another in its look alone, as the parameter `looks` of that one has it in a test. */
interface Look {
  name: string
  globals: StoryContext['globals']
  play?: (context: StoryContext) => Promise<void>
}

/**
 * Goes through the looks of a story after its own `play`, on the same mount: each is looked at by the look's `play` and
 * by axe. Only tests have them; at the end the story is as it was, for what looks at it next.
 */
export async function goThroughLooks(context: StoryContext): Promise<void> {
  const looks = (context.parameters.looks ?? []) as Look[]
  if (looks.length === 0) return
  try {
    for (const look of looks) await lookAt(context, look)
  } finally {
    showAs()
  }
  await settled()
}

async function lookAt(context: StoryContext, { name, globals, play }: Look): Promise<void> {
  const shown = { ...context, globals: { ...context.globals, ...globals } }
  try {
    await change(shown)
    await play?.(shown)
    await settled()
    await lookWithAxe(shown)
  } catch (error) {
    throw new Error(`In the look ${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** Shows a story with the globals of a context. */
async function change(context: StoryContext): Promise<void> {
  const { canvasElement } = context
  const language = () => canvasElement.querySelector<HTMLElement>('.cw-root')?.lang
  const before = { language: language(), words: canvasElement.textContent }
  showAs(context)
  await settled()
  // Messages of a language are loaded when they are wanted, and the words before stay until then.
  if (language() === before.language) return
  await waitFor(() => expect(canvasElement.textContent).not.toBe(before.words))
  await settled()
}

/** Frames until what a change leads to is on the screen: what is measured in one is set right in the next. */
const framesOfChange = 3

async function settled(): Promise<void> {
  for (let frame = 0; frame < framesOfChange; frame++) await new Promise(requestAnimationFrame)
}
