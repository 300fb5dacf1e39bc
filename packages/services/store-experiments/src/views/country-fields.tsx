import { listCountries } from '@console-widgets/core/tables'
import { IconButton, Select, useLanguage } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'

interface CountryFieldsProps {
  countries: readonly string[]
  readOnly: boolean
  onChange: (countries: string[]) => void
}

/** Countries whose visitors take part; none chosen means all. */
export function CountryFields({ countries, readOnly, onChange }: CountryFieldsProps) {
  const text = useStoreExperimentsText()
  const known = listCountries(useLanguage())
  const nameOf = (code: string) => known.find(({ id }) => id === code)?.name ?? code
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select
        label={text('store-experiments.countries')}
        help={countries.length === 0 ? text('store-experiments.countries.all') : undefined}
        placeholder={text('store-experiments.countries.choose')}
        value={undefined}
        choices={known.filter(({ id }) => !countries.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange([...countries, id].sort())}
      />
      {countries.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {countries.map((id) => (
            <li key={id} className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm">
              {nameOf(id)}
              {readOnly ? null : (
                <IconButton
                  size="small"
                  icon="close"
                  label={text('store-experiments.countries.remove', { country: nameOf(id) })}
                  onClick={() => onChange(countries.filter((each) => each !== id))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
