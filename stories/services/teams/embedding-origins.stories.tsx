import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmbeddingOriginList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { userEvent, within } from 'storybook/test'
import { press, shows, visible } from '../look-at.ts'
import { acting } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Origins whose pages may embed the team’s widgets. */
const meta: Meta<typeof EmbeddingOriginList> = {
  title: 'Services/Teams/EmbeddingOriginList',
  component: EmbeddingOriginList,
  parameters: { platform: {} },
  play: shows('https://partners.northwind.example', '内部门户'),
}

export default meta
type Story = StoryObj<typeof EmbeddingOriginList>

const list = storiesOfList({
  tags,
  tag: 'cw-embedding-origins',
  call: 'teams.embedding-origin.list',
  field: 'note',
  record: 'https://partners.northwind.example',
  empty: 'No origins yet',
  acts: ['Add origin'],
  words: { ru: 'Источник', cn: '来源' },
})

export const Filled: StoryObj = list.Filled
export const FirstUse: StoryObj = list.FirstUse
export const NoMatch: StoryObj = list.NoMatch
export const Unavailable: StoryObj = list.Unavailable
export const OnlyLooking: StoryObj = list.OnlyLooking
export const DemoVisitor: StoryObj = list.DemoVisitor
export const AsTag: StoryObj = list.AsTag
export const Dark: StoryObj = list.Dark
export const Russian: StoryObj = list.Russian
export const Chinese: StoryObj = list.Chinese
export const Narrow: StoryObj = list.Narrow

/** An address with a path is refused at its field, and its origin is added. */
export const Adding: Story = {
  ...acting,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await press(canvasElement, 'Add origin')
    const dialog = within(await page.findByRole('dialog'))
    const origin = await dialog.findByRole('textbox', { name: /^Origin/ })
    await userEvent.type(origin, 'https://portal.example/page')
    await userEvent.click(dialog.getByRole('button', { name: 'Add origin' }))
    await visible(() => dialog.getByText('Enter only scheme, host, and port, with https: https://portal.example'))
    await userEvent.clear(origin)
    await userEvent.type(origin, 'https://portal.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Add origin' }))
    await visible(() => page.getByTitle('https://portal.example'))
  },
}
