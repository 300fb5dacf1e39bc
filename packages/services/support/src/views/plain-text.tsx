import { OutsideLink } from '@console-widgets/ui'
import { Fragment } from 'react'

const address = /(https?:\/\/[^\s<>"'）】」]+)/i

/** What someone wrote: text, isolated from the words around it. Addresses are links that show where they lead. */
export function PlainText({ content }: { content: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {content.split(address).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other name, and never move
        <Fragment key={at}>{at % 2 === 1 ? <OutsideLink href={part}>{part}</OutsideLink> : part}</Fragment>
      ))}
    </p>
  )
}
