import type { DemoContent } from '../../data.ts'
import { useStoreListingText } from '../../generated/text.ts'
import { directionOf } from '../../model.ts'
import { DemoMedia } from './demo-media.tsx'

interface ShownDemoProps {
  demo: DemoContent
  isLarge: boolean
}

/** An approved demo, on the store page. */
export function ShownDemo({ demo, isLarge }: ShownDemoProps) {
  const text = useStoreListingText()
  const { lang, title, description } = demo
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{text('store-listing.demo')}</h3>
      <div lang={lang} dir={directionOf(lang)} className="text-sm wrap-anywhere">
        <p className="font-medium">{title}</p>
        {description === '' ? null : <p className="whitespace-pre-line text-muted">{description}</p>}
      </div>
      <DemoMedia demo={demo} isLarge={isLarge} />
    </section>
  )
}
