import type { Loader } from '@storybook/react-vite'
import { createConsole, type Console } from '@console-widgets/core'
import type { FaultPlan, PageBrowser } from '@console-widgets/sandbox/page'
import { address, time } from 'virtual:console-widgets/page-dump'

/** The parameter `platform` of a story: whom and what it shows, on the real platform in this page. */
export interface StoryOnPlatform {
  /**
   * Who is signed in. Default: the holder of the demo team, who may do everything; `invited` is somebody of another
   * team whom the demo team asks to join.
   */
  person?: 'holder' | 'appAdministrator' | 'development' | 'finance' | 'invited'
  /** Shows the team that has nothing yet. */
  emptyTeam?: boolean
  /** Shows the demo project to somebody who is not signed in. */
  visitor?: boolean
  /** Trouble that the story has once it is on the screen. */
  faults?: FaultPlan
  /** Makes what the story needs beside the demo team's data. */
  prepare?: (console: Console) => Promise<unknown>
}

type PageModule = typeof import('@console-widgets/sandbox/page')

/** What a story with the parameter `platform` finds in its context's `loaded`. */
export interface LoadedStory {
  console: Console
  /** Lets time go by on the platform; resolves when all that was due has happened. */
  turnClock(milliseconds: number): Promise<void>
}

let started: ReturnType<typeof startPlatform> | undefined
let waiting: Promise<unknown> = Promise.resolve()
let shown: Console | undefined

/**
 * Gives a story with the parameter `platform` a console on the platform in this page. There is one for all stories of
 * the page; each begins with the demo team as it was, at the same time. On a docs page stories stand beside each other
 * and share its rows.
 */
export const platformLoader: Loader = async ({ parameters, viewMode }) => {
  const story = parameters.platform as StoryOnPlatform | undefined
  if (!story) return {}
  // One after the other: a reset must not come between another story and its session.
  const opened = waiting.then(() => openStory(story, viewMode !== 'docs'))
  waiting = opened.catch(() => undefined)
  return { console: await opened, turnClock } satisfies LoadedStory
}

async function turnClock(milliseconds: number): Promise<void> {
  const running = await started
  running?.clock.turn(milliseconds)
  await running?.page.platform.wake()
}

async function startPlatform() {
  const [module, dump] = await Promise.all([
    import('@console-widgets/sandbox/page'),
    fetch(address).then((answer) => answer.blob()),
  ])
  // Time is the same in every story, so that what it shows is the same each day.
  const clock = module.createTurnableClock(time)
  return { module, clock, page: await module.createPagePlatform({ clock, dump }) }
}

async function openStory(story: StoryOnPlatform, alone: boolean): Promise<Console> {
  started ??= startPlatform()
  const { module, clock, page } = await started
  if (alone) {
    shown?.close()
    clock.restart()
    await page.reset()
  }
  const browser = page.openBrowser()
  const console = createConsole({
    ...browser.consoleOptions,
    ...(story.visitor ? { address: demoProjectAddress } : {}),
  })
  shown = console
  if (!story.visitor) await signIn(story, console, browser, module)
  await story.prepare?.(console)
  browser.faults.set(story.faults ?? {})
  return console
}

async function signIn(
  story: StoryOnPlatform,
  console: Console,
  browser: PageBrowser,
  { demoAccounts, demoInvited, demoTeamId, freshTeamId }: PageModule,
): Promise<void> {
  if (story.person === 'invited') return void (await browser.signIn(demoInvited))
  await browser.signIn(demoAccounts[story.person ?? 'holder'])
  const session = await console.session.ensure()
  // Where stories stand beside each other, the person may come from another one's team.
  const wanted = story.emptyTeam ? freshTeamId : demoTeamId
  if (session?.teamId !== wanted) await console.session.switchTeam(wanted)
}

/** The demo project is told by its hash (R14); its visitor sends a product id in place of credentials (R15). */
const demoProjectAddress = () => new URL('https://stories.invalid/#/demoProject?productId=1')
