import type { Loader } from '@storybook/react-vite'
import { createConsole, type Console, type Language } from '@console-widgets/core'
import type { FaultPlan, PageBrowser } from '@console-widgets/sandbox/page'
import { startedPlatform } from './started-platform.ts'

/** Story parameter `platform`: the user and data, on the real platform in this page. */
export interface StoryOnPlatform {
  /**
   * The signed-in user. Default: the account holder of the demo team, with all permissions; `invited` is a member of
   * another team with an invitation to the demo team.
   */
  person?: 'holder' | 'appAdministrator' | 'development' | 'finance' | 'invited'
  /** Uses the team without any data. */
  emptyTeam?: boolean
  /** Shows the demo project to a signed-out visitor. */
  visitor?: boolean
  /** Faults that start once the story is on the screen. */
  faults?: FaultPlan
  /**
   * Creates additional data for the story, or finds what it is about: the story gets the result as `prepared`. It can
   * let time pass on the platform.
   */
  prepare?: (console: Console, turnClock: LoadedStory['turnClock']) => Promise<unknown>
}

type PageModule = typeof import('@console-widgets/sandbox/page')

/** Value of `loaded` in the context of a story with the parameter `platform`. */
export interface LoadedStory {
  console: Console
  /** What the story's `prepare` has returned. */
  prepared: unknown
  /** Advances the platform's clock; resolves when everything due has run. */
  turnClock(milliseconds: number): Promise<void>
}

let waiting: Promise<unknown> = Promise.resolve()
let shown: Console | undefined

/**
 * Gives a story with the parameter `platform` a console on the platform in this page. All stories on the page share it;
 * each starts with the original demo team, at the same time. On a docs page stories are shown together and share its
 * rows.
 */
export const platformLoader: Loader = async ({ parameters, globals, viewMode }) => {
  const story = parameters.platform as StoryOnPlatform | undefined
  if (!story) return {}
  // One at a time: a reset must not run between another story and its session.
  const opened = waiting.then(() => openStory(story, globals.language as Language, viewMode !== 'docs'))
  waiting = opened.catch(() => undefined)
  return { ...(await opened), turnClock } satisfies LoadedStory
}

async function turnClock(milliseconds: number): Promise<void> {
  const { clock, page } = await startedPlatform()
  clock.turn(milliseconds)
  await page.platform.wake()
}

async function openStory(
  story: StoryOnPlatform,
  language: Language,
  alone: boolean,
): Promise<Omit<LoadedStory, 'turnClock'>> {
  const { module, clock, page } = await startedPlatform()
  if (alone) {
    shown?.close()
    clock.restart()
    await page.reset()
  }
  const browser = page.openBrowser()
  const console = createConsole({
    ...browser.consoleOptions,
    // As tags do, in the language of the story.
    wordRefusal: async (refusal) =>
      language === 'en' ? {} : (await import('@console-widgets/elements/words')).wordRefusal(refusal, language),
    ...(story.visitor ? { address: demoProjectAddress } : {}),
  })
  shown = console
  if (!story.visitor) await signIn(story, console, browser, module)
  const prepared = await story.prepare?.(console, turnClock)
  browser.faults.set(story.faults ?? {})
  return { console, prepared }
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
  // On a docs page, the user may still be in the team of another story.
  const wanted = story.emptyTeam ? freshTeamId : demoTeamId
  if (session?.teamId !== wanted) await console.session.switchTeam(wanted)
}

/** The demo project is identified by its hash (R14); its visitor sends a product ID instead of credentials (R15). */
const demoProjectAddress = () => new URL('https://stories.invalid/#/demoProject?productId=demo')
