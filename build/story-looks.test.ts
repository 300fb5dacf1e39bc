import { expect, it } from 'vitest'
import { joinLooks } from './story-looks.ts'

const file = (...stories: string[]) =>
  [`const meta: Meta = { play: shows('Maps') }`, 'export default meta', ...stories].join('\n')

/** Returns what is appended to the stories of a file, and which stories have no test. */
function joined(...stories: string[]) {
  const [below = '', ...untested] = [
    ...(joinLooks(file(...stories)) ?? '').matchAll(/(\w+): Story = \{ tags: \['!test'\],/g),
  ]
    .map(([, name]) => name)
    .toReversed()
  const text = joinLooks(file(...stories)) ?? ''
  const looks = [...text.matchAll(/^(\w+)\.parameters = .*name: '(\w+)'/gm)].map(
    ([, shown, name]) => `${name} of ${shown}`,
  )
  return { untested: [below, ...untested].filter(Boolean).toReversed(), looks }
}

it('assigns the looks of a widget to the first story with the same content', () => {
  expect(
    joined(
      `export const FirstUse: Story = { ...firstUse('Create app') }`,
      'export const Filled: Story = {}',
      `export const Dark: Story = { ...inDark }`,
      `export const Russian: Story = { ...inRussian, play: shows('Карты') }`,
    ),
  ).toEqual({ untested: ['Dark', 'Russian'], looks: ['Dark of Filled', 'Russian of Filled'] })
})

it('assigns a look to the story it names, otherwise to the first made of the same parts', () => {
  expect(
    joined(
      'export const Filled: Story = {}',
      `export const Rejected: Story = { args: { appId: '1' } }`,
      'export const RejectedInDark: Story = { ...Rejected, ...inDark }',
      `export const Accounts: Story = { ...accounts, play: shows('reports') }`,
      'export const AccountsNarrow: Story = { ...accounts, ...narrow }',
    ),
  ).toEqual({
    untested: ['RejectedInDark', 'AccountsNarrow'],
    looks: ['RejectedInDark of Rejected', 'AccountsNarrow of Accounts'],
  })
})

it('keeps the test of a story with content of its own', () => {
  expect(
    joinLooks(
      file(
        'export const Filled: Story = {}',
        'export const Wrapped: Story = { ...narrow, args: { wrap: true } }',
        'export const RightToLeft: Story = { globals: { direction: "rtl" } }',
        'export const Creating: Story = { ...acting, ...inDark, play: create }',
      ),
    ),
  ).toBeUndefined()
})

it('passes on the play function of a look, or that of all stories', () => {
  expect(joinLooks(file('export const Filled: Story = {}', 'export const Dark: Story = { ...inDark }'))).toContain(
    `{ name: 'Dark', globals: Dark.globals, play: Dark.play ?? meta.play }`,
  )
})
