import { render } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { WidgetRoot } from '../../embedding/widget-root.tsx'
import { quietConsole } from '../../testing/sample-console.ts'
import type { Command } from './command.ts'
import { CommandDialog } from './command-palette.tsx'

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  run: () => {},
  ...more,
})
const commands = [
  command('help', 'How do I read the weather map?', { last: true }),
  // Has the letters of “weather” in order.
  command('letters', 'Show each store listing before the review'),
  command('page', 'Weather reports'),
]

async function shownFor(typed: string, search: () => Promise<Command[]>) {
  const { findByRole, findAllByRole, unmount } = render(
    <WidgetRoot console={quietConsole()} language="en">
      <CommandDialog commands={commands} search={search} shortcuts={false} onClose={() => {}} />
    </WidgetRoot>,
  )
  await userEvent.type(await findByRole('combobox'), typed)
  await expect.poll(async () => (await findAllByRole('option')).length).toBe(3)
  const labels = (await findAllByRole('option')).map(({ textContent }) => textContent)
  unmount()
  return labels
}

it('shows what the search finds above help, and no guesses beside it', async () => {
  const search = async () => [command('app', 'Northwind Weather')]
  expect(await shownFor('weather', search)).toEqual([
    'Weather reports',
    'Northwind Weather',
    'How do I read the weather map?',
  ])
})
