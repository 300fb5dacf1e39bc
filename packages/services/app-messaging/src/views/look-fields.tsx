import {
  Button,
  FileDrop,
  Segmented,
  TargetChoice,
  TextField,
  useData,
  useJoin,
  useStore,
  useUploads,
} from '@console-widgets/ui'
import { targetsData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { type PartProps, withButtons } from '../message-form.ts'
import { colorForm, messageKinds, messageLimits, mostButtons } from '../model.ts'
import { useWords } from './use-words.ts'

const colors = ['background', 'text', 'button'] as const

/** Layout, picture, colors, and where the buttons lead. */
export function LookFields({ appId, content, change, problems, readOnly }: PartProps & { appId: string }) {
  const text = useAppMessagingText()
  const join = useJoin()
  const { errorOf } = useWords()
  const { targets } = useData(targetsData, appId)
  // What can't be read is said once, not for each button.
  const { data, error: unread } = useStore(targets)
  const isUnreadable = unread !== undefined && data === undefined
  const { kind, addresses } = content
  const { pending, error, upload } = useUploads('app-messaging')
  const setAddresses = (next: readonly string[]) => change(withButtons(content, next))
  const labelOf = (at: number) =>
    kind === 'card' ? text('app-messaging.button.address', { number: at + 1 }) : text('app-messaging.button.whole')
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <Segmented
        label={text('app-messaging.kind')}
        value={kind}
        choices={messageKinds.map((value) => ({ value, label: text(`app-messaging.kind.${value}`) }))}
        onChange={(next) => change(withButtons({ ...content, kind: next }, addresses))}
      />
      {readOnly ? null : (
        <FileDrop
          label={text('app-messaging.picture')}
          help={text('app-messaging.picture.help')}
          accept="image/png,image/jpeg,image/webp"
          maxSize={messageLimits.imageBytes}
          value={[]}
          onChange={async (files) => {
            const [imageId] = await upload(files.slice(0, 1))
            if (imageId) change({ imageId })
          }}
          {...(error ? { error } : {})}
          {...(pending ? { reason: text('app-messaging.picture.uploading') } : {})}
        />
      )}
      {content.imageId === null || readOnly ? null : (
        <div>
          <Button size="small" icon="trash" onClick={() => change({ imageId: null })}>
            {text('app-messaging.picture.remove')}
          </Button>
        </div>
      )}
      {kind === 'image' ? null : (
        <div className="grid gap-4 @sm:grid-cols-3">
          {colors.map((each) => (
            <div key={each} className="flex min-w-0 items-end gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  label={text(`app-messaging.color.${each}`)}
                  mono
                  value={content.colors[each]}
                  onChange={(color) => change({ colors: { ...content.colors, [each]: color.toLowerCase() } })}
                  {...errorOf(problems, `colors.${each}`)}
                />
              </div>
              <input
                type="color"
                aria-label={join.labeled(text('app-messaging.color.choose'), text(`app-messaging.color.${each}`))}
                className="mb-0.5 size-8 shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-0.5"
                value={colorForm.test(content.colors[each]) ? content.colors[each] : '#000000'}
                onChange={(event) => change({ colors: { ...content.colors, [each]: event.target.value } })}
              />
            </div>
          ))}
        </div>
      )}
      {addresses.map((address, at) => (
        <div key={at} className="flex min-w-0 items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <TextField
              label={labelOf(at)}
              help={text('app-messaging.button.address.help')}
              mono
              value={address}
              onChange={(next) => setAddresses(addresses.with(at, next))}
              {...errorOf(problems, `addresses.${at}`)}
            />
            {readOnly || (at > 0 && isUnreadable) ? null : (
              <TargetChoice
                label={text('app-messaging.target', { field: labelOf(at) })}
                placeholder={text('app-messaging.target.choose')}
                targets={targets}
                headingOf={(of) => text(`app-messaging.target.${of}`)}
                value={address}
                onChoose={(next) => setAddresses(addresses.with(at, next))}
              />
            )}
          </div>
          {readOnly ? null : (
            <Button
              size="small"
              className="mt-7"
              icon="trash"
              aria-label={join.labeled(text('app-messaging.button.remove'), labelOf(at))}
              onClick={() => setAddresses(addresses.toSpliced(at, 1))}
            >
              {text('app-messaging.button.remove')}
            </Button>
          )}
        </div>
      ))}
      {addresses.length < mostButtons[kind] && !readOnly ? (
        <div>
          <Button size="small" icon="add" onClick={() => setAddresses([...addresses, ''])}>
            {text(kind === 'card' ? 'app-messaging.button.add' : 'app-messaging.button.addWhole')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
