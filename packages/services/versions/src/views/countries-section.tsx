import { DocumentChanges, Form, useAnswer, useData } from '@console-widgets/ui'
import { checksData, type Version } from '../data.ts'
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
      {({ publishCountry }) => (
        <>
          <CountryPicker name="publishCountry" label={text('versions.countries')} reason={locked} />
          {publishCountry ? <CountryChange version={version} chosen={publishCountry} /> : null}
        </>
      )}
    </Form>
  )
}

/** Which documents other countries require, before they are saved. */
function CountryChange({ version: { appId, versionId, publishCountry }, chosen }: ChosenCountries) {
  const { checkCountries } = useData(checksData, appId)
  const about = chosen.join()
  const isChanged = about !== [...publishCountry].sort().join()
  const changes = useAnswer(isChanged ? about : undefined, () => checkCountries(versionId, chosen))
  return changes ? <DocumentChanges changes={changes} /> : null
}

interface ChosenCountries {
  version: Version
  chosen: readonly string[]
}
