import { FileDrop, RadioGroup, Section, useData } from '@console-widgets/ui'
import { picturesData } from '../data.ts'
import { imageRules, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { PictureTile } from './picture-tile.tsx'
import { SingleImage } from './single-image.tsx'
import { TryAgain } from './try-again.tsx'
import { usePictures } from './use-pictures.ts'
import { useLocked } from './use-reason.ts'
import { useSaveAtOnce } from './use-save.ts'
import { useUpload } from './use-upload.ts'
import type { SectionProps } from './section-props.ts'

/**
 * Icon, screenshots, and feature image. Each is saved as soon as it is uploaded: the platform reads its type and size
 * from the image itself.
 */
export function MaterialsSection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSaveAtOnce(version)
  const { upload } = useData(picturesData)
  const locked = useLocked(version)
  const { icon, screenshots, imgShowType, featureImage } = version.materials
  const addresses = usePictures([icon, ...screenshots, featureImage].filter((objectId) => objectId !== null))
  const setShots = (next: string[]) => save({ materials: { screenshots: next } })
  const sending = useUpload(locked)
  const takeShots = (files: readonly File[]) =>
    sending.run(async () => {
      const added: string[] = []
      for (const file of files) added.push(await upload(file))
      await setShots([...screenshots, ...added])
    })
  const move = (from: number, to: number) => {
    const next = [...screenshots]
    const [moved] = next.splice(from, 1)
    if (moved) next.splice(to, 0, moved)
    return sending.run(() => setShots(next))
  }
  const full =
    screenshots.length >= versionLimits.mostScreenshots
      ? text('versions.screenshots.full', { count: versionLimits.mostScreenshots })
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
      <Section
        title={text('versions.screenshots')}
        description={text('versions.screenshots.help', {
          least: versionLimits.fewestScreenshots,
          most: versionLimits.mostScreenshots,
        })}
      >
        <RadioGroup
          label={text('versions.screenshots.show')}
          value={imgShowType}
          reason={locked}
          onChange={(value) => sending.run(() => save({ materials: { imgShowType: value } }))}
          choices={[
            { value: 0, label: text('versions.screenshots.portrait') },
            { value: 1, label: text('versions.screenshots.landscape') },
          ]}
        />
        {screenshots.length > 0 ? (
          <ol aria-label={text('versions.screenshots')} className="flex flex-wrap gap-3">
            {screenshots.map((objectId, index) => (
              <li key={objectId}>
                <PictureTile
                  label={text('versions.screenshot', { number: index + 1 })}
                  src={addresses.get(objectId)}
                  size="shot"
                  locked={locked ?? sending.reason}
                  onRemove={() => sending.run(() => setShots(screenshots.filter((other) => other !== objectId)))}
                  onEarlier={index === 0 ? undefined : () => move(index, index - 1)}
                  onLater={index === screenshots.length - 1 ? undefined : () => move(index, index + 1)}
                />
              </li>
            ))}
          </ol>
        ) : null}
        <FileDrop
          label={text('versions.screenshots')}
          hideLabel
          multiple
          accept="image/png,image/jpeg"
          maxSize={imageRules.screenshot.bytes}
          value={[]}
          onChange={takeShots}
          error={sending.error}
          reason={locked ?? sending.reason ?? full}
        />
        <TryAgain run={sending.again} />
      </Section>
      <SingleImage
        label={text('versions.feature-image')}
        help={text('versions.feature-image.help', { side: imageRules.feature.shortestSide })}
        rule={imageRules.feature}
        objectId={featureImage}
        src={featureImage ? addresses.get(featureImage) : undefined}
        size="shot"
        locked={locked}
        upload={upload}
        save={(objectId) => save({ materials: { featureImage: objectId } })}
      />
    </div>
  )
}
