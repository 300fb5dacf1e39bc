import { expect, it } from 'vitest'
import { renderWidget } from '../../testing/render-widget.tsx'
import { RecordChange } from './record-change.tsx'

const fields = [
  { label: 'Name', before: 'Trail', after: 'Trail mix' },
  { label: 'Price', before: 4, after: 4 },
  { label: 'Notes', before: 'one\ntwo\nthree\nfour\nfive\nsix', after: 'one\ntwo\nthree\nfour\nfive\nseven' },
  { label: 'Secret', before: '…', after: '…', secret: true },
]

it('marks changed fields, compares long texts by line, and reveals no secrets', async () => {
  const view = await renderWidget(<RecordChange kind="changed" title="Trail" label="App Trail" fields={fields} />)
  const table = await view.findByRole('table')
  expect([...table.querySelectorAll('del')].map((each) => each.textContent)).toEqual(['Trail', 'Not recorded'])
  expect([...table.querySelectorAll('ins')].map((each) => each.textContent)).toEqual(['Trail mix', 'Not recorded'])
  expect([...table.querySelectorAll('[role=rowheader]')].map((each) => each.textContent)).toEqual([
    'Name',
    'Notes',
    'Secret',
  ])
  await view.findByText('3 lines the same')
  expect([...table.querySelectorAll('li')].map((each) => each.textContent)).toEqual([
    '3 lines the same',
    ' four',
    ' five',
    '−Removed linesix',
    '+Added lineseven',
  ])
})

it('shows all fields of a created or deleted record', async () => {
  const whole = [
    { label: 'Name', before: undefined, after: 'Trail' },
    { label: 'Token', before: undefined, after: '…', secret: true },
    { label: 'Empty', before: undefined, after: null },
    { label: 'Hidden', before: undefined, after: false },
  ]
  const created = await renderWidget(<RecordChange kind="created" title="Trail" label="App Trail" fields={whole} />)
  expect(created.all('dl')[0]!.textContent).toBe('NameTrailTokenNot recordedHiddenNo')
  const deleted = await renderWidget(
    <RecordChange
      kind="deleted"
      title="Trail"
      label="App Trail"
      fields={whole.map(({ label, after, secret }) => ({ label, before: after, after: undefined, secret }))}
    />,
  )
  expect(deleted.all('dl')[0]!.textContent).toBe('NameTrailTokenNot recordedHiddenNo')
})

it('fits in 320 pixels', async () => {
  const view = await renderWidget(
    <RecordChange
      kind="changed"
      title="Trail"
      label="App Trail"
      fields={[
        ...fields,
        { label: 'a_field_with_a_very_long_name_indeed', before: 'x'.repeat(90), after: 'y'.repeat(90) },
      ]}
    />,
    { width: 320 },
  )
  await view.findByRole('table')
  expect(view.root.querySelector('.cw-body')!.scrollWidth).toBeLessThanOrEqual(320)
})
