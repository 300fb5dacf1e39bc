import { act, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { ConsoleError } from '@console-widgets/core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { Button, DetailPage, Form, Link, TextField, UnsavedChanges } from '../../index.ts'
import { renderWidget } from '../../testing/render-widget.tsx'

const schema = v.object({ name: v.pipe(v.string(), v.minLength(1)) })

interface Sent {
  section: string
  name: string
}

/** A page with a form in each of three sections. `onSubmit` can refuse one of them. */
function SamplePage({ onSubmit }: { onSubmit: (sent: Sent) => unknown }) {
  return (
    <>
      <DetailPage
        title="Atlas"
        tabs={['Texts', 'Privacy', 'Release'].map((section) => ({
          id: section,
          label: section,
          content: () => (
            <Form
              schema={schema}
              defaults={{ name: `${section} as saved` }}
              draft={false}
              joined
              onSubmit={({ name }) => onSubmit({ section, name })}
            >
              <TextField name="name" label={`${section} name`} />
            </Form>
          ),
        }))}
      />
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  )
}

async function openPage(onSubmit: (sent: Sent) => unknown = () => {}) {
  const view = await renderWidget(<SamplePage onSubmit={onSubmit} />)
  const field = (section: string) => view.findByRole('textbox', { name: `${section} name` })
  const valueOf = async (section: string) => ((await field(section)) as HTMLInputElement).value
  const show = async (section: string) => userEvent.click(await view.findByRole('tab', { name: section }))
  const type = async (section: string, text: string) => {
    await show(section)
    await userEvent.clear(await field(section))
    if (text) await userEvent.fill(await field(section), text)
  }
  const press = async (name: string | RegExp) => userEvent.click(await view.findByRole('button', { name }))
  return { view, valueOf, show, type, press }
}

describe('unsaved changes', () => {
  it('stay while another section is shown, and are saved together', async () => {
    const sent: Sent[] = []
    const { view, valueOf, show, type, press } = await openPage((each) => sent.push(each))
    await type('Texts', 'Atlas Maps')
    await type('Release', 'Monday')
    await show('Texts')
    expect(await valueOf('Texts')).toBe('Atlas Maps')
    await show('Privacy')
    // The bar is loaded with the first change.
    expect((await view.findByRole('region', { name: 'Unsaved changes' })).textContent).toContain('TextsRelease')
    await press(/^Save all/)
    await view.findByText('Changes saved')
    expect(sent).toEqual([
      { section: 'Texts', name: 'Atlas Maps' },
      { section: 'Release', name: 'Monday' },
    ])
    await waitFor(() => expect(view.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })

  it('of a section that is out of sight say why they could not be saved, and lead there', async () => {
    const refusal = new ConsoleError({ kind: 'conflict', code: 'ERR_BAD_REQUEST', message: 'The time is over' })
    const sent: Sent[] = []
    const { view, show, type, press } = await openPage((each) => {
      if (each.section === 'Release') throw refusal
      sent.push(each)
    })
    await type('Texts', '')
    await type('Privacy', 'None')
    await type('Release', 'Yesterday')
    await show('Privacy')
    await press(/^Save all/)
    await view.findByRole('button', { name: 'Texts: 1 field needs attention' })
    expect(view.getAllByRole('button', { name: /^Release: / })).toHaveLength(1)
    expect(sent).toEqual([{ section: 'Privacy', name: 'None' }])
    await press('Texts: 1 field needs attention')
    await waitFor(() => expect(view.root.activeElement?.getAttribute('name')).toBe('name'))
    expect(view.getByRole('tab', { name: 'Texts' }).getAttribute('aria-selected')).toBe('true')
    await view.findByText('Texts name: Enter a value')
  })

  it('are discarded together', async () => {
    const { view, valueOf, show, type, press } = await openPage()
    await type('Texts', 'Atlas Maps')
    await type('Release', 'Monday')
    await press('Discard')
    await waitFor(() => expect(view.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(await valueOf('Release')).toBe('Release as saved')
    await show('Texts')
    expect(await valueOf('Texts')).toBe('Texts as saved')
  })

  it('are asked about once before the page is left', async () => {
    const { view, valueOf, show, type } = await openPage()
    await type('Texts', 'Atlas Maps')
    await type('Release', 'Monday')
    const leave = async (answer: string) => {
      await userEvent.click(await view.findByRole('link', { name: 'Elsewhere' }))
      const dialog = await view.findByRole('alertdialog')
      const buttons = [...dialog.querySelectorAll('button')]
      await userEvent.click(buttons.find(({ textContent }) => textContent === answer) as HTMLElement)
      await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
    }
    await leave('Cancel')
    expect(view.place.$route.get()).not.toBe('/elsewhere')
    await show('Texts')
    expect(await valueOf('Texts')).toBe('Atlas Maps')
    await leave('Discard')
    await waitFor(() => expect(view.place.$route.get()).toBe('/elsewhere'))
  })

  it('aren’t asked about while they are being saved: the page is left afterwards', async () => {
    let finish = () => {}
    const { view, type, press } = await openPage(() => new Promise<void>((resolve) => (finish = resolve)))
    await type('Texts', 'Atlas Maps')
    await press(/^Save/)
    await userEvent.click(view.getByRole('link', { name: 'Elsewhere' }))
    finish()
    await waitFor(() => expect(view.place.$route.get()).toBe('/elsewhere'))
    expect(view.queryByRole('alertdialog')).toBeNull()
  })

  it('can be saved when the page is left, which stays if some can’t', async () => {
    const sent: Sent[] = []
    const { view, type, show } = await openPage((each) => sent.push(each))
    await type('Texts', 'Atlas Maps')
    await type('Release', '')
    // The message that appears when the empty field is left would move the link away from under the pointer.
    await show('Privacy')
    const saveAndLeave = async () => {
      await userEvent.click(await view.findByRole('link', { name: 'Elsewhere' }))
      const dialog = await view.findByRole('alertdialog')
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
      await waitFor(() => expect(view.queryByRole('alertdialog')).toBeNull())
    }
    await saveAndLeave()
    await view.findByRole('button', { name: 'Release: 1 field needs attention' })
    expect(view.place.$route.get()).not.toBe('/elsewhere')
    await type('Release', 'Monday')
    await saveAndLeave()
    await waitFor(() => expect(view.place.$route.get()).toBe('/elsewhere'))
    expect(sent).toEqual([
      { section: 'Texts', name: 'Atlas Maps' },
      { section: 'Release', name: 'Monday' },
    ])
  })
})

describe('a form on a page with a save bar', () => {
  const texts = v.object({ name: v.string(), brief: v.string(), notes: v.string() })

  /** A form of texts that are saved elsewhere, as if in another tab, with the button. */
  function EditedTwice({ onSubmit }: { onSubmit: (changed: object) => void }) {
    const [saved, setSaved] = useState({ name: 'Atlas', brief: 'Maps', notes: '' })
    const theirs = { name: 'Atlas Maps', brief: 'Maps of all seas', notes: '' }
    return (
      <UnsavedChanges>
        <Button onClick={() => setSaved(theirs)}>Save elsewhere</Button>
        <Form schema={texts} defaults={saved} draft={false} joined onSubmit={(_values, changed) => onSubmit(changed)}>
          <TextField name="name" label="Name" />
          <TextField name="brief" label="Brief" />
          <TextField name="notes" label="Notes" />
        </Form>
        <Link to="/elsewhere">Elsewhere</Link>
      </UnsavedChanges>
    )
  }

  async function openEditedTwice() {
    const sent: object[] = []
    const view = await renderWidget(<EditedTwice onSubmit={(changed) => sent.push(changed)} />)
    const valueOf = (label: string) => (view.getByRole('textbox', { name: label }) as HTMLInputElement).value
    const fill = async (label: string, text: string) =>
      userEvent.fill(await view.findByRole('textbox', { name: label }), text)
    const press = async (name: string | RegExp) => userEvent.click(await view.findByRole('button', { name }))
    return { view, sent, valueOf, fill, press }
  }

  it('takes over what is saved elsewhere, but for its own changes, and sends these alone', async () => {
    const { view, sent, valueOf, fill, press } = await openEditedTwice()
    await fill('Notes', 'Ask Anna')
    await press('Save elsewhere')
    await waitFor(() => expect(valueOf('Brief')).toBe('Maps of all seas'))
    expect([valueOf('Name'), valueOf('Notes')]).toEqual(['Atlas Maps', 'Ask Anna'])
    expect(view.queryByText(/^Saved elsewhere/)).toBeNull()
    await press(/^Save Ctrl/)
    await view.findByText('Changes saved')
    expect(sent).toEqual([{ notes: 'Ask Anna' }])
  })

  it('says which of its changes would replace what is saved elsewhere, and can take that', async () => {
    const { view, sent, valueOf, fill, press } = await openEditedTwice()
    await fill('Brief', 'Maps of the coast')
    await press('Save elsewhere')
    const notice = await view.findByText(/^Saved elsewhere/)
    expect(notice.parentElement?.textContent).toContain('Brief')
    expect(valueOf('Brief')).toBe('Maps of the coast')
    await press('Use what was saved')
    await waitFor(() => expect(valueOf('Brief')).toBe('Maps of all seas'))
    await waitFor(() => expect(view.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
    expect(sent).toEqual([])
  })

  it('doesn’t wait for an answer whether to discard changes that are saved by then: the page is left', async () => {
    const { view, sent, fill } = await openEditedTwice()
    await fill('Name', 'Atlas Maps')
    await view.findByRole('region', { name: 'Unsaved changes' })
    await userEvent.click(view.getByRole('link', { name: 'Elsewhere' }))
    await view.findByRole('alertdialog')
    // The dialog covers the button.
    act(() => view.getByText('Save elsewhere').click())
    await waitFor(() => expect(view.place.$route.get()).toBe('/elsewhere'))
    expect(view.queryByRole('alertdialog')).toBeNull()
    expect(sent).toEqual([])
  })
})
