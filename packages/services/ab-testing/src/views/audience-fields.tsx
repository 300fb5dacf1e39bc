import { listCountries } from '@console-widgets/core/tables'
import { IconButton, NumberField, Select, TextField, useLanguage } from '@console-widgets/ui'
import type { Draft } from '../experiment-form.ts'
import { useAbTestingText } from '../generated/text.ts'
import { experimentLimits } from '../model.ts'

/** Share of users, countries, and exclusion group. */
export function AudienceFields({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const text = useAbTestingText()
  const countries = listCountries(useLanguage())
  const nameOf = (id: string) => countries.find((country) => country.id === id)?.name ?? id
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid gap-4 @md:grid-cols-2">
        <NumberField
          label={text('ab-testing.percent')}
          help={text('ab-testing.percent.help')}
          min={0.01}
          max={100}
          unit="%"
          value={draft.percent}
          onChange={(percent) => change({ percent: percent ?? 0 })}
        />
        <TextField
          label={text('ab-testing.group')}
          help={text('ab-testing.group.help')}
          maxLength={experimentLimits.group}
          value={draft.groupName}
          onChange={(groupName) => change({ groupName })}
        />
      </div>
      <Select
        label={text('ab-testing.countries')}
        help={draft.countries.length === 0 ? text('ab-testing.countries.all') : undefined}
        placeholder={text('ab-testing.countries.choose')}
        value={undefined}
        choices={countries
          .filter(({ id }) => !draft.countries.includes(id))
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => change({ countries: [...draft.countries, id].sort() })}
      />
      {draft.countries.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {draft.countries.map((id) => (
            <li key={id} className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm">
              {nameOf(id)}
              <IconButton
                size="small"
                icon="close"
                label={text('ab-testing.countries.remove', { country: nameOf(id) })}
                onClick={() => change({ countries: draft.countries.filter((each) => each !== id) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
