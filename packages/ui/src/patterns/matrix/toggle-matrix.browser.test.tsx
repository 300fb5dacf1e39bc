import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderWidget } from '../../testing/render-widget.tsx'
import { guardedPlace } from '@console-widgets/data'
import { SampleMatrix } from '../../testing/sample-matrix.tsx'

async function renderMatrix(props: Parameters<typeof SampleMatrix>[0] = {}, width?: number) {
  const view = await renderWidget(<SampleMatrix {...props} />, { width })
  await waitFor(() => expect(view.all('[role=grid], select')).not.toHaveLength(0))
  return Object.assign(view, {
    name: () => view.root.activeElement?.ariaLabel,
    box: (name: string) => view.all('[data-cell]').find((each) => each.ariaLabel?.startsWith(name)) as HTMLInputElement,
    /** Moves the focus into the grid as the Tab key does. */
    async enter() {
      await userEvent.click(view.all('input[type=search]')[0] as HTMLElement)
      for (let pressed = 0; pressed < 6 && !view.root.activeElement?.closest('[role=grid]'); pressed += 1)
        await userEvent.keyboard('{Tab}')
    },
  })
}

describe('matrix by keyboard', () => {
  it('has one tab stop, and moves by arrows, Home, and End, and to its corners', async () => {
    const view = await renderMatrix()
    expect(view.all('[role=grid] [tabindex="0"]')).toHaveLength(1)
    await view.enter()
    expect(view.name()).toContain('All of Apps: Development')
    await userEvent.keyboard('{ArrowDown}')
    expect(view.name()).toBe('Create apps: Development')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    expect(view.name()).toBe('Delete apps: Operations, Granted')
    await userEvent.keyboard('{Home}')
    expect(view.name()).toBe('Delete apps: Holder, The holder has every permission')
    await userEvent.keyboard('{End}')
    expect(view.name()).toBe('Delete apps: Finance')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(view.name()).toBe('Read invoices: Finance, Revoked')
    expect(view.all('[role=grid] [tabindex="0"]')).toHaveLength(1)
  })

  it('toggles on Space, marks unsaved changes, and saves them together on Mod+S', async () => {
    const onSave = vi.fn()
    const view = await renderMatrix({ onSave })
    await view.enter()
    await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
    await view.findByText('2 unsaved changes', { exact: false })
    expect(view.name()).toBe('Delete apps: Development, Granted, Unsaved')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(view.all('[role=status]').every((each) => !each.textContent?.includes('unsaved'))).toBe(true),
    )
    expect(onSave).toHaveBeenCalledExactlyOnceWith([
      { row: 'create-apps', column: 'development', on: false },
      { row: 'delete-apps', column: 'development', on: true },
    ])
    expect(view.name()).toBe('Delete apps: Development, Granted')
  })

  it('leaves fixed cells alone, and all cells if it is read-only', async () => {
    const view = await renderMatrix()
    await view.enter()
    await userEvent.keyboard('{ArrowDown}{Home} ')
    expect(view.name()).toContain('Create apps: Holder')
    expect(view.root.activeElement?.ariaChecked).toBe('true')
    expect(view.all('[role=status]').filter((each) => each.textContent?.includes('unsaved'))).toEqual([])
    view.unmount()
    const looking = await renderMatrix({ editable: false })
    await looking.enter()
    await userEvent.keyboard('{ArrowRight} ')
    expect(looking.root.activeElement?.ariaDisabled).toBe('true')
    expect(looking.all('[role=grid] input')).toEqual([])
  })
})

describe('matrix by pointer', () => {
  it('forgets a reverted change, and discards all changes', async () => {
    const view = await renderMatrix()
    await userEvent.click(view.box('Create apps: Finance'))
    await view.findByText('1 unsaved change', { exact: false })
    await userEvent.click(view.box('Create apps: Finance'))
    await waitFor(() => expect(view.all('button').every((each) => each.textContent !== 'Discard')).toBe(true))
    await userEvent.click(view.box('All of Finance: Operations'))
    await view.findByText('4 unsaved changes', { exact: false })
    expect(view.box('All of Finance: Operations').checked).toBe(true)
    await userEvent.click(await view.findByRole('button', { name: 'Discard' }))
    expect(view.box('All of Finance: Operations').checked).toBe(false)
  })

  it('filters by differences, and resets them as unsaved changes', async () => {
    const onSave = vi.fn()
    const view = await renderMatrix({ onSave })
    await userEvent.click(await view.findByText(/^Differences/))
    await waitFor(() => expect(view.all('[role=rowheader] p:first-child')).toHaveLength(2))
    await userEvent.click(await view.findByRole('button', { name: 'Reset to defaults' }))
    expect(view.all('[role=rowheader] p:first-child').map((each) => each.textContent)).toEqual([
      'Delete apps',
      'Read invoices',
    ])
    await userEvent.click(await view.findByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(onSave.mock.calls).toHaveLength(1))
    expect(onSave.mock.calls[0]?.[0]).toEqual([
      { row: 'delete-apps', column: 'operations', on: false },
      { row: 'read-invoices', column: 'finance', on: true },
    ])
  })

  it('searches rows by their terms', async () => {
    const view = await renderMatrix()
    view.use()
    await userEvent.keyboard('/')
    await userEvent.keyboard('apps package')
    await waitFor(() => expect(view.all('[role=rowheader] p:first-child')).toHaveLength(1))
    await userEvent.keyboard(' nothing')
    await view.findByText('No row matches', { exact: false })
    await userEvent.click(await view.findByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(view.all('[role=rowheader] p:first-child')).toHaveLength(12))
  })

  it('keeps its changes when the platform rejects them', async () => {
    const view = await renderMatrix({ onSave: () => Promise.reject(new Error('no')) })
    await userEvent.click(view.box('Create apps: Finance'))
    await userEvent.click(await view.findByRole('button', { name: /^Save/ }))
    await view.findByText('Something went wrong here', { exact: false })
    await view.findByText('1 unsaved change', { exact: false })
  })

  it('asks before navigation discards changes', async () => {
    const view = await renderMatrix()
    await userEvent.click(view.box('Create apps: Finance'))
    guardedPlace(view.place).go('/elsewhere')
    await view.findByText('Discard your changes?')
    expect(view.place.$route.get()).toBe('/apps')
  })
})

it('shows one column at a time in a narrow container', async () => {
  const onSave = vi.fn()
  const view = await renderMatrix({ onSave }, 320)
  const select = view.all('select')[0] as HTMLSelectElement
  expect(select.value).toBe('development')
  await userEvent.selectOptions(select, 'finance')
  await userEvent.click(await view.findByRole('checkbox', { name: /^Create apps/ }))
  await userEvent.click(await view.findByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(onSave.mock.calls).toHaveLength(1))
  expect(onSave.mock.calls[0]?.[0]).toEqual([{ row: 'create-apps', column: 'finance', on: true }])
  expect(view.root.querySelector('.cw-body')!.scrollWidth).toBeLessThanOrEqual(320)
})
