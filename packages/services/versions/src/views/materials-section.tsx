import { useData, useObjectAddresses } from '@console-widgets/ui'
import { picturesData } from '../data.ts'
import { imageRules, mediaOfField, phone, shownMedia } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { MediaChoice, useMediaKey, useMediaName } from './media-choice.tsx'
import { Screenshots } from './screenshots.tsx'
import { SingleImage } from './single-image.tsx'
import { useMediaOf } from './use-media-of.ts'
import { useLocked } from './use-reason.ts'
import { useSaveAtOnce } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

/**
 * Icon, screenshots, and feature image. The last two can differ by language and type of device. Each is saved as soon
 * as it is uploaded: the platform reads its type and size from the image itself.
 */
export function MaterialsSection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSaveAtOnce(version)
  const { upload } = useData(picturesData)
  const locked = useLocked(version)
  const nameOf = useMediaName()
  const [key, setKey] = useMediaKey()
  const { own, change } = useMediaOf(version, key)
  const { icon } = version.materials
  const shown = shownMedia(version.materials, key.lang, key.deviceType)
  const addresses = useObjectAddresses(
    [icon, ...own.screenshots, own.featureImage].filter((objectId) => objectId !== null),
  )
  /** Says whose pictures are shown in place of those that are missing. */
  const inherited = (isShown: boolean, field: string) =>
    isShown
      ? text('versions.media.inherited', { name: nameOf(mediaOfField(field) ?? { lang: null, deviceType: phone }) })
      : undefined
  return (
    <div className="flex flex-col gap-6">
      <SingleImage
        label={text('versions.icon')}
        help={text('versions.icon.help', { side: imageRules.icon.shortestSide })}
        rule={imageRules.icon}
        objectId={icon}
        src={icon ? addresses.get(icon) : undefined}
        size="icon"
        locked={locked}
        upload={upload}
        save={(objectId) => save({ materials: { icon: objectId } })}
      />
      <MediaChoice version={version} value={key} onChange={setKey} />
      <Screenshots
        pictures={own}
        inherited={inherited(shown.screenshots.length > 0, shown.screenshotsFrom)}
        {...{ addresses, locked, upload, change }}
      />
      <SingleImage
        label={text('versions.feature-image')}
        help={text('versions.feature-image.help', { side: imageRules.feature.shortestSide })}
        rule={imageRules.feature}
        objectId={own.featureImage}
        src={own.featureImage ? addresses.get(own.featureImage) : undefined}
        size="shot"
        inherited={inherited(shown.featureImage !== null, shown.featureImageFrom)}
        locked={locked}
        upload={upload}
        save={(objectId) => change({ featureImage: objectId })}
      />
    </div>
  )
}
