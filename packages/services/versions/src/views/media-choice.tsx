import { Section, Select } from '@console-widgets/ui'
import { useState } from 'react'
import type { Version } from '../data.ts'
import { mediaDevices, mediaOfField, phone, type MediaDevice, type MediaKey } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { useAskedField } from './field-route.ts'
import { useLanguageName } from './use-language-name.ts'

const everyLanguage = ''

/** Returns the name of a set: "Russian · Watch". */
export function useMediaName(): (key: MediaKey) => string {
  const text = useVersionsText()
  const languageName = useLanguageName()
  return ({ lang, deviceType }) =>
    text('versions.media.name', {
      language: lang === null ? text('versions.media.all') : languageName(lang),
      device: text(`versions.media.device.${deviceType}`),
    })
}

/** The chosen language and type of device: at first those of the field that the editor was opened for. */
export function useMediaKey(): [MediaKey, (key: MediaKey) => void] {
  const { asked } = useAskedField()
  return useState<MediaKey>(() => (asked && mediaOfField(asked)) || { lang: null, deviceType: phone })
}

interface MediaChoiceProps {
  version: Version
  value: MediaKey
  onChange: (key: MediaKey) => void
}

/** Choice of the language and the type of device that pictures are for. Without a choice, it isn't shown. */
export function MediaChoice({ version, value, onChange }: MediaChoiceProps) {
  const text = useVersionsText()
  const languageName = useLanguageName()
  const languages = version.languages.map(({ lang }) => ({ value: lang, label: languageName(lang) }))
  const devices = devicesOf(version)
  if (languages.length < 2 && devices.length < 2) return null
  return (
    <Section title={text('versions.media')} description={text('versions.media.help')}>
      <div className="flex flex-wrap gap-3">
        <Select
          label={text('versions.media.language')}
          value={value.lang ?? everyLanguage}
          choices={[{ value: everyLanguage, label: text('versions.media.all') }, ...languages]}
          onChange={(lang) => onChange({ ...value, lang: lang === everyLanguage ? null : lang })}
        />
        <Select
          label={text('versions.media.device')}
          value={value.deviceType}
          choices={devices.map((device) => ({ value: device, label: text(`versions.media.device.${device}`) }))}
          onChange={(deviceType) => onChange({ ...value, deviceType })}
        />
      </div>
    </Section>
  )
}

/** Phones, and the other types of device that the app supports or that have pictures. */
function devicesOf({ deviceTypes, materials }: Version): MediaDevice[] {
  const known = [phone, ...deviceTypes, ...materials.media.map(({ deviceType }) => deviceType)]
  return mediaDevices.filter((device) => known.includes(device))
}
