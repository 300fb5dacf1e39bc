import { Form } from '@console-widgets/ui'
import { useVersionsText } from '../generated/text.ts'
import { CountryPicker } from './country-picker.tsx'
import { useAskedField } from './field-route.ts'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

/** Countries in which the version is published. */
export function CountriesSection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  const { asked, onAsked } = useAskedField()
  return (
    <Form
      defaults={{ publishCountry: [...version.publishCountry].sort() }}
      draft={`version-${version.versionId}-countries`}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      asked={asked}
      onAsked={onAsked}
      onSubmit={save}
    >
      <CountryPicker name="publishCountry" label={text('versions.countries')} reason={locked} />
    </Form>
  )
}
