import { type CountryGroup, countryGroupNames, listCountries } from '@console-widgets/core/tables'
import { Checkbox, FieldFrame, type FieldProps, TextField, useFieldState, useLanguage } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import { useVersionsText } from '../generated/text.ts'
import { useNamesElsewhere } from './use-names-elsewhere.ts'

/** Country selection: by group, or one by one, with a search by names in any language of the console. */
export function CountryPicker(props: FieldProps<readonly string[]>) {
  const { label, reason } = props
  const text = useVersionsText()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const countries = useMemo(() => listCountries(language), [language])
  const field = useFieldState<readonly string[]>(props, [])
  const chosen = new Set(field.value)
  const wanted = search.trim().toLowerCase()
  const set = (ids: readonly string[], on: boolean) =>
    // Sorted, so that a country that is removed and added again is no change.
    field.change((on ? [...new Set([...field.value, ...ids])] : field.value.filter((id) => !ids.includes(id))).sort())
  const namesElsewhere = useNamesElsewhere(wanted !== '')
  const shown = countries.filter(
    ({ id, name }) =>
      id.toLowerCase() === wanted ||
      [name, ...(namesElsewhere.get(id) ?? [])].some((each) => each.toLowerCase().includes(wanted)),
  )
  const groups = (Object.keys(countryGroupNames) as CountryGroup[])
    .map((group) => ({ group, members: shown.filter((country) => country.group === group) }))
    .filter(({ members }) => members.length > 0)
  return (
    <FieldFrame group hideLabel label={label} reason={reason} error={field.error} required={field.required}>
      {() => (
        <div className="flex flex-col gap-3" ref={(element) => field.ref?.(element?.querySelector('input') ?? null)}>
          <div className="flex flex-wrap items-end justify-between gap-3">
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter must not send the form */}
            <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
              <TextField type="search" label={text('versions.countries.search')} value={search} onChange={setSearch} />
            </div>
            <span role="status" className="text-sm text-muted tabular-nums">
              {text('versions.countries.count', { count: field.value.length })}
            </span>
          </div>
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
      )}
    </FieldFrame>
  )
}
