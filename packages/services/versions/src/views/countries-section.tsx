import { ActionButton } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { useVersionsText } from '../generated/text.ts'
import { CountryPicker } from './country-picker.tsx'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

/** Countries in which the version is published. */
export function CountriesSection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  const [countries, setCountries] = useState<readonly string[]>(version.publishCountry)
  const same =
    countries.length === version.publishCountry.length && countries.every((id) => version.publishCountry.includes(id))
  return (
    <div className="flex flex-col items-start gap-4">
      <CountryPicker label={text('versions.countries')} value={countries} onChange={setCountries} reason={locked} />
      <ActionButton
        tone="primary"
        label={text('versions.save')}
        call={calls['versions.app-version.update']}
        reason={locked ?? (same ? text('versions.unchanged') : undefined)}
        run={() => save({ publishCountry: [...countries] })}
      />
    </div>
  )
}
