import { type Browser, chromium, type Page } from 'playwright-core'
import { pictureLooks } from '../../.storybook/picture-looks.ts'
import type {} from '../../.storybook/picture-page.ts'
import { browserArguments, findBrowser } from '../find-browser.mjs'
import { serveFolder } from './serve-folder.ts'
import type { PicturedStory } from './stories.ts'

/** Pictures of one story by look, or why there are none. */
export interface StoryPictures {
  story: PicturedStory
  pictures: Map<string, Buffer>
  failure?: string
}

export interface PicturePlan {
  /** A built Storybook. */
  storybook: string
  stories: readonly PicturedStory[]
  /** Names of looks. */
  looks: readonly string[]
  /** Time in milliseconds since 1970 after which no further story is begun. */
  until: number
  /** Is called after each story, in no particular order. */
  onTaken: (taken: StoryPictures) => void
}

/** Time of the browser's clock, so that relative times are the same in every run. */
const pictureTime = new Date('2026-03-02T09:00:00Z')

/** Stories after which a page is opened anew, so that its memory doesn't grow. */
const storiesOfPage = 60

/** Pages that take pictures at the same time. */
const pages = 2

/** Takes the pictures of stories, each mounted once and shown in each look. Returns the stories left over. */
export async function takePictures(plan: PicturePlan): Promise<PicturedStory[]> {
  const { address, close } = await serveFolder(plan.storybook)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const waiting = [...plan.stories]
  try {
    await Promise.all(Array.from({ length: pages }, () => takeInTurn(browser, address, waiting, plan)))
  } finally {
    await browser.close()
    close()
  }
  return waiting
}

async function takeInTurn(
  browser: Browser,
  address: string,
  waiting: PicturedStory[],
  { looks, until, onTaken }: PicturePlan,
): Promise<void> {
  while (waiting.length > 0 && Date.now() < until) {
    const page = await openPreview(browser, address)
    for (let taken = 0; taken < storiesOfPage && waiting.length > 0 && Date.now() < until; taken += 1) {
      const story = waiting.shift() as PicturedStory
      const pictures = new Map<string, Buffer>()
      try {
        await page.setViewportSize({ width: 1280, height: 800 })
        const isFixed = await page.evaluate((id) => window.picturePage?.show(id), story.id)
        for (const look of isFixed ? ['own'] : looks) pictures.set(look, await takePicture(page, story.id, look))
        onTaken({ story, pictures })
      } catch (error) {
        onTaken({ story, pictures: new Map(), failure: (error as Error).message.split('\n')[0] ?? '' })
        break
      }
    }
    await page.close()
  }
}

async function openPreview(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  page.setDefaultTimeout(120_000)
  await page.clock.setFixedTime(pictureTime)
  await page.addInitScript('let seed = 1; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647')
  await page.goto(`${address}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => window.picturePage !== undefined)
  return page
}

async function takePicture(page: Page, id: string, name: string): Promise<Buffer> {
  const look = pictureLooks[name]
  if (look) await page.setViewportSize({ width: look.width, height: 800 })
  await page.evaluate(([story, shown]) => window.picturePage?.settle(story, shown), [id, look] as const)
  let [before, now] = [await shoot(page), await shoot(page)]
  // What still moves, such as a drawing that follows its container, is waited for.
  for (let attempt = 0; attempt < 5 && !before.equals(now); attempt += 1) {
    await page.waitForTimeout(100)
    ;[before, now] = [now, await shoot(page)]
  }
  return now
}

const shoot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
