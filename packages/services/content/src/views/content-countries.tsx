import {
  countryCodes,
  countryCodesOfGroup,
  countryGroupNames,
  type CountryGroup,
  countryName,
  listCountries,
} from '@console-widgets/core/tables'
import { IconButton, Select, useLanguage, useLocale } from '@console-widgets/ui'
import type { Facts } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { type ContentFields, shownCountries } from '../model.ts'

export interface ContentCountriesProps {
  fields: ContentFields
  onChange: (change: Partial<ContentFields>) => void
  facts: Facts
  readOnly: boolean
}

/** Where a content is shown: a group of countries, to which others are added, and from which some are removed. */
export function ContentCountries(props: ContentCountriesProps) {
  const { fields, onChange, facts, readOnly } = props
  const text = useContentText()
  const language = useLanguage()
  const { countries } = fields
  const available = shownCountries({ ...fields, countries: [...countryCodes] }, facts)
  const places: Record<string, readonly string[]> = {
    everywhere: countryCodes,
    available,
    ...countryCodesOfGroup,
  }
  const shown = shownCountries(fields, facts).length
  return (
    <>
      <Select
        label={text('content.about.countries')}
        help={
          countries.length > 0
            ? text('content.about.shown', { shown, all: countries.length })
            : text('content.issue.no-country')
        }
        value="chosen"
        onChange={(value) => {
          const chosen = places[value]
          if (chosen) onChange({ countries: [...chosen] })
        }}
        choices={[
          { value: 'chosen', label: text('content.about.countries.chosen', { count: countries.length }) },
          { value: 'everywhere', label: text('content.about.countries.everywhere') },
          ...(available.length > 0 ? [{ value: 'available', label: text('content.about.countries.available') }] : []),
          ...(Object.keys(countryCodesOfGroup) as CountryGroup[]).map((value) => ({
            value,
            label: countryGroupNames[value][language],
          })),
        ]}
        disabled={readOnly}
      />
      <OneByOne {...props} />
    </>
  )
}

/** The countries themselves. */
function OneByOne({ fields: { countries }, onChange, readOnly }: ContentCountriesProps) {
  const text = useContentText()
  const language = useLanguage()
  const locale = useLocale()
  const chosen = countries
    .map((id) => ({ id, name: countryName(id, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  const others = listCountries(language).filter(({ id }) => !countries.includes(id))
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded-sm focus-ring">
        {text('content.about.countries.count', { count: countries.length })}
      </summary>
      <div className="flex flex-col gap-3 pt-2">
        <ul aria-label={text('content.about.countries')} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-1 rounded-md border border-line bg-raised ps-2.5">
              <span className={readOnly ? 'py-1 pe-2.5' : undefined}>{name}</span>
              {readOnly ? null : (
                <IconButton
                  size="small"
                  icon="close"
                  label={text('content.about.country.remove', { name })}
                  onClick={() => onChange({ countries: countries.filter((each) => each !== id) })}
                />
              )}
            </li>
          ))}
        </ul>
        {readOnly || others.length === 0 ? null : (
          <Select
            label={text('content.about.country')}
            placeholder={text('content.about.country.choose')}
            value={undefined as unknown as string}
            onChange={(id) => onChange({ countries: [...countries, id].sort() })}
            choices={others.map(({ id, name, group }) => ({
              value: id,
              label: name,
              group: countryGroupNames[group][language],
            }))}
          />
        )}
      </div>
    </details>
  )
}
