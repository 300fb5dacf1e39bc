import { Button, FileDrop, RadioGroup, Section, useData } from '@console-widgets/ui'
import { picturesData } from '../data.ts'
import { imageRules, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { PictureTile } from './picture-tile.tsx'
import { usePictures } from './use-pictures.ts'
import { useLocked } from './use-reason.ts'
import { useSaveAtOnce } from './use-save.ts'
import { useUpload } from './use-upload.ts'
import type { SectionProps } from './section-props.ts'

/**
 * Icon and screenshots. Each is saved as soon as it is uploaded: the platform reads its type and size from the image
 * itself.
 */
export function MaterialsSection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSaveAtOnce(version)
  const { upload } = useData(picturesData)
  const locked = useLocked(version)
  const { icon, screenshots, imgShowType } = version.materials
  const addresses = usePictures([...(icon ? [icon] : []), ...screenshots])
  const setShots = (next: string[]) => save({ materials: { screenshots: next } })
  const iconUpload = useUpload(locked)
  const sending = useUpload(locked)
  const takeIcon = ([file]: readonly File[]) =>
    file && iconUpload.run(async () => save({ materials: { icon: await upload(file) } }))
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
      <Section
        title={text('versions.icon')}
        description={text('versions.icon.help', { side: imageRules.icon.shortestSide })}
      >
        {icon ? (
          <PictureTile
            label={text('versions.icon')}
            src={addresses.get(icon)}
            size="icon"
            locked={locked ?? iconUpload.reason}
            onRemove={() => iconUpload.run(() => save({ materials: { icon: null } }))}
          />
        ) : null}
        <FileDrop
          label={text('versions.icon')}
          hideLabel
          accept="image/png"
          maxSize={imageRules.icon.bytes}
          value={[]}
          onChange={takeIcon}
          error={iconUpload.error}
          reason={locked ?? iconUpload.reason}
        />
        <TryAgain run={iconUpload.again} />
      </Section>
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
    </div>
  )
}

/** After a failed upload, the files need not be selected again. */
function TryAgain({ run }: { run: (() => void) | undefined }) {
  const text = useVersionsText()
  return run ? (
    <div>
      <Button size="small" onClick={run}>
        {text('versions.upload.retry')}
      </Button>
    </div>
  ) : null
}
