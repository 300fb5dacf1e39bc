import { render } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import { WidgetRoot } from '../../embedding/widget-root.tsx'
import { quietConsole } from '../../testing/sample-console.ts'
import { fieldColumns } from './field-columns.tsx'
import { Name } from './list-row.tsx'

const bucket = { bucketName: 'northwind-weather-station-uploads' }
const [column] = fieldColumns<typeof bucket>(
  [{ id: 'bucketName', header: 'Name', code: true, primary: true, href: () => '/storage/1' }],
  { bucketName: 'text' },
)

it('cuts a link in the middle where room is short, and names it in one piece', async () => {
  const { findByRole } = render(
    <WidgetRoot console={quietConsole()} language="en">
      <div style={{ width: 160 }}>
        <Name item={bucket} column={column!} onOpen={undefined}>
          {column!.cell(bucket)}
        </Name>
      </div>
    </WidgetRoot>,
  )
  const link = await findByRole('link')
  await expect.element(page.getByRole('link', { name: bucket.bucketName, exact: true })).toBeInTheDocument()
  const code = link.querySelector('code') as HTMLElement
  // The end fits, the start is what the ellipsis shortens.
  expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth)
  expect(code.firstElementChild?.scrollWidth).toBeGreaterThan(code.firstElementChild?.clientWidth ?? 0)
  expect(code.textContent).toBe(bucket.bucketName)
})
