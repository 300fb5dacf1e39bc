import { Button, classNames } from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import type { ListingFinding } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { shownLines } from '../model.ts'
import { MarkedText } from './marked-text.tsx'

interface CutParagraphProps {
  title: string
  empty: string
  findings: readonly ListingFinding[]
  children: string
}

/** Length in characters of a text that is shown whole on every device. */
const shortText = 80

/** Classes by number of lines. */
const clamped = { 3: 'line-clamp-3' } as const

/** A text of which the store shows the first lines. The rest can be opened, if there is more. */
export function CutParagraph({ title, empty, findings, children }: CutParagraphProps) {
  const text = useStoreListingText()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = paragraph.current
    if (!element || isWhole) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [isWhole, children])
  return (
    <section className="flex flex-col items-start gap-1">
      <h3 className="font-medium">{title}</h3>
      <p
        ref={paragraph}
        className={classNames(
          'text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]',
          !isWhole && clamped[shownLines.appDesc],
        )}
      >
        {children === '' ? empty : <MarkedText findings={findings}>{children}</MarkedText>}
      </p>
      {children.length > shortText ? (
        // Its place is kept until the text is measured, so that nothing below moves.
        <div className={isCut || isWhole ? undefined : 'invisible'}>
          <Button size="small" onClick={() => setWhole(!isWhole)}>
            {text(isWhole ? 'store-listing.less' : 'store-listing.more')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
