import type { ReviewFinding } from '../data.ts'
import { pictureField } from '../model.ts'
import { useStoreListingText } from '../generated/text.ts'
import { useLanguageNames } from './use-language-names.ts'

/** Part of a crowd test that a finding can be about. */
type VantestField = `vantest.${'name' | 'guide' | 'filter' | 'version'}`

/** Returns what a finding says, and where it is. */
export function useFindingText() {
  const text = useStoreListingText()
  const nameOf = useLanguageNames()
  const placeOf = (field: string): string => {
    const [, lang, name] = /^languages\.([^.]+)\.(\w+)$/u.exec(field) ?? []
    if (
      lang !== undefined &&
      (name === 'appName' || name === 'briefInfo' || name === 'appDesc' || name === 'newFeatures')
    )
      return `${nameOf(lang)} · ${text(`store-listing.field.${name}`)}`
    const { lang: ofLanguage, device, general } = pictureField(field)
    if (device)
      return [
        ...(ofLanguage === undefined ? [] : [nameOf(ofLanguage)]),
        text(`store-listing.device.${device}`),
        placeOf(general),
      ].join(' · ')
    const number = /^materials\.screenshots\.(\d+)$/u.exec(field)?.[1]
    if (number !== undefined) return text('store-listing.screenshot', { number: Number(number) + 1 })
    const ofDemo = /^demo\.pictures\.(\d+)$/u.exec(field)?.[1]
    if (ofDemo !== undefined) return text('store-listing.demo.image', { number: Number(ofDemo) + 1 })
    if (field === 'demo.title' || field === 'demo.description') return text(`store-listing.field.${field}`)
    if (field.startsWith('vantest.')) return text(`store-listing.field.${field as VantestField}`)
    if (field === 'materials.featureImage') return text('store-listing.feature-image')
    return field === 'materials.icon' ? text('store-listing.icon') : text('store-listing.video')
  }
  const messageOf = ({ rule, sample }: ReviewFinding): string => {
    if (rule === 'language') return text('store-listing.finding.language', { language: nameOf(sample) })
    if (rule === 'duplicate') return text('store-listing.finding.duplicate', { image: placeOf(sample) })
    if (rule === 'hidden-file') return text('store-listing.finding.hidden-file', { count: Number(sample) })
    if (rule === 'few-people') return text('store-listing.finding.few-people', { count: Number(sample) })
    if (rule === 'length') return text('store-listing.finding.length', { count: Number(sample) })
    return text(`store-listing.finding.${rule}`, { sample })
  }
  return { placeOf, messageOf }
}
