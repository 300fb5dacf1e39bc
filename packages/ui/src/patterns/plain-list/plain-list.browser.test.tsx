import type { List } from '@console-widgets/data'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { PlainList, useData } from '../../index.ts'
import { renderWidget, unmountWidgets } from '../../testing/render-widget.tsx'
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

afterEach(unmountWidgets)

it('has a column for each field, and for the times that the list has', async () => {
  const view = await render({ count: 3 })
  await view.find('[role=row]', 'Atlas Maps')
  const headers = view.all('[role=columnheader]').map((header) => header.textContent)
  expect(headers.filter(Boolean)).toEqual(['Name of the app', 'Downloads', 'Updated', 'Actions'])
})

it('creates an item by a form whose fields, labels, and limits are those of the schema and the columns', async () => {
  const view = await render({ count: 3 })
  await userEvent.click(await view.find('button', 'Create app'))
  const field = (await view.find('dialog input[name=appName]')) as HTMLInputElement
  expect(view.all('dialog label').map((label) => label.textContent)).toEqual(['Name of the app*'])
  await userEvent.click(await view.find('dialog button[type=submit]', 'Create app'))
  await view.find('[role=alert]', 'Name of the app: Enter a value')
  await userEvent.fill(field, 'Tern')
  await userEvent.click(await view.find('dialog button[type=submit]', 'Create app'))
  await view.find('[role=row]', 'Tern')
})

it('deletes an item after asking for it by name', async () => {
  const view = await render({ count: 1 })
  const row = await view.find('[role=row]', 'Atlas Maps')
  await userEvent.click(row.querySelector('[aria-haspopup=menu]') as HTMLElement)
  await userEvent.click(await view.find('[role=menuitem]', 'Delete'))
  await view.find('dialog', 'Delete Atlas Maps?')
  await view.find('dialog', 'This cannot be undone.')
})

it('offers nothing to a role without the permission', async () => {
  const view = await render({ count: 1, manage: false })
  await view.find('[role=row]', 'Atlas Maps')
  expect(view.all('button').filter(({ textContent }) => textContent === 'Create app')).toEqual([])
  expect(view.all('[role=row] [aria-haspopup=menu]')).toEqual([])
})
