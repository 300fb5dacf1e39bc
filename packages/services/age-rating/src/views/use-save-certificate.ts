import { languageTag } from '@console-widgets/core'
import { formatUtcDate } from '@console-widgets/core/formats'
import { saveText, useLanguage, useRoot } from '@console-widgets/ui'
import type { AppRating } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'

/**
 * Returns what downloads the certificate of a rating, to print or to keep. Undefined without one, or if the answers are
 * others since.
 */
export function useSaveCertificate({ appName, certificate, confirmed }: AppRating): (() => Promise<void>) | undefined {
  const text = useAgeRatingText()
  const language = useLanguage()
  const { node } = useRoot()
  if (!certificate || !confirmed || !(certificate.isOwn || certificate.isFollowed)) return undefined
  return async () => {
    const { writeCertificate } = await import('./write-certificate.ts')
    const content = writeCertificate({
      lang: languageTag(language),
      heading: text('age-rating.cert.of', { name: appName }),
      facts: [
        [text('age-rating.cert.id'), certificate.certificateId],
        [text('age-rating.cert.storefront'), certificate.storefront ?? text('age-rating.cert.here')],
        [text('age-rating.cert.issued'), formatUtcDate(certificate.issueTime, language)],
        [text('age-rating.state.confirmed'), formatUtcDate(confirmed.time, language)],
      ],
      ratings: confirmed.ratings.map(({ system, level, refused }) => [
        text(`age-rating.system.${system}`),
        refused ? text('age-rating.refused') : level,
      ]),
    })
    saveText(content, `${certificate.certificateId}.html`, node)
  }
}
