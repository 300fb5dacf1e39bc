import { type Choice, IconButton, Select } from '@console-widgets/ui'
import { useVantestsText } from '../../generated/text.ts'

interface ChosenManyProps<Value extends string | number> {
  label: string
  choices: readonly Choice<Value>[]
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** Several of many options: each is added from a list, and stands below it until it is removed. None: any. */
export function ChosenMany<const Value extends string | number>({
  label,
  choices,
  value,
  onChange,
}: ChosenManyProps<Value>) {
  const text = useVantestsText()
  const chosen = choices.filter((choice) => value.includes(choice.value))
  const others = choices.filter((choice) => !value.includes(choice.value))
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Select
        label={label}
        value={undefined}
        onChange={(added: Value) => onChange([...value, added])}
        placeholder={text(chosen.length === 0 ? 'store-listing.vantests.any' : 'store-listing.vantests.add')}
        choices={others}
      />
      {chosen.length === 0 ? null : (
        <ul className="flex flex-wrap gap-1">
          {chosen.map((choice) => (
            <li key={choice.value} className="flex items-center gap-1 rounded-md bg-sunken ps-2 text-sm">
              {choice.label}
              <IconButton
                icon="close"
                size="small"
                label={text('store-listing.vantests.remove', { what: choice.label })}
                onClick={() => onChange(value.filter((each) => each !== choice.value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
