import { decide, type LinkTargets } from '@console-widgets/redirects'
import { useLinksText } from '../generated/text.ts'

const hostOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address).hostname : undefined

/** What a message or a post shows of a link: what programs that make previews are told. */
export function SocialPreview({ link }: { link: LinkTargets }) {
  const text = useLinksText()
  const decision = decide(link, { platform: 'desktop', isBot: true })
  if (decision.kind !== 'preview') return null
  const { social, page } = decision
  const imageHost = hostOf(social?.image)
  return (
    <figure className="flex min-w-0 flex-col overflow-hidden rounded-md border border-line">
      <figcaption className="border-b border-line px-3 py-2 text-sm text-muted">{text('links.card')}</figcaption>
      {imageHost === undefined ? null : (
        <p className="grid min-h-24 place-content-center bg-sunken p-3 text-center text-xs text-muted">
          {text('links.card.image', { host: imageHost })}
        </p>
      )}
      <div className="flex flex-col gap-1 p-3">
        <p className="font-medium wrap-anywhere">{social?.title ?? hostOf(page) ?? ''}</p>
        {social?.description ? <p className="text-sm text-muted wrap-anywhere">{social.description}</p> : null}
        <p className="text-xs text-faint">{hostOf(page) ?? ''}</p>
      </div>
    </figure>
  )
}
