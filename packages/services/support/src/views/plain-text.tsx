import { isWebAddress } from '@console-widgets/core/formats'
import { Fragment } from 'react'

const address = /(https?:\/\/[^\s<>"'）】」]+)/i

/** What someone wrote: text, isolated from the words around it. Addresses are links that show where they lead. */
export function PlainText({ content }: { content: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {content.split(address).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move
        <Fragment key={at}>
          {at % 2 === 1 && isWebAddress(part) ? (
            <a
              href={part}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="rounded-sm text-accent-ink focus-ring hover:underline"
            >
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  )
}
