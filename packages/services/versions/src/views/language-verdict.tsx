import { canTellLanguage, isOtherLanguage } from '@console-widgets/core/tables'
import { Status, useAnswer, useData, useLocale } from '@console-widgets/ui'
import { languagesData } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

/** Characters of a text that its language is told from. */
const sampleLength = 4000

/** Says when a text is written in another language than the one that it is for, before the checks of the listing do. */
export function LanguageVerdict({ lang, content }: { lang: string; content: string }) {
  const text = useVersionsText()
  const locale = useLocale()
  const { detect } = useData(languagesData)
  const sample = content.slice(0, sampleLength).trim()
  const detected = useAnswer(canTellLanguage(sample) ? sample : undefined, detect)?.language
  return (
    <div role="status" className="text-sm">
      {detected && isOtherLanguage(detected, lang) ? (
        <Status tone="warning">
          {text('versions.texts.language', {
            language: new Intl.DisplayNames([locale], { type: 'language' }).of(detected) ?? detected,
          })}
        </Status>
      ) : null}
    </div>
  )
}
