import type { StoryContext, StoryObj } from '@storybook/react-vite'
import { writeFilter } from '@console-widgets/data'
import type { StoryOnPlatform } from '../../.storybook/platform-loader.ts'
import { both, lacks, shows } from './look-at.ts'

// What the stories of all widgets share: the user and the data, on the real platform in the page.
// `export const Dark: Story = { ...inDark }` adds one of them; a story's own `play` checks what it shows.

type Look = Pick<StoryObj, 'parameters' | 'globals' | 'play' | 'tags'>

const onPlatform = (platform: StoryOnPlatform, sentence: string): Look => ({
  parameters: { platform, docs: { description: { story: sentence } } },
})

/** A new team without data. */
export const firstUse = (...words: string[]): Look => ({
  ...onPlatform({ emptyTeam: true }, 'A team that has nothing yet: what this is for, and the first thing to do.'),
  play: shows(...words),
})

/** A list whose filter matches nothing. */
export const noMatch = (field: string): Look => ({
  parameters: {
    route: `/?filter=${encodeURIComponent(writeFilter({ field, operator: '~', value: 'nothing of this name' }))}`,
    docs: { description: { story: 'The URL contains a filter that matches nothing.' } },
  },
  play: shows('Nothing matches these filters'),
})

/** The platform answers some calls with an error. */
export const failing = (calls: string): Look => ({
  ...onPlatform({ faults: { errorRate: 1, calls } }, 'The platform fails: shows the error and a retry button.'),
  play: shows('Something went wrong on the platform'),
})

/** The finance role, which changes only prices: other actions are hidden. */
export const onlyLooking = (words: string, ...absent: string[]): Look => ({
  ...onPlatform({ person: 'finance' }, 'A role without the permission doesn’t see the actions.'),
  play: both(shows(words), lacks(...absent)),
})

/** An anonymous visitor of the demo project. */
export const demoVisitor = (words: string, ...absent: string[]): Look => ({
  ...onPlatform({ visitor: true }, 'An anonymous visitor sees the demo project without being able to change it.'),
  play: both(shows(words), lacks(...absent)),
})

/** Variations of the same content are left out of the docs page, where each would be another widget. */
const variant = (globals: StoryContext['globals']): Look => ({ globals, tags: ['!autodocs'] })

/** An interactive story: on the docs page, where no one interacts, it would be a duplicate. */
export const acting: Look = { tags: ['!autodocs'] }

export const inDark = variant({ theme: 'dark' })
export const inRussian = variant({ language: 'ru' })
export const inChinese = variant({ language: 'cn' })
export const narrow = variant({ width: '360' })
/** Russian words are the longest. */
export const narrowInRussian = variant({ width: '360', language: 'ru' })
