import { expect, it } from 'vitest'
import type { Command } from './command.ts'
import { groupCommands, rankCommands } from './rank-commands.ts'

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  run: () => {},
  ...more,
})
const commands = [
  command('create', 'Create app', { group: 'Actions' }),
  command('apps', 'Apps', { group: 'Pages', keywords: 'apps.list' }),
  command('weather', 'Weather', { group: 'Apps', keywords: '108370001' }),
  command('map', 'Heat map', { group: 'Apps' }),
  command('bucket', '创建存储桶', { group: 'Actions' }),
]
const found = (typed: string) => rankCommands(commands, typed).map(({ id }) => id)

it('finds commands by label or keyword, the closest first', () => {
  expect(found('app')).toEqual(['apps', 'create'])
  expect(found('108370001')).toEqual(['weather'])
  expect(found('apps.list')).toEqual(['apps'])
  expect(found('存储')).toEqual(['bucket'])
  expect(found('APP create')).toEqual(['create'])
  expect(found('weather apps')).toEqual(['weather'])
})

it('finds by letters in order only if nothing is closer', () => {
  expect(found('hmp')).toEqual(['map'])
  expect(found('ate')).toEqual(['create'])
  expect(found('xyz')).toEqual([])
  expect(rankCommands(commands, 'hmp', true)).toEqual([])
})

it('keeps the commands of a group together, in the order of the best', () => {
  expect(groupCommands(rankCommands(commands, '')).map(({ id }) => id)).toEqual([
    'create',
    'bucket',
    'apps',
    'weather',
    'map',
  ])
})
