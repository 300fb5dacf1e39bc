import { type CountryGroup, countryGroupNames, listCountries } from '@console-widgets/core/tables'
import { Checkbox, TextField, useLanguage } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import { useVersionsText } from '../generated/text.ts'

export interface CountryPickerProps {
  label: string
  value: readonly string[]
  onChange: (countries: string[]) => void
  /** Reason why it can't be changed. */
  reason?: string
}

/** Country selection: by group, or one by one, with a search. */
export function CountryPicker({ label, value, onChange, reason }: CountryPickerProps) {
  const text = useVersionsText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const countries = useMemo(() => listCountries(language), [language])
  const chosen = new Set(value)
  const wanted = search.trim().toLowerCase()
  const set = (ids: readonly string[], on: boolean) =>
    onChange(on ? [...new Set([...value, ...ids])] : value.filter((id) => !ids.includes(id)))
  const shown = countries.filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.toLowerCase() === wanted)
  const groups = (Object.keys(countryGroupNames) as CountryGroup[])
    .map((group) => ({ group, members: shown.filter((country) => country.group === group) }))
    .filter(({ members }) => members.length > 0)
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField type="search" label={text('versions.countries.search')} value={search} onChange={setSearch} />
        <span role="status" className="text-sm text-muted tabular-nums">
          {text('versions.countries.count', { count: value.length })}
        </span>
      </div>
      {reason ? <p className="text-sm text-muted">{reason}</p> : null}
      <div className="flex max-h-120 flex-col gap-4 overflow-y-auto rounded-md border border-line p-3">
        {groups.map(({ group, members }) => {
          const ids = members.map(({ id }) => id)
          const on = ids.filter((id) => chosen.has(id)).length
          return (
            <fieldset key={group} className="flex min-w-0 flex-col gap-2">
              <legend className="pb-1 font-medium">
                <Checkbox
                  label={countryGroupNames[group][language]}
                  value={on === ids.length}
                  mixed={on > 0 && on < ids.length}
                  disabled={reason !== undefined}
                  onChange={(all) => set(ids, all)}
                />
              </legend>
              <div className="grid gap-1.5 ps-6 @sm:grid-cols-2 @md:grid-cols-3">
                {members.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    value={chosen.has(id)}
                    disabled={reason !== undefined}
                    onChange={(one) => set([id], one)}
                  />
                ))}
              </div>
            </fieldset>
          )
        })}
      </div>
    </div>
  )
}
