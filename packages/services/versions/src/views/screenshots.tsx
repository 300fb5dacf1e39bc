import { FileDrop, RadioGroup, Section } from '@console-widgets/ui'
import { imageRules, versionLimits, type Pictures } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { PictureTile } from './picture-tile.tsx'
import { TryAgain } from './try-again.tsx'
import { useUpload } from './use-upload.ts'

interface ScreenshotsProps {
  pictures: Pictures
  /** What the store shows while there are none. */
  inherited: string | undefined
  addresses: ReadonlyMap<string, string>
  /** Reason why they can't be changed. */
  locked: string | undefined
  upload: (file: File) => Promise<string>
  change: (changes: Partial<Pictures>) => Promise<unknown>
}

/** Screenshots in the order of the store, each saved as soon as it is uploaded. */
export function Screenshots({ pictures, inherited, addresses, locked, upload, change }: ScreenshotsProps) {
  const text = useVersionsText()
  const { screenshots, imgShowType } = pictures
  const setShots = (next: string[]) => change({ screenshots: next })
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
    <Section
      title={text('versions.screenshots')}
      description={text('versions.screenshots.help', {
        least: versionLimits.fewestScreenshots,
        most: versionLimits.mostScreenshots,
      })}
    >
      {screenshots.length > 0 ? (
        <RadioGroup
          label={text('versions.screenshots.show')}
          value={imgShowType}
          reason={locked}
          onChange={(value) => sending.run(() => change({ imgShowType: value }))}
          choices={[
            { value: 0, label: text('versions.screenshots.portrait') },
            { value: 1, label: text('versions.screenshots.landscape') },
          ]}
        />
      ) : inherited ? (
        <p className="text-sm text-muted">{inherited}</p>
      ) : null}
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
  )
}
