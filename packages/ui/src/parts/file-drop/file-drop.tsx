import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useJoin } from '../../text/use-join.ts'
import { withText } from '../../text/with-text.tsx'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FieldFrame } from '../field.tsx'
import { type FieldProps, useFieldState } from '../field-binding.ts'
import { FileSize } from '../file-size.tsx'
import { Icon } from '../icon.tsx'
import * as icons from '../icons.ts'
import { IconButton } from '../icon-button.tsx'
import { useStrayDrops } from './use-stray-drops.ts'
import { useFileDropText } from './file-drop-text.ts'
import { fileDropLocales } from './locales/index.ts'

export interface FileDropProps extends Omit<FieldProps<readonly File[]>, 'value' | 'error'> {
  value?: readonly File[]
  /** What is wrong with the files; a form sets it. */
  error?: ReactNode
  /** Accepted files, in the syntax of the `accept` attribute: `.apk,.aab` or `image/*`. */
  accept?: string
  multiple?: boolean
  /** Maximum size of a file in bytes. */
  maxSize?: number
}

function FileDropView(props: FileDropProps) {
  const { label, hideLabel, help, reason, accept, multiple = false, maxSize } = props
  const text = useFileDropText()
  const join = useJoin()
  const field = useFieldState<readonly File[]>({ ...props, error: undefined }, [])
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  useStrayDrops()
  const [refused, setRefused] = useState<string>()

  const take = (files: readonly File[]) => {
    const wrong = files.find((file) => !fits(file, accept))
    const large = maxSize === undefined ? undefined : files.find((file) => file.size > maxSize)
    setRefused(
      wrong
        ? text('file.wrongType', { name: wrong.name, accept: join.names(acceptedTypes(accept)) })
        : large
          ? text('file.tooLarge', { name: large.name })
          : undefined,
    )
    const good = files.filter((file) => fits(file, accept) && (maxSize === undefined || file.size <= maxSize))
    if (good.length > 0) field.change(multiple ? [...field.value, ...good] : good.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!field.disabled) take([...event.dataTransfer.files])
  }
  return (
    <FieldFrame
      {...{ label, hideLabel, help, reason }}
      error={refused ?? props.error ?? field.error}
      required={field.required}
    >
      {(control) => (
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(!field.disabled)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'flex flex-col gap-3 rounded-md border border-dashed p-4 transition-colors',
            over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          )}
        >
          <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2 text-muted">
            <Icon name="upload" />
            <span>{text(multiple ? 'file.dropMany' : 'file.drop')}</span>
            <Button
              size="small"
              ref={field.ref}
              disabled={field.disabled}
              id={control.id}
              aria-describedby={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              {text('file.choose')}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={accept}
            multiple={multiple}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          {field.value.length > 0 ? (
            <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-raised">
              {field.value.map((file, index) => (
                <li key={`${file.name}${index}`} className="flex items-center gap-2 py-0.5 ps-3 pe-1">
                  <Icon name={icons.file} className="text-muted" />
                  <span className="min-w-0 flex-1 truncate">{file.name}</span>
                  <span className="text-sm text-muted">
                    <FileSize bytes={file.size} />
                  </span>
                  <IconButton
                    size="small"
                    icon="close"
                    label={text('file.remove', { name: file.name })}
                    onClick={() => field.change(field.value.filter((other) => other !== file))}
                  />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </FieldFrame>
  )
}

const WithMessages = withText(fileDropLocales, FileDropView)

/** Drop area for files, with a button that opens the file chooser. */
export function FileDrop(props: FileDropProps) {
  return <WithMessages {...props} />
}

/** Whether a file matches an `accept` attribute. */
/** The types of an `accept` attribute. */
const acceptedTypes = (accept = '') => accept.split(',').map((each) => each.trim())

function fits(file: File, accept: string | undefined): boolean {
  if (!accept) return true
  return acceptedTypes(accept.toLowerCase()).some((kind) => {
    if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })
}
