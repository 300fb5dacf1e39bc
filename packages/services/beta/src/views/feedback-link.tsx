import { ExternalLink } from './external-link.tsx'

/** A team’s address for feedback: a link if it is a web or mail address, else its text. */
export function FeedbackLink({ address }: { address: string }) {
  const href = hrefOf(address)
  if (href === undefined) return <span className="wrap-anywhere">{address}</span>
  return <ExternalLink href={href}>{address}</ExternalLink>
}

/** Only these kinds of address: a team could write anything. */
function hrefOf(address: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(address) && URL.canParse(address)) return address
  return /^[^\s@:?&]+@[^\s@:?&]+$/.test(address) ? `mailto:${address}` : undefined
}
