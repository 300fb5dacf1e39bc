import { listCountries } from '@console-widgets/core/tables'
import { IconButton, Select, useFieldState, useLanguage } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'

/** Countries in which ads are shown. */
export function CountryField({ name }: { name: string }) {
  const text = useAdsText()
  const language = useLanguage()
  const field = useFieldState<readonly string[]>({ name, label: text('ads.countries') }, [])
  const countries = listCountries(language)
  const nameOf = (code: string) => countries.find(({ id }) => id === code)?.name ?? code
  return (
    <div
      className="flex min-w-0 flex-col gap-2"
      data-field={name}
      ref={(element) => field.ref?.(element?.querySelector('select') ?? null)}
    >
      <Select
        label={text('ads.countries')}
        help={text('ads.countries.help')}
        placeholder={text('ads.countries.add')}
        value={undefined}
        required
        choices={countries
          .filter(({ id }) => !field.value.includes(id))
          .map(({ id, name: label }) => ({ value: id, label }))}
        onChange={(code) => field.change([...field.value, code].sort())}
        {...(field.error === undefined ? {} : { error: field.error })}
      />
      {field.value.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {field.value.map((code) => (
            <li key={code} className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm">
              {nameOf(code)}
              <IconButton
                size="small"
                icon="close"
                label={text('ads.leaveOut', { name: nameOf(code) })}
                onClick={() => field.change(field.value.filter((each) => each !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
