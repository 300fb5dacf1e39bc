import { afterEach as lookWithAxe } from '@storybook/addon-a11y/preview'
import { type Language, languageTag } from '@console-widgets/core'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { axeOptionsOf } from './axe-of-look.ts'
import { endedAnimations } from './ended-animations.ts'
import { inTests } from './in-tests.ts'
import { showAs } from './shown-globals.ts'

/**
 * A variant of a story that differs only in its look. In tests, the parameter `looks` of the story lists its variants.
 */
interface Look {
  name: string
  globals: StoryContext['globals']
  play?: (context: StoryContext) => Promise<void>
}

/**
 * Runs through the looks of a story after its `play` function, on the same mount: each look's `play` and axe. Only in
 * tests. At the end the story is reset for the checks that follow, which find nothing in motion.
 */
export async function goThroughLooks(context: StoryContext): Promise<void> {
  if (inTests) await endedAnimations(context.canvasElement)
  const looks = (context.parameters.looks ?? []) as Look[]
  if (looks.length === 0) return
  if (!inTests) throw new Error('in-tests.ts no longer recognizes a run of stories as tests, which axe would slow down')
  try {
    for (const look of looks) await lookAt(context, look)
  } finally {
    showAs()
  }
  await settled()
}

async function lookAt(context: StoryContext, { name, globals, play }: Look): Promise<void> {
  const { a11y } = context.parameters
  const parameters = {
    ...context.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, ...axeOptionsOf(globals) } },
  }
  const shown = { ...context, parameters, globals: { ...context.globals, ...globals } }
  try {
    await change(shown)
    await play?.(shown)
    await settled()
    await lookWithAxe(shown)
  } catch (error) {
    throw new Error(`In the look ${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** Applies the globals of a context to a story. */
async function change(context: StoryContext): Promise<void> {
  const { canvasElement } = context
  const language = () => canvasElement.querySelector<HTMLElement>('.cw-root')?.lang
  const before = { language: language(), words: canvasElement.textContent }
  showAs(context)
  await settled()
  const wanted = languageTag(context.globals.language as Language)
  if (before.language === undefined || before.language === wanted) return
  // Messages of a language load on demand, and the previous language stays until then.
  await waitFor(() => expect(language()).toBe(wanted))
  await waitFor(() => expect(canvasElement.textContent).not.toBe(before.words))
  await settled()
}

/** Number of frames until a change is on the screen: one measures, the next corrects. */
const framesOfChange = 3

async function settled(): Promise<void> {
  for (let frame = 0; frame < framesOfChange; frame++) await new Promise(requestAnimationFrame)
}
