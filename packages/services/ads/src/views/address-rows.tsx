import { Button, IconButton, TextField, useFieldState } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { useAdsText } from '../generated/text.ts'

export interface AddressRowsProps<Row extends { address: string }> {
  /** Field of the form: a list of addresses, each with its event. */
  name: string
  label: string
  help: string
  /** Label of the button that adds an address, and what it adds. */
  addLabel: string
  added: Row
  /** Maximum number of addresses. */
  most: number
  /** Fields of a row’s event. */
  children: (row: Row, place: number, change: (change: Partial<Row>) => void) => ReactNode
}

/** Addresses that are called on events. */
export function AddressRows<Row extends { address: string }>(props: AddressRowsProps<Row>) {
  const { name, label, help, addLabel, added, most, children } = props
  const text = useAdsText()
  const field = useFieldState<readonly Row[]>({ name, label }, [])
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="font-medium">{label}</legend>
      <p className="text-sm text-muted">{help}</p>
      {field.value.map((row, place) => (
        <div key={place} className="flex min-w-0 flex-wrap items-end gap-2">
          {children(row, place, (change) =>
            field.change(field.value.map((each, at) => (at === place ? { ...each, ...change } : each))),
          )}
          <div className="min-w-48 flex-1">
            <TextField name={`${name}.${place}.address`} label={text('ads.postback.address')} mono />
          </div>
          <IconButton
            icon="close"
            label={text('ads.postback.remove')}
            onClick={() => field.change(field.value.filter((_, at) => at !== place))}
          />
        </div>
      ))}
      {field.value.length < most ? (
        <div>
          <Button size="small" onClick={() => field.change([...field.value, added])}>
            {addLabel}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
