import { useObjectAddresses } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import type { Materials, Target } from '../model.ts'
import { Picture } from './image-fields.tsx'

/** What a variant shows of the material that is tested, in a frame like that of a phone. */
export function VariantMaterial({ target, materials }: { target: Target; materials: Materials }) {
  const text = useStoreExperimentsText()
  const { icon, screenshots, brief } = materials
  const images = target === 'icon' ? (icon === null ? [] : [icon]) : target === 'screenshots' ? screenshots : []
  const addresses = useObjectAddresses(images)
  return (
    <div className="flex min-w-0 gap-2 overflow-x-auto rounded-lg border border-line-strong bg-raised p-3">
      {target === 'brief' ? <p className="[overflow-wrap:anywhere]">{brief || '–'}</p> : null}
      {images.map((objectId, at) => (
        <Picture
          key={objectId}
          src={addresses.get(objectId)}
          label={text('store-experiments.image.number', { number: at + 1 })}
          className={target === 'icon' ? 'size-20 shrink-0' : 'h-44 w-auto shrink-0'}
        />
      ))}
      {target !== 'brief' && images.length === 0 ? <span className="text-muted">–</span> : null}
    </div>
  )
}
