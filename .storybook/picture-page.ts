import { addons } from 'storybook/preview-api'
import type { PictureLook } from './picture-looks.ts'
import { unvaried } from './picture-looks.ts'
import { showAs } from './shown-globals.ts'

/** What `npm run pictures` uses in the page of stories. */
export interface PicturePage {
  /**
   * Shows a story and waits until its `play` function has ended. Returns whether the story itself determines how it
   * looks. @throws Error if it fails
   */
  show(id: string): Promise<boolean>
  /** Switches the look of the mounted story, and waits for what is loading. Without a look, it only waits. */
  settle(id: string, look: PictureLook | undefined): Promise<void>
}

declare global {
  interface Window {
    picturePage?: PicturePage
    __STORYBOOK_PREVIEW__?: { currentRender?: { story?: { storyGlobals?: object } } }
  }
}

/** Events of Storybook that say that a story failed. */
const failures = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']

/** Number of frames to wait for what is loading. */
const patience = 180

/** Number of frames in which nothing may change before a picture is taken. */
const framesAtRest = 6

/** Lets `npm run pictures` take all pictures of a story on a single mount. */
export function offerPictures(): void {
  window.picturePage = { show, settle }
}

async function show(id: string): Promise<boolean> {
  showAs()
  await new Promise<void>((resolve, reject) => {
    const channel = addons.getChannel()
    const end = (error?: Error) => {
      clearTimeout(timer)
      channel.off('storyFinished', finish)
      for (const event of failures) channel.off(event, fail)
      if (error) reject(error)
      else resolve()
    }
    const finish = ({ storyId, status }: { storyId: string; status: string }) => {
      if (storyId === id) end(status === 'error' ? new Error('Its play function failed') : undefined)
    }
    const fail = (cause?: { message?: string; description?: string }) =>
      end(new Error(cause?.message ?? cause?.description ?? 'It could not be shown'))
    const timer = setTimeout(() => end(new Error('It was not finished after a minute')), 60_000)
    channel.on('storyFinished', finish)
    for (const event of failures) channel.on(event, fail)
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  })
  return Object.keys(window.__STORYBOOK_PREVIEW__?.currentRender?.story?.storyGlobals ?? {}).length > 0
}

async function settle(id: string, look: PictureLook | undefined): Promise<void> {
  if (look) showAs({ id, globals: { ...unvaried, theme: look.theme, language: look.language } })
  await document.fonts.ready
  let [text, since] = ['', 0]
  for (let frame = 0; frame < patience && frame - since < framesAtRest; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const now = shownText()
    // A widget is empty while its own messages load, after those of its root.
    if (now === '' || now !== text || !isSettled(look)) since = frame
    text = now
  }
}

/** Text of the story; that of a tag is in its shadow root. */
function shownText(): string {
  const root = document.querySelector('#storybook-root')
  const tag = [...(root?.querySelectorAll('*') ?? [])].find(({ shadowRoot }) => shadowRoot)
  return (tag?.shadowRoot ?? root)?.textContent ?? ''
}

/** Whether nothing is loading, and the messages of the language are there. */
function isSettled(look: PictureLook | undefined): boolean {
  const root = document.querySelector<HTMLElement>('#storybook-root .cw-root')
  const tag = look?.language === 'cn' ? 'zh' : look?.language
  return (!tag || !root || root.lang.startsWith(tag)) && !document.querySelector('#storybook-root [aria-busy="true"]')
}
