import {
  Button,
  FileDrop,
  FormDialog,
  Select,
  TextArea,
  TextField,
  useData,
  useObjectAddresses,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { type Demo, demosData } from '../../data.ts'
import { useDemosText } from '../../generated/text.ts'
import { demoLimits, videoLimits, videoTypes } from '../../model.ts'
import { createDemoInput } from '../../schemas.ts'
import { useLanguageNames } from '../use-language-names.ts'

interface Values {
  lang: string
  title: string
  description: string
  newPictures: readonly File[]
  newVideo: readonly File[]
}

interface DemoFormProps {
  appId: string
  /** The demo that is edited; undefined for a new one. */
  demo: Demo | undefined
  languages: readonly string[]
  defaultLang: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Largest file of an image, in bytes. */
const largestPicture = 2 * 1024 ** 2

/** Dialog for writing a demo. What it has already can be removed, and new files follow it. */
export function DemoForm({ appId, demo, languages, defaultLang, open, onOpenChange }: DemoFormProps) {
  const text = useDemosText()
  const toasts = useToast()
  const nameOf = useLanguageNames()
  const { create, update, upload } = useData(demosData, appId)
  const [pictures, setPictures] = useState(demo?.pictures ?? [])
  const [videoId, setVideoId] = useState(demo?.videoId ?? null)
  const submit = async ({ lang, title, description, newPictures, newVideo }: Values) => {
    const added: string[] = []
    for (const file of newPictures) added.push(await upload(file))
    const [video] = newVideo
    const written = {
      ...{ lang, title, description, pictures: [...pictures, ...added] },
      videoId: video ? await upload(video) : videoId,
    }
    if (demo) await update.run({ demoId: demo.demoId, ...written })
    else await create.run({ appId, ...written })
    toasts.show({ tone: 'success', title: text('store-listing.demos.saved') })
  }
  // A language that the listing no longer has can stay as it is.
  const choices = demo && !languages.includes(demo.lang) ? [demo.lang, ...languages] : languages
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text(demo ? 'store-listing.demos.edit.title' : 'store-listing.demos.create')}
      submitLabel={text('store-listing.demos.save')}
      schema={v.object({
        ...v.pick(createDemoInput, ['lang', 'title', 'description']).entries,
        newPictures: v.pipe(v.array(v.any()), v.maxLength(demoLimits.pictures - pictures.length)),
        newVideo: v.array(v.any()),
      })}
      messages={{
        title: text('store-listing.demos.name.wrong'),
        newPictures: text('store-listing.demos.pictures.most', { most: demoLimits.pictures }),
      }}
      defaults={{
        ...{ lang: demo?.lang ?? defaultLang, title: demo?.title ?? '', description: demo?.description ?? '' },
        ...{ newPictures: [], newVideo: [] },
      }}
      draft={false}
      onSubmit={submit}
    >
      <Select
        name="lang"
        label={text('store-listing.demos.lang')}
        choices={choices.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextField name="title" label={text('store-listing.demos.name')} />
      <TextArea
        name="description"
        label={text('store-listing.demos.description')}
        help={text('store-listing.demos.description.help')}
      />
      <KeptPictures pictures={pictures} onChange={setPictures} />
      <FileDrop
        name="newPictures"
        label={text('store-listing.demos.pictures')}
        help={text('store-listing.demos.pictures.help', {
          most: demoLimits.pictures,
          least: demoLimits.fewestPictures,
        })}
        accept=".png,.jpg,.jpeg"
        maxSize={largestPicture}
        multiple
      />
      {videoId === null ? null : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {text('store-listing.demos.video.has')}
          <Button size="small" onClick={() => setVideoId(null)}>
            {text('store-listing.demos.video.remove')}
          </Button>
        </p>
      )}
      <FileDrop
        name="newVideo"
        label={text('store-listing.demos.video')}
        accept={videoTypes.map((type) => `.${type}`).join()}
        maxSize={videoLimits.bytes}
      />
    </FormDialog>
  )
}

interface KeptPicturesProps {
  pictures: readonly string[]
  onChange: (pictures: string[]) => void
}

/** Images that a demo has already. */
function KeptPictures({ pictures, onChange }: KeptPicturesProps) {
  const text = useDemosText()
  const addresses = useObjectAddresses(pictures)
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((objectId, at) => (
        <li key={objectId} className="flex flex-col items-center gap-1">
          <span className="h-20 min-w-12 overflow-hidden rounded-sm bg-sunken">
            {addresses.get(objectId) ? (
              <img
                src={addresses.get(objectId)}
                alt={text('store-listing.demos.picture', { number: at + 1 })}
                className="h-20 w-auto"
              />
            ) : null}
          </span>
          <Button
            size="small"
            icon="trash"
            aria-label={text('store-listing.demos.picture.remove', { number: at + 1 })}
            onClick={() => onChange(pictures.filter((each) => each !== objectId))}
          />
        </li>
      ))}
    </ul>
  )
}
