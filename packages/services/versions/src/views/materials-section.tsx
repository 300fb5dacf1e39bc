import { lazyPart, useData, useObjectAddresses } from '@console-widgets/ui'
import { Suspense } from 'react'
import { picturesData } from '../data.ts'
import { imageRules, mediaOfField, phone, shownMedia, videoRule, type ImageRule } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { UndoButtons } from '../undo/undo-buttons.tsx'
import { MediaChoice, useMediaKey, useMediaName } from './media-choice.tsx'
import { Screenshots } from './screenshots.tsx'
import { SingleFile } from './single-file.tsx'
import { useMediaOf } from './use-media-of.ts'
import { useLocked } from './use-reason.ts'
import { useSaveAtOnce } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

/** Needed only with a folder at hand. */
const FolderSection = lazyPart(() => import('./folder-section.tsx').then((module) => module.FolderSection))

const acceptOf = ({ types }: ImageRule) => types.map((type) => `image/${type}`).join(',')

/**
 * Icon, screenshots, feature image, and video. All but the icon can differ by language and type of device. Each is
 * saved as soon as it is uploaded: the platform reads its type and size from the file itself.
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
  const used = [icon, ...own.screenshots, own.featureImage, own.video]
  const addresses = useObjectAddresses(used.filter((objectId) => objectId !== null))
  /** Says whose pictures are shown in place of those that are missing. */
  const inherited = (isShown: boolean, field: string) =>
    isShown
      ? text('versions.media.inherited', { name: nameOf(mediaOfField(field) ?? { lang: null, deviceType: phone }) })
      : undefined
  return (
    <div className="flex flex-col gap-6">
      <UndoButtons version={version} />
      <SingleFile
        label={text('versions.icon')}
        help={text('versions.icon.help', { side: imageRules.icon.shortestSide })}
        accept={acceptOf(imageRules.icon)}
        maxSize={imageRules.icon.bytes}
        objectId={icon}
        src={icon ? addresses.get(icon) : undefined}
        size="icon"
        locked={locked}
        upload={upload}
        save={(objectId) => save({ materials: { icon: objectId } })}
      />
      <Suspense>
        <FolderSection version={version} />
      </Suspense>
      <MediaChoice version={version} value={key} onChange={setKey} />
      <Screenshots
        pictures={own}
        inherited={inherited(shown.screenshots.length > 0, shown.screenshotsFrom)}
        {...{ addresses, locked, upload, change }}
      />
      <SingleFile
        label={text('versions.feature-image')}
        help={text('versions.feature-image.help', { side: imageRules.feature.shortestSide })}
        accept={acceptOf(imageRules.feature)}
        maxSize={imageRules.feature.bytes}
        objectId={own.featureImage}
        src={own.featureImage ? addresses.get(own.featureImage) : undefined}
        size="shot"
        inherited={inherited(shown.featureImage !== null, shown.featureImageFrom)}
        locked={locked}
        upload={upload}
        save={(objectId) => change({ featureImage: objectId })}
      />
      <SingleFile
        label={text('versions.video')}
        help={text('versions.video.help')}
        accept={videoRule.types.map((type) => `.${type}`).join(',')}
        maxSize={videoRule.bytes}
        objectId={own.video}
        src={own.video ? addresses.get(own.video) : undefined}
        size="video"
        inherited={inherited(shown.video !== null, shown.videoFrom)}
        locked={locked}
        upload={upload}
        save={(objectId) => change({ video: objectId })}
      />
    </div>
  )
}
