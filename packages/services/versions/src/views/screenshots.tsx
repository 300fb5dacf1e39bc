import { classNames, FileDrop, RadioGroup, Section, useDragOrder } from '@console-widgets/ui'
import { useRef } from 'react'
import { imageRules, versionLimits, type Pictures } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { PictureTile } from './picture-tile.tsx'
import { TryAgain } from './try-again.tsx'
import { useScreenshotOrder } from './use-screenshot-order.ts'
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
  const list = useRef<HTMLOListElement>(null)
  const { shown, isSaving, said, move } = useScreenshotOrder(screenshots, setShots)
  const tilesLocked = locked ?? sending.reason
  const last = shown.length - 1
  const { dragged, over, itemAt } = useDragOrder(tilesLocked === undefined && last > 0 ? move : undefined)
  /** Moves by keys: the focus goes along, and from the button that has no place to go to, to the other one. */
  const step = (from: number, to: number) => {
    move(from, to)
    requestAnimationFrame(() => {
      const [earlier, later] = list.current?.children[to]?.querySelectorAll('button') ?? []
      const forward = to < from ? earlier : later
      const other = to < from ? later : earlier
      ;(to === 0 || to === last ? other : forward)?.focus()
    })
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
      {last > 0 && !locked ? <p className="text-sm text-muted">{text('versions.screenshots.order')}</p> : null}
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
        <ol ref={list} aria-label={text('versions.screenshots')} className="flex flex-wrap gap-3">
          {shown.map((objectId, index) => (
            <li
              key={objectId}
              {...itemAt(index)}
              className={classNames(
                'max-w-full rounded-md',
                itemAt(index).draggable && 'cursor-grab',
                over === index && 'outline-2 outline-offset-2 outline-accent',
                dragged === index && 'opacity-60',
              )}
            >
              <PictureTile
                label={text('versions.screenshot', { number: index + 1 })}
                src={addresses.get(objectId)}
                size="shot"
                locked={tilesLocked}
                isMoving={isSaving}
                onRemove={() => sending.run(() => setShots(screenshots.filter((other) => other !== objectId)))}
                {...(last === 0
                  ? {}
                  : {
                      onEarlier: index === 0 ? null : () => step(index, index - 1),
                      onLater: index === last ? null : () => step(index, index + 1),
                    })}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <span role="status" className="sr-only">
        {said}
      </span>
      <FileDrop
        label={text('versions.screenshots')}
        hideLabel
        multiple
        accept="image/png,image/jpeg"
        maxSize={imageRules.screenshot.bytes}
        value={[]}
        onChange={takeShots}
        error={sending.error}
        reason={locked ?? sending.reason ?? (isSaving ? text('versions.screenshots.saving') : full)}
      />
      <TryAgain run={sending.again} />
    </Section>
  )
}
