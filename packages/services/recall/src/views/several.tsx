import { IconButton, Select } from '@console-widgets/ui'
import { useRecallText } from '../generated/text.ts'

interface SeveralProps {
  label: string
  placeholder: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Any number of choices. */
export function Several({ label, placeholder, choices, chosen, onChange }: SeveralProps) {
  const text = useRecallText()
  const nameOf = (value: string) => choices.find((each) => each.value === value)?.label ?? value
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select
        label={label}
        placeholder={chosen.length === 0 ? placeholder : text('recall.chooseMore')}
        value={undefined}
        choices={choices.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => onChange([...chosen, value].sort())}
      />
      {chosen.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((value) => (
            <li key={value} className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm">
              {nameOf(value)}
              <IconButton
                size="small"
                icon="close"
                label={text('recall.leaveOut', { name: nameOf(value) })}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
