import { classNames, DateTimeField, QueryView, Section } from '@console-widgets/ui'
import type { factsData, Resource } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { type ContentFields, contentLimits, heroProblem } from '../model.ts'

interface PartProps {
  fields: ContentFields
  onChange: (change: Partial<ContentFields>) => void
  readOnly: boolean
}

/** From when until when a content is shown. */
export function TimeFields({ fields, onChange, readOnly }: PartProps) {
  const text = useContentText()
  const { startTime, endTime } = fields
  return (
    <Section title={text('content.time')}>
      <div className="grid gap-4 @sm:grid-cols-2">
        <DateTimeField
          label={text('content.start')}
          help={text('content.time.start.help')}
          {...(startTime === null ? {} : { value: startTime })}
          onChange={(value) => onChange({ startTime: value ?? null })}
          disabled={readOnly}
        />
        <DateTimeField
          label={text('content.end')}
          help={text('content.time.end.help')}
          {...(endTime === null ? {} : { value: endTime })}
          onChange={(value) => onChange({ endTime: value ?? null })}
          disabled={readOnly}
        />
      </div>
    </Section>
  )
}

interface PictureFieldsProps extends PartProps {
  pictures: ReturnType<typeof factsData>['pictures']
  addresses: ReadonlyMap<string, string>
}

/** The picture at the top, and further ones, among those of the team. */
export function PictureFields({ pictures, ...props }: PictureFieldsProps) {
  const text = useContentText()
  return (
    <Section title={text('content.pictures')}>
      <QueryView query={pictures}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-muted">{text('content.pictures.empty.body')}</p>
          ) : (
            <Pictures {...props} pictures={items} />
          )
        }
      </QueryView>
    </Section>
  )
}

interface PicturesProps extends Omit<PictureFieldsProps, 'pictures'> {
  pictures: readonly Resource[]
}

function Pictures({ fields, onChange, readOnly, pictures, addresses }: PicturesProps) {
  const text = useContentText()
  const { heroId, pictureIds } = fields
  const more = (id: string) =>
    onChange({
      pictureIds: pictureIds.includes(id) ? pictureIds.filter((each) => each !== id) : [...pictureIds, id],
    })
  return (
    <>
      <Choices
        label={text('content.pictures.hero')}
        kind="radio"
        pictures={pictures.filter((picture) => heroProblem(picture) === undefined || picture.resourceId === heroId)}
        addresses={addresses}
        chosen={heroId === null ? [] : [heroId]}
        onChoose={(id) => onChange({ heroId: id })}
        readOnly={readOnly}
      />
      <Choices
        label={text('content.pictures.more')}
        kind="checkbox"
        pictures={pictures}
        addresses={addresses}
        chosen={pictureIds}
        onChoose={more}
        readOnly={readOnly}
        most={contentLimits.pictures}
      />
    </>
  )
}

interface ChoicesProps {
  label: string
  kind: 'radio' | 'checkbox'
  pictures: readonly Resource[]
  addresses: ReadonlyMap<string, string>
  chosen: readonly string[]
  onChoose: (resourceId: string) => void
  readOnly: boolean
  most?: number
}

function Choices({ label, kind, pictures, addresses, chosen, onChoose, readOnly, most = 1000 }: ChoicesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" disabled={readOnly}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ resourceId, objectId, fileName }) => {
          const isChosen = chosen.includes(resourceId)
          return (
            <label
              key={resourceId}
              className={classNames(
                'relative flex w-28 cursor-pointer flex-col gap-1 rounded-md border p-1 text-xs has-disabled:cursor-not-allowed has-focus-visible:outline-2 has-focus-visible:outline-focus',
                isChosen ? 'border-accent-line bg-accent-soft' : 'border-line bg-raised',
              )}
            >
              <input
                type={kind}
                name={label}
                className="sr-only"
                checked={isChosen}
                disabled={readOnly || (!isChosen && kind === 'checkbox' && chosen.length >= most)}
                onChange={() => onChoose(resourceId)}
              />
              <span className="h-16 overflow-hidden rounded-sm bg-sunken">
                {addresses.get(objectId) ? (
                  <img src={addresses.get(objectId)} alt="" className="size-full object-cover" />
                ) : null}
              </span>
              <span className="truncate px-0.5">
                {isChosen ? '✓ ' : ''}
                {fileName}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
