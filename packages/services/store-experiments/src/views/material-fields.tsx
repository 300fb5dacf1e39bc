import { Select, TextField } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import { storeLimits, type Materials, type Target } from '../model.ts'
import { ImageFields } from './image-fields.tsx'

interface MaterialFieldsProps {
  /** What can be changed. */
  targets: readonly Target[]
  materials: Materials
  /** Approved materials to choose from. */
  choices: readonly { materialId: string; materialName: string }[]
  /** Whether one of them must be chosen. */
  needsChoice: boolean
  materialId: string | null
  readOnly: boolean
  onChange: (part: Partial<Materials & { materialId: string | null }>) => void
}

/** In place of an approved material: what is given here. */
const own = 'own'

/** Icon, screenshots, and one-line description, or the approved material that they come from. */
export function MaterialFields(props: MaterialFieldsProps) {
  const { targets, materials, choices, needsChoice, materialId, readOnly, onChange } = props
  const text = useStoreExperimentsText()
  const { icon, screenshots, brief } = materials
  const isFixed = readOnly || needsChoice || materialId !== null
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {choices.length === 0 && !needsChoice ? null : (
        <Select
          label={text('store-experiments.material')}
          placeholder={text('store-experiments.material.none')}
          value={materialId ?? (needsChoice ? undefined : own)}
          choices={[
            ...(needsChoice ? [] : [{ value: own, label: text('store-experiments.material.own') }]),
            ...choices.map((each) => ({ value: each.materialId, label: each.materialName })),
          ]}
          onChange={(chosen) => onChange({ materialId: chosen === own ? null : chosen })}
        />
      )}
      {targets.includes('icon') ? (
        <ImageFields
          label={text('store-experiments.icon')}
          help={text('store-experiments.icon.help')}
          images={icon === null ? [] : [icon]}
          most={1}
          accept="image/png"
          readOnly={isFixed}
          onChange={([objectId]) => onChange({ icon: objectId ?? null })}
        />
      ) : null}
      {targets.includes('screenshots') ? (
        <ImageFields
          label={text('store-experiments.screenshots')}
          help={text('store-experiments.screenshots.help')}
          images={screenshots}
          most={storeLimits.mostScreenshots}
          accept="image/png,image/jpeg"
          readOnly={isFixed}
          onChange={(next) => onChange({ screenshots: next })}
        />
      ) : null}
      {targets.includes('brief') ? (
        isFixed ? (
          <p>{brief}</p>
        ) : (
          <TextField
            label={text('store-experiments.brief')}
            help={text('store-experiments.brief.help')}
            maxLength={storeLimits.brief}
            value={brief}
            onChange={(next) => onChange({ brief: next })}
          />
        )
      ) : null}
    </div>
  )
}
