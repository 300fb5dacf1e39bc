import { withText } from '@console-widgets/ui'
import { expect, it } from 'vitest'
import { renderWidget } from '../../../../ui/src/testing/render-widget.tsx'
import { locales } from '../generated/locales.ts'
import { RankCounts, type RankCountsProps } from './check-status.tsx'

const Counts = withText(locales, (props: RankCountsProps) => <RankCounts {...props} />)
const counts = { block: 123, serious: 123, minor: 123, info: 0 }

/** Width of the column of a list, without its padding. */
const width = 174

it('keeps large counts of all ranks on one line of a row, in Russian, and says in words what they are', async () => {
  const view = await renderWidget(<Counts counts={counts} short />, { width, language: 'ru' })
  const numbers = await view.findAllByText('123')
  expect(new Set(numbers.map((number) => number.getBoundingClientRect().top)).size).toBe(1)
  expect(view.getByTitle('123 серьёзные')).toBeVisible()
})
