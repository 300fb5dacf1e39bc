import { cva, Segmented, useJoin } from '@console-widgets/ui'
import { MarkdownView } from '@console-widgets/ui/documents'
import { useState } from 'react'
import { useContentText } from '../generated/text.ts'
import { type ContentFields, textIn } from '../model.ts'

interface ContentPreviewProps {
  fields: ContentFields
  /** Language of the text. */
  lang: string
  hero: string | undefined
  pictures: readonly string[]
  apps: readonly string[]
  tags: readonly string[]
}

const looks = ['card', 'phone', 'tablet'] as const

const page = cva('max-w-full overflow-hidden rounded-lg border border-line bg-raised wrap-anywhere', {
  variants: { wide: { true: 'w-[640px]', false: 'w-[340px]' } },
})
const room = cva('flex flex-col gap-2', { variants: { wide: { true: 'p-8', false: 'p-gutter' } } })
const heading = cva('font-semibold', { variants: { wide: { true: 'text-2xl', false: 'text-xl' } } })
const gallery = cva('grid gap-2', { variants: { wide: { true: 'grid-cols-3', false: 'grid-cols-2' } } })

/** A content as the store shows it: as a card among others, and as a page on a phone and a tablet. */
export function ContentPreview(props: ContentPreviewProps) {
  const text = useContentText()
  const [look, setLook] = useState<(typeof looks)[number]>('card')
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Segmented
        label={text('content.preview')}
        value={look}
        onChange={setLook}
        choices={looks.map((value) => ({ value, label: text(`content.preview.${value}`) }))}
      />
      {look === 'card' ? <Card {...props} /> : <Page {...props} wide={look === 'tablet'} />}
    </div>
  )
}

/** The store cuts a card after two lines of the title and two of the summary. */
function Card({ fields, lang, hero, apps }: ContentPreviewProps) {
  const text = useContentText()
  const join = useJoin()
  const shown = textIn(fields, lang)
  return (
    <article
      lang={shown?.lang}
      className="flex w-80 max-w-full flex-col overflow-hidden rounded-lg border border-line bg-raised"
    >
      <Hero address={hero} isChosen={fields.heroId !== null} />
      <div className="flex flex-col gap-1 p-gutter">
        <p className="text-xs font-medium tracking-wide text-muted uppercase">{text(`content.kind.${fields.kind}`)}</p>
        <p className="line-clamp-2 text-base font-semibold wrap-anywhere">
          {shown?.title || text('content.preview.untitled')}
        </p>
        <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{shown?.summary}</p>
        <p className="mt-1 truncate text-xs text-muted">{join.names(apps)}</p>
      </div>
    </article>
  )
}

function Page({ fields, lang, hero, pictures, apps, tags, wide }: ContentPreviewProps & { wide: boolean }) {
  const text = useContentText()
  const join = useJoin()
  const shown = textIn(fields, lang)
  return (
    <article
      lang={shown?.lang}
      aria-label={text(wide ? 'content.preview.tablet' : 'content.preview.phone')}
      className={page({ wide })}
    >
      <Hero address={hero} isChosen={fields.heroId !== null} />
      <div className={room({ wide })}>
        <p className="text-xs font-medium tracking-wide text-muted uppercase">{text(`content.kind.${fields.kind}`)}</p>
        <p className={heading({ wide })}>{shown?.title || text('content.preview.untitled')}</p>
        <p className="text-muted">{shown?.summary}</p>
        <div>
          <MarkdownView content={shown?.body ?? ''} />
        </div>
        {pictures.length > 0 ? (
          <div className={gallery({ wide })}>
            {pictures.map((address) => (
              <img key={address} src={address} alt="" className="w-full rounded-md bg-sunken" />
            ))}
          </div>
        ) : null}
        <p className="text-sm text-muted">{join.names([...apps, ...tags])}</p>
      </div>
    </article>
  )
}

/** The picture above the text. The place of a chosen one stays empty until its address is known. */
function Hero({ address, isChosen }: { address: string | undefined; isChosen: boolean }) {
  const text = useContentText()
  return (
    <div className="grid aspect-video w-full place-items-center bg-sunken text-sm text-muted">
      {address ? <img src={address} alt="" className="size-full object-cover" /> : null}
      {isChosen ? null : text('content.preview.noPicture')}
    </div>
  )
}
