import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '../testing/render-widget.tsx'
import { FigureTable } from './figure-table.tsx'

const columns = ['Installations', 'Expected', 'Conversions', 'Difference', 'Probability']
const table = (
  <FigureTable
    title="Variants"
    rowHeading="Variant"
    columns={columns}
    rows={[{ id: 'a', name: 'Original', values: columns.map(() => '1,000,000') }]}
  />
)

it('is a stop of the keyboard only where it is wider than its frame, and scrolls', async () => {
  const narrow = await renderWidget(table, { width: 200 })
  await waitFor(() => expect(narrow.getByRole('region', { name: 'Variants' }).tabIndex).toBe(0))
  const wide = await renderWidget(table, { width: 900 })
  await wide.findByRole('table')
  await new Promise(requestAnimationFrame)
  expect(wide.queryByRole('region')).toBeNull()
})
