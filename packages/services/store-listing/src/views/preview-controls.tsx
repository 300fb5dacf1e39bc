import { Segmented, Select } from '@console-widgets/ui'
import type { ListingFinding, ListingLanguage } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import type { PreviewDevice } from '../model.ts'
import { useLanguageNames } from './use-language-names.ts'

interface PreviewControlsProps {
  languages: readonly ListingLanguage[]
  findings: readonly ListingFinding[]
  lang: string
  onLanguage: (lang: string) => void
  devices: readonly PreviewDevice[]
  device: PreviewDevice
  onDevice: (device: PreviewDevice) => void
}

/** Language and device of a preview. */
export function PreviewControls(props: PreviewControlsProps) {
  const { languages, findings, lang, onLanguage, devices, device, onDevice } = props
  const text = useStoreListingText()
  const nameOf = useLanguageNames()
  const label = (tag: string) => {
    const count = findings.filter(({ field }) => field.startsWith(`languages.${tag}.`)).length
    return count === 0 ? nameOf(tag) : text('store-listing.language.found', { language: nameOf(tag), count })
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={text('store-listing.language')}
        value={lang}
        onChange={onLanguage}
        choices={languages.map((each) => ({ value: each.lang, label: label(each.lang) }))}
      />
      <Segmented
        label={text('store-listing.device')}
        value={device}
        onChange={onDevice}
        choices={devices.map((value) => ({ value, label: text(`store-listing.device.${value}`) }))}
      />
    </div>
  )
}
