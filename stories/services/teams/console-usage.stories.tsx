import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConsoleUsage } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { storiesOfList } from '../stories-of-list.ts'

/** What the console reports about the team’s use of it. */
const meta: Meta<typeof ConsoleUsage> = {
  title: 'Services/Teams/ConsoleUsage',
  component: ConsoleUsage,
}

export default meta

const list = storiesOfList({
  tags,
  tag: 'cw-console-usage',
  call: 'teams.',
  field: 'pageId',
  record: 'relational-database.database',
  shown: ['Services opened', 'Cloud storage', '2 sessions, 2 members'],
  empty: 'No page views yet',
  acts: [],
  offers: false,
  words: { ru: 'Открытые сервисы', cn: '打开过的服务' },
})

export const Filled: StoryObj = list.Filled
export const FirstUse: StoryObj = list.FirstUse
export const NoMatch: StoryObj = list.NoMatch
export const Unavailable: StoryObj = list.Unavailable
export const AsTag: StoryObj = list.AsTag
export const Dark: StoryObj = list.Dark
export const Russian: StoryObj = list.Russian
export const Chinese: StoryObj = list.Chinese
export const Narrow: StoryObj = list.Narrow
