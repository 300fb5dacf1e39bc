import { formatDateTime } from '@console-widgets/core/formats'
import { ActionButton, Card, useData, useLanguage } from '@console-widgets/ui'
import { type BuiltKind, type LinkDetail, linkData } from '../data.ts'
import { useLinksText } from '../generated/text.ts'

/** What a link led to before, the latest first. */
export function LinkHistory({ kind, link }: { kind: BuiltKind; link: LinkDetail }) {
  const text = useLinksText()
  const language = useLanguage()
  const { update } = useData(linkData, kind, link.linkId)
  if (link.history.length === 0) return <p className="text-muted">{text('links.history.empty')}</p>
  return (
    <ol className="flex flex-col gap-4">
      {link.history.map(({ targetId, linkInfo, endTime }) => (
        <li key={targetId}>
          <Card
            title={text('links.history.until', { date: formatDateTime(endTime, language) })}
            actions={
              <ActionButton
                size="small"
                label={text('links.history.restore')}
                call={update.call}
                run={() => update.run({ linkId: link.linkId, linkInfo })}
                done={text('links.history.restored')}
              />
            }
          >
            <ul className="flex min-w-0 flex-col gap-1">
              {addressesOf(linkInfo, link.storePage).map((address) => (
                <li key={address}>
                  <code className="font-mono text-sm wrap-anywhere">{address}</code>
                </li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ol>
  )
}

/** Every address of the targets, once. */
function addressesOf(
  { deepLink, android, ios, harmony, desktop, toStore }: LinkDetail['linkInfo'],
  storePage: string,
): string[] {
  const pages = [android, ios, harmony, desktop].flatMap((each) => each?.fallback ?? [])
  return [...new Set([deepLink, ...pages, ...(toStore ? [storePage] : [])])]
}
