import type { List } from '@console-widgets/data'
import { within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PlainList, useData } from '../../index.ts'
import { renderWidget } from '../../testing/render-widget.tsx'
import { type SampleApp, type SampleOptions, sampleConsole, sampleData } from '../../testing/sample-console.ts'

const createInput = v.object({ appName: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) })

function SampleList() {
  const { apps, create, remove } = useData(sampleData)
  return (
    <PlainList
      list={apps as List<SampleApp>}
      title="Apps"
      columns={[
        { id: 'appName', header: 'Name of the app', primary: true },
        { id: 'downloads', header: 'Downloads', align: 'end' },
      ]}
      create={{ mutation: create, label: 'Create app', schema: () => Promise.resolve(createInput) }}
      remove={remove}
      empty={{ title: 'No apps yet' }}
    />
  )
}

const render = (options: SampleOptions) => renderWidget(<SampleList />, { console: sampleConsole(options) })

it('has a column for each field, and for the times that the list has', async () => {
  const view = await render({ count: 3 })
  await view.findByRole('row', { name: /Atlas Maps/ })
  const headers = view.all('[role=columnheader]').map((header) => header.textContent)
  expect(headers.filter(Boolean)).toEqual(['Name of the app', 'Downloads', 'Updated', 'Actions'])
})

it('creates an item by a form whose fields, labels, and limits are those of the schema and the columns', async () => {
  const view = await render({ count: 3 })
  await userEvent.click(await view.findByRole('button', { name: /Create app/ }))
  const dialog = within(await view.findByRole('dialog'))
  const field = await dialog.findByRole('textbox')
  expect(view.all('dialog label').map((label) => label.textContent)).toEqual(['Name of the app*'])
  await userEvent.click(dialog.getByRole('button', { name: 'Create app' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Name of the app: Enter a value')
  await userEvent.fill(field, 'Tern')
  await userEvent.click(dialog.getByRole('button', { name: 'Create app' }))
  await view.findByRole('row', { name: /Tern/ })
})

it('deletes an item after asking for it by name', async () => {
  const view = await render({ count: 1 })
  const row = await view.findByRole('row', { name: /Atlas Maps/ })
  await userEvent.click(row.querySelector('[aria-haspopup=menu]') as HTMLElement)
  await userEvent.click(await view.findByRole('menuitem', { name: 'Delete' }))
  const { textContent } = await view.findByRole('alertdialog')
  expect(textContent).toContain('Delete Atlas Maps?')
  expect(textContent).toContain('This can’t be undone.')
})

it('offers nothing to a role without the permission', async () => {
  const view = await render({ count: 1, manage: false })
  await view.findByRole('row', { name: /Atlas Maps/ })
  expect(view.all('button').filter(({ textContent }) => textContent === 'Create app')).toEqual([])
  expect(view.all('[role=row] [aria-haspopup=menu]')).toEqual([])
})
