import type { StandardSchemaV1 } from '@standard-schema/spec'
import { ConsoleError } from '@console-widgets/core'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { Form, NumberField, Select, TextField, usePlace } from '../../index.ts'
import { renderWidget, unmountWidgets } from '../../testing/render-widget.tsx'
import { quietConsole } from '../../testing/sample-console.ts'

/** Requires a name and a three-letter code. */
const schema: StandardSchemaV1 = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const { name, code } = value as { name: string; code: string }
      const issues = [
        ...(name ? [] : [{ message: 'is missing', path: ['name'], input: name }]),
        ...(/^[a-z]{3}$/.test(code) ? [] : [{ message: 'must be three letters', path: ['code'], input: code }]),
      ]
      return issues.length > 0 ? { issues } : { value }
    },
  },
}

const appSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
  website: v.optional(v.pipe(v.string(), v.url())),
  seats: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(9)), 2),
  kind: v.optional(v.picklist(['app', 'game']), 'app'),
})

function SampleForm({ onSubmit = () => {} }: { onSubmit?: (values: object) => unknown }) {
  const place = usePlace()
  return (
    <>
      <Form schema={schema} defaults={{ name: '', code: '' }} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <TextField name="code" label="Code" />
      </Form>
      <button type="button" onClick={() => place.go('/elsewhere')}>
        Go elsewhere
      </button>
    </>
  )
}

afterEach(unmountWidgets)

describe('form', () => {
  it('summarizes errors with links to the fields', async () => {
    const view = await renderWidget(<SampleForm />)
    await userEvent.click(await view.find('button', 'Save'))
    await view.find('[role=alert]', '2 fields need your attention')
    await view.until(
      () => view.focused()?.querySelector('[role=alert]') !== null && view.focused() !== null,
      'the focus on the summary',
    )
    await userEvent.click(await view.find('[role=alert] button', 'Code: Enter a value'))
    expect(view.focused()?.getAttribute('name')).toBe('code')
    await userEvent.keyboard('abc')
    await view.until(
      () => view.root.querySelector('[name=code]')?.getAttribute('aria-invalid') === null,
      'the field is right',
    )
    expect(view.root.querySelector('[name=name]')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the platform’s issues at the fields', async () => {
    const error = new ConsoleError({
      kind: 'conflict',
      code: 'ERR_BAD_REQUEST',
      message: 'taken',
      issues: [{ field: 'code', message: 'This code is taken' }],
    })
    const view = await renderWidget(<SampleForm onSubmit={() => Promise.reject(error)} />)
    await userEvent.click(await view.find('[name=name]'))
    await userEvent.keyboard('Atlas{Tab}abc{Enter}')
    await view.find('[role=alert]', 'Code: This code is taken')
    const described = view.root.querySelector('[name=code]')?.getAttribute('aria-describedby') ?? ''
    expect(view.root.getElementById(described)?.textContent).toContain('This code is taken')
  })

  it('saves a draft when typing pauses, and restores it', async () => {
    const console = quietConsole()
    const view = await renderWidget(<SampleForm />, { console })
    await userEvent.click(await view.find('[name=name]'))
    await userEvent.keyboard('Atlas')
    await view.until(() => Boolean(console.ports.sessionStorage.getItem('cw-draft-/apps:name,code')), 'the draft')
    view.unmount()
    const again = await renderWidget(<SampleForm />, { console })
    await again.find('[role=note]', 'Your draft is back')
    expect(((await again.find('[name=name]')) as HTMLInputElement).value).toBe('Atlas')
    await userEvent.click(await again.find('button', 'Discard'))
    expect(((await again.find('[name=name]')) as HTMLInputElement).value).toBe('')
    expect(console.ports.sessionStorage.getItem('cw-draft-/apps:name,code')).toBeNull()
  })

  it('takes required marks, limits, and initial values from its schema, once loaded', async () => {
    const sent: object[] = []
    const view = await renderWidget(
      <Form schema={() => Promise.resolve(appSchema)} onSubmit={(values) => sent.push(values)}>
        <TextField name="name" label="Name" />
        <TextField name="website" label="Website" />
        <NumberField name="seats" label="Seats" />
        <Select name="kind" label="Kind" choices={[{ value: 'app', label: 'App' }]} />
      </Form>,
    )
    const name = await view.find('[name=name]')
    const required = [...view.root.querySelectorAll('[aria-required]')].map((element) => element.getAttribute('name'))
    expect(required).toEqual(['name'])
    expect((view.root.querySelector('[name=seats]') as HTMLInputElement).value).toBe('2')
    expect(view.root.querySelector('[name=seats]')?.getAttribute('aria-valuemax')).toBe('9')
    await userEvent.click(name)
    await userEvent.keyboard('Atlas Maps{Tab}x{Backspace}')
    await view.find('[role=status]', '0')
    await userEvent.keyboard('{Enter}')
    await view.until(() => sent.length === 1, 'the values')
    expect(sent).toEqual([{ name: 'Atlas Maps', website: undefined, seats: 2, kind: 'app' }])
  })

  it('asks before navigation discards changes', async () => {
    const view = await renderWidget(<SampleForm />)
    await userEvent.click(await view.find('[name=name]'))
    await userEvent.keyboard('Atlas')
    await userEvent.click(await view.find('button', 'Go elsewhere'))
    await userEvent.click(await view.find('dialog button', 'Cancel'))
    expect(view.place.$route.get()).toBe('/apps')
    await userEvent.click(await view.find('button', 'Go elsewhere'))
    await userEvent.click(await view.find('dialog button', 'Discard'))
    await view.until(() => view.place.$route.get() === '/elsewhere', 'the way')
  })
})
