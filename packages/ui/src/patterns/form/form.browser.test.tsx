import { waitFor } from '@testing-library/react'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { ConsoleError } from '@console-widgets/core'
import { useState } from 'react'
import { createHashPlace } from '@console-widgets/data'
import { describe, expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as v from 'valibot'
import {
  CheckboxGroup,
  DateTimeField,
  Form,
  FormDialog,
  NumberField,
  RadioGroup,
  Select,
  TextField,
  usePlace,
} from '../../index.ts'
import { renderWidget } from '../../testing/render-widget.tsx'
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

describe('form', () => {
  it('focuses the field that it was opened for, also in a dialog', async () => {
    let told = 0
    const fields = (
      <>
        <TextField name="name" label="Name" />
        <RadioGroup
          name="kind"
          label="Kind"
          choices={[
            { value: 'app', label: 'App' },
            { value: 'game', label: 'Game' },
          ]}
        />
      </>
    )
    const form = { schema: appSchema, defaults: {}, onSubmit: () => {}, asked: 'kind', onAsked: () => (told += 1) }
    const view = await renderWidget(<Form {...form}>{fields}</Form>)
    const focused = () => view.all('input').findIndex((input) => input.matches(':focus'))
    await waitFor(() => expect(focused()).toBe(1))
    expect(told).toBe(1)
    view.rerender(
      <FormDialog {...form} open onOpenChange={() => {}} title="A dialog">
        {fields}
      </FormDialog>,
    )
    await view.findByRole('dialog')
    await waitFor(() => expect(focused()).toBe(1))
  })

  it('names each wrong field in its summary, also a group of checkboxes and one whose control has another name', async () => {
    const chosen = v.pipe(v.array(v.string()), v.minLength(1, 'must not be empty'))
    const view = await renderWidget(
      <Form schema={v.object({ days: chosen, price: v.number() })} defaults={{ days: [] }} onSubmit={() => {}}>
        <CheckboxGroup name="days" label="Days" choices={[{ value: 'monday', label: 'Monday' }]} />
        <div data-field="price">
          <NumberField label="Price" />
        </div>
      </Form>,
    )
    await userEvent.click(await view.findByRole('button', { name: 'Save' }))
    await view.findByRole('button', { name: 'Days: Enter a value' })
    await view.findByRole('button', { name: 'Price: Enter a value' })
  })

  it('takes a date as the language writes it, and none that doesn’t exist', async () => {
    const sent: unknown[] = []
    const dates = v.object({ start: v.optional(v.number()), end: v.optional(v.number()) })
    const view = await renderWidget(
      <Form
        schema={dates}
        defaults={{ start: new Date(2026, 2, 7, 9, 5).getTime() }}
        onSubmit={(all) => sent.push(all)}
      >
        <DateTimeField name="start" label="Start" />
        <DateTimeField name="end" label="End" dateOnly />
      </Form>,
      { language: 'ru' },
    )
    const dateField = async (name: string) => (await view.findByRole('textbox', { name })) as HTMLInputElement
    const [start, end] = [await dateField('Start'), await dateField('End')]
    expect([start.value, end.placeholder]).toEqual(['07.03.2026 09:05', 'дд.мм.гггг'])
    await userEvent.fill(end, '31.02.2026')
    await userEvent.click(await view.findByRole('button', { name: 'Сохранить' }))
    await view.findByText('Введите существующую дату')
    expect([end.value, sent]).toEqual(['31.02.2026', []])
    await userEvent.fill(end, '8.3.2026')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toMatchObject([{ end: new Date(2026, 2, 8).getTime() }]))
    await userEvent.tab()
    expect(end.value).toBe('08.03.2026')
  })

  it('takes a day from the calendar, by keyboard alone', async () => {
    const told: (number | undefined)[] = []
    function Day() {
      const [day, setDay] = useState<number | undefined>(new Date(2026, 2, 31, 9, 5).getTime())
      const change = (value: number | undefined) => (told.push(value), setDay(value))
      return <DateTimeField label="Start" value={day} min={new Date(2026, 1, 3, 12).getTime()} onChange={change} />
    }
    const view = await renderWidget(<Day />, { language: 'ru' })
    const focused = () => view.root.activeElement?.ariaLabel
    const open = await view.findByRole('button', { name: 'Открыть календарь' })
    open.focus()
    await userEvent.keyboard('{Enter}')
    await view.findByText('Март 2026')
    await waitFor(() => expect(focused()).toBe('31.03.2026'))
    await userEvent.keyboard('{PageUp}')
    expect([focused(), view.getByText('Февраль 2026')]).toMatchObject(['28.02.2026', {}])
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowLeft}{ArrowLeft}{Enter}')
    await waitFor(() => expect(told).toEqual([new Date(2026, 1, 20, 9, 5).getTime()]))
    await waitFor(() => expect([focused(), view.queryByRole('grid')]).toEqual(['Открыть календарь', null]))

    // A day outside the bounds can't be chosen; one that they cut has the first time within them.
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('20.02.2026'))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Home}{Enter}')
    expect([focused(), told.length]).toEqual(['26.01.2026', 1])
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await waitFor(() => expect(told.at(-1)).toBe(new Date(2026, 1, 3, 12).getTime()))
    await waitFor(() => expect(focused()).toBe('Открыть календарь'))

    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('03.02.2026'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect([focused(), told.length]).toEqual(['Открыть календарь', 2]))
  })

  it('says at a date that isn’t in a form how to type it', async () => {
    const view = await renderWidget(<DateTimeField label="Day" dateOnly value={undefined} onChange={() => {}} />)
    const field = (await view.findByRole('textbox', { name: 'Day' })) as HTMLInputElement
    await userEvent.fill(field, '2026-3')
    await userEvent.tab()
    await view.findByText('Enter a date such as', { exact: false })
    expect(field.value).toBe('2026-3')
  })

  it('summarizes errors with links to the fields', async () => {
    const view = await renderWidget(<SampleForm />)
    await userEvent.click(await view.findByRole('button', { name: 'Save' }))
    await view.findByText('2 fields need attention', { exact: false })
    await waitFor(() =>
      expect(view.root.activeElement?.querySelector('[role=alert]') !== null && view.root.activeElement !== null).toBe(
        true,
      ),
    )
    await userEvent.click(await view.findByRole('button', { name: 'Code: Enter a value' }))
    expect(view.root.activeElement?.getAttribute('name')).toBe('code')
    await userEvent.keyboard('abc')
    await waitFor(() => expect(view.root.querySelector('[name=code]')?.getAttribute('aria-invalid')).toBe(null))
    expect(view.root.querySelector('[name=name]')?.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the platform’s issues at the fields', async () => {
    const error = new ConsoleError({
      kind: 'conflict',
      code: 'ERR_BAD_REQUEST',
      message: 'taken',
      issues: [
        { field: 'code', message: 'This code is taken' },
        { field: 'name.1', message: 'The second part is too long' },
      ],
    })
    const view = await renderWidget(<SampleForm onSubmit={() => Promise.reject(error)} />)
    await userEvent.click(await view.findByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('Atlas{Tab}abc{Enter}')
    await view.findByText('Code: This code is taken', { exact: false })
    const described = (name: string) => {
      const id = view.root.querySelector(`[name=${name}]`)?.getAttribute('aria-describedby') ?? ''
      return view.root.getElementById(id)?.textContent
    }
    expect(described('code')).toContain('This code is taken')
    // A list that is one field, such as of files, shows what is wrong with one of its entries.
    expect(described('name')).toContain('The second part is too long')
  })

  it('saves a draft when typing pauses, and restores it', async () => {
    const console = quietConsole()
    const view = await renderWidget(<SampleForm />, { console })
    await userEvent.click(await view.findByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('Atlas')
    await waitFor(() => expect(Boolean(console.ports.sessionStorage.getItem('cw-draft-/apps:name,code'))).toBe(true))
    view.unmount()
    const again = await renderWidget(<SampleForm />, { console })
    await again.findByText('Draft restored', { exact: false })
    expect((again.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Atlas')
    await userEvent.click(await again.findByRole('button', { name: 'Discard' }))
    expect((again.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('')
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
    const name = await view.findByRole('textbox', { name: 'Name' })
    const required = [...view.root.querySelectorAll('[aria-required]')].map((element) => element.getAttribute('name'))
    expect(required).toEqual(['name'])
    expect((view.root.querySelector('[name=seats]') as HTMLInputElement).value).toBe('2')
    expect(view.root.querySelector('[name=seats]')?.getAttribute('aria-valuemax')).toBe('9')
    await userEvent.click(name)
    await userEvent.keyboard('Atlas Maps{Tab}x{Backspace}')
    await view.findByText('0', { exact: false })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toEqual([{ name: 'Atlas Maps', website: undefined, seats: 2, kind: 'app' }])
  })

  it('takes defaults that come later for fields that are still empty', async () => {
    function LateDefaults() {
      const [read, setRead] = useState<{ name: string; code: string }>()
      return (
        <>
          <Form schema={schema} defaults={{ name: read?.name ?? '', code: read?.code }} onSubmit={() => {}}>
            <TextField name="name" label="Name" />
            <TextField name="code" label="Code" />
          </Form>
          <button type="button" onClick={() => setRead({ name: 'Newest', code: 'new' })}>
            Read
          </button>
        </>
      )
    }
    const view = await renderWidget(<LateDefaults />)
    const field = (label: string) => view.getByRole('textbox', { name: new RegExp(label) }) as HTMLInputElement
    await userEvent.fill(field('Code'), 'own')
    await userEvent.click(view.getByRole('button', { name: 'Read' }))
    await waitFor(() => expect(field('Name').value).toBe('Newest'))
    expect(field('Code').value).toBe('own')
  })

  it('asks before navigation discards changes', async () => {
    const view = await renderWidget(<SampleForm />)
    await userEvent.click(await view.findByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('Atlas')
    await userEvent.click(await view.findByRole('button', { name: 'Go elsewhere' }))
    await userEvent.click(await view.findByRole('button', { name: 'Cancel' }))
    expect(view.place.$route.get()).toBe('/apps')
    await userEvent.click(await view.findByRole('button', { name: 'Go elsewhere' }))
    await userEvent.click(await view.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(view.place.$route.get()).toBe('/elsewhere'))
  })
  it('asks before the browser’s Back button discards changes', async () => {
    window.location.hash = '#/before'
    const place = createHashPlace(window)
    place.go('/apps')
    // As the pages of a console do, which show what is at the route.
    onTestFinished(place.$route.listen(() => {}))
    onTestFinished(() => window.history.replaceState(null, '', window.location.pathname + window.location.search))
    const view = await renderWidget(<SampleForm />, { place })
    await userEvent.click(await view.findByRole('textbox', { name: 'Name' }))
    await userEvent.keyboard('Atlas')
    window.history.back()
    await userEvent.click(await view.findByRole('button', { name: 'Cancel' }))
    expect([window.location.hash, place.$route.get()]).toEqual(['#/apps', '/apps'])
    expect((view.root.querySelector('[name=name]') as HTMLInputElement).value).toBe('Atlas')
    window.history.back()
    await userEvent.click(await view.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect([window.location.hash, place.$route.get()]).toEqual(['#/before', '/before']))
  })
})
