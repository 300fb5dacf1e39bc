import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WidgetRoot } from '../embedding/widget-root.tsx'
import { quietConsole } from '../testing/sample-console.ts'
import { usePunctuation } from './use-punctuation.ts'

function Facts() {
  const { labelled, list } = usePunctuation()
  return <p>{labelled('A', list(['b', 'c']))}</p>
}

it.each([
  ['cn', 'A：b、c'],
  ['en', 'A: b, c'],
  ['ru', 'A: b, c'],
] as const)('lists names and labels values in %s', async (language, expected) => {
  const { findByText } = render(
    <WidgetRoot console={quietConsole()} language={language}>
      <Facts />
    </WidgetRoot>,
  )
  expect((await findByText(/^A/)).textContent).toBe(expected)
})
