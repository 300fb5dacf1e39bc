import { formatDate, formatDateTime, parseDateInput } from '@console-widgets/core/formats'
import { useState } from 'react'
import { useLanguage } from '../text/use-locale.ts'
import { type FieldProps, useFieldState } from './field-binding.ts'
import { useNow } from './use-now.ts'

type DateEntryProps = Omit<FieldProps<number | undefined>, 'onChange'> & {
  onChange?: (value: number | undefined) => void
  dateOnly?: boolean
}

/**
 * The text of a date field, as it is being typed or as the language writes its value. A text that is no date is NaN in
 * a form, so that it can't be submitted as if the field were empty.
 */
export function useDateEntry(props: DateEntryProps) {
  const { dateOnly, name, onChange } = props
  const language = useLanguage()
  const now = useNow()
  const field = useFieldState<number | undefined>({ ...props, onChange: undefined }, undefined)
  const [typed, setTyped] = useState<string>()
  const [isLeft, setLeft] = useState(false)
  const inForm = name !== undefined && props.value === undefined

  const read = (text: string) => (text.trim() === '' ? undefined : parseDateInput(dateOnly ? dayIn(text) : text.trim()))
  const write = (time: number) => (dateOnly ? formatDate(time, language) : formatDateTime(time, language))
  const change = (text: string) => {
    const time = read(text)
    field.change(time)
    onChange?.(Number.isNaN(time) ? undefined : time)
  }
  const entered = typed === undefined ? undefined : read(typed)
  const isNoDate = Number.isNaN(entered)
  // Otherwise the value has been changed elsewhere, such as by a reset.
  const isCurrent = Object.is(entered, field.value) || (isNoDate && !inForm && field.value === undefined)
  const value = Number.isNaN(field.value) ? undefined : field.value
  return {
    field,
    value,
    shown: typed !== undefined && isCurrent ? typed : value === undefined ? '' : write(value),
    /** A date as it can be typed. */
    example: write(now),
    /** Whether the text is no date; in a form, its schema says so. */
    isWrong: isNoDate && isCurrent && isLeft && !inForm,
    type(text: string) {
      setTyped(text)
      change(text)
    },
    /** Takes what was chosen in a calendar, as it can be typed. */
    choose(text: string) {
      setTyped(undefined)
      change(text)
    },
    leave() {
      if (!isNoDate) setTyped(undefined)
      setLeft(true)
      field.blur()
    },
  }
}

const dayIn = (text: string) => text.trim().split(/[T\s]/)[0] as string
