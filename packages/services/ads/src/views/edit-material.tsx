import {
  FileDrop,
  FormDialog,
  QueryView,
  RadioGroup,
  Select,
  TextArea,
  TextField,
  useData,
  useFieldState,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { choicesData, type Material, materialsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { materialKinds, materialLimits, type MaterialKind } from '../model.ts'
import { materialForm, updateMaterialInput } from '../schemas.ts'

/** What the dialog asks for: the file is uploaded when it is sent. */
const form = v.omit(v.object(materialForm.entries), ['objectId'])

interface CreateMaterialProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for a new material. */
export function CreateMaterial({ open, onOpenChange }: CreateMaterialProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { create, upload } = useData(materialsData)
  const [files, setFiles] = useState<readonly File[]>([])
  const [missing, setMissing] = useState(false)
  return (
    <FormDialog<v.InferInput<typeof form>>
      open={open}
      onOpenChange={(next) => {
        setFiles([])
        setMissing(false)
        onOpenChange(next)
      }}
      title={text('ads.material.create')}
      description={text('ads.material.create.body')}
      schema={form}
      defaults={{ kind: 'image' }}
      onSubmit={async (values) => {
        const [file] = files
        if (values.kind !== 'text' && !file) {
          setMissing(true)
          throw new Error(text('ads.file.missing'))
        }
        const objectId = values.kind === 'text' || !file ? null : await upload(file)
        await create.run({ ...values, objectId })
        toasts.show({ tone: 'success', title: text('ads.material.created') })
      }}
    >
      <AppChoice />
      <TextField name="materialName" label={text('ads.name')} />
      <RadioGroup
        name="kind"
        label={text('ads.kind')}
        look="cards"
        choices={materialKinds.map((value) => ({ value, label: text(`ads.materialKind.${value}`) }))}
      />
      <FileOfKind files={files} onChange={setFiles} missing={missing} />
      <TextArea name="content" label={text('ads.content')} help={text('ads.content.help')} />
    </FormDialog>
  )
}

function AppChoice() {
  const text = useAdsText()
  const { adsApps } = useData(choicesData)
  return (
    <QueryView query={adsApps}>
      {({ items }) => (
        <Select
          name="appId"
          label={text('ads.app')}
          help={text('ads.app.help')}
          choices={[...new Map(items.map((each) => [each.appId, each.appName]))].map(([value, label]) => ({
            value,
            label,
          }))}
        />
      )}
    </QueryView>
  )
}

interface FileOfKindProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
  missing: boolean
}

function FileOfKind({ files, onChange, missing }: FileOfKindProps) {
  const text = useAdsText()
  const { value: kind } = useFieldState<MaterialKind>({ name: 'kind', label: '' }, 'image')
  if (kind === 'text') return null
  return (
    <FileDrop
      label={text('ads.file')}
      help={text(`ads.file.help.${kind}`)}
      accept={kind === 'image' ? '.png,.jpg,.jpeg' : '.mp4,.mov'}
      maxSize={kind === 'image' ? materialLimits.imageBytes : materialLimits.videoBytes}
      value={files}
      onChange={onChange}
      {...(missing && files.length === 0 ? { error: text('ads.file.missing') } : {})}
    />
  )
}

interface EditMaterialProps {
  material: Material | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for the name and the text of a material. */
export function EditMaterial({ material, open, onOpenChange }: EditMaterialProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { update } = useData(materialsData)
  if (!material) return null
  const { materialId, materialName, content } = material
  return (
    <FormDialog<v.InferInput<typeof updateMaterialInput>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.material.edit')}
      description={text('ads.material.edit.body')}
      schema={updateMaterialInput}
      defaults={{ materialId, materialName, content }}
      onSubmit={async (values) => {
        await update.run(values)
        toasts.show({ tone: 'success', title: text('ads.material.saved') })
      }}
    >
      <TextField name="materialName" label={text('ads.name')} />
      <TextArea name="content" label={text('ads.content')} help={text('ads.content.help')} />
    </FormDialog>
  )
}
