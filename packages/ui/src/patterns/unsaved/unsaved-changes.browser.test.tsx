import { waitFor } from '@testing-library/react'
import { ConsoleError } from '@console-widgets/core'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import * as v from 'valibot'
import { DetailPage, Form, Link, TextField } from '../../index.ts'
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
})
