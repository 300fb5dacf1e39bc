import {
  DetailPage,
  QueryView,
  TextField,
  useAllowed,
  useData,
  usePlace,
  useRoutes,
  useUnsaved,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type HarmonyMaterial, materialData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { mayActOn, storeLimits, targets } from '../model.ts'
import { routes } from '../routes.ts'
import { Findings } from './findings.tsx'
import { MaterialFields } from './material-fields.tsx'
import { StateBadge } from './state-badge.tsx'

export interface HarmonyMaterialProps {
  /** ID of the app. */
  appId: string
  /** ID of the material. */
  materialId: string
}

/** One material of a HarmonyOS app, with its audit. */
export default function HarmonyMaterialView({ appId, materialId }: HarmonyMaterialProps) {
  const { material } = useData(materialData, materialId)
  return <QueryView query={material}>{(found) => <Found appId={appId} material={found} />}</QueryView>
}

function draftOf({ materialName, deviceType, icon, screenshots, brief }: HarmonyMaterial) {
  return { materialName, deviceType, icon, screenshots, brief }
}

function Found({ appId, material }: { appId: string; material: HarmonyMaterial }) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { materialId, materialName, state, deviceType } = material
  const { submit, cancel, remove } = useData(materialData, materialId)
  const [isChanged, setChanged] = useState(false)
  const list = routeTo('store-experiments.materials', { appId })
  const submitting = {
    call: submit.call,
    label: text('store-experiments.submit'),
    run: () => submit.run({ materialId }),
    done: text('store-experiments.submitted'),
    ...(isChanged ? { reason: text('store-experiments.submit.unsaved') } : {}),
  }
  const withdrawing = {
    call: cancel.call,
    label: text('store-experiments.cancel'),
    run: () => cancel.run({ materialId }),
    done: text('store-experiments.cancelled'),
  }
  const next = { draft: submitting, auditing: withdrawing, passed: undefined, rejected: undefined }[state]
  return (
    <DetailPage
      title={materialName}
      parents={[{ label: text('store-experiments.materials'), to: list }]}
      status={<StateBadge state={state} />}
      meta={[text(`store-experiments.device.${deviceType}`)]}
      {...(next ? { next } : {})}
      actions={
        mayActOn('delete', state)
          ? [
              {
                call: remove.call,
                label: text('store-experiments.delete'),
                confirm: {
                  title: text('store-experiments.delete.title', { name: materialName }),
                  description: text('store-experiments.delete.body'),
                },
                done: text('store-experiments.material.deleted'),
                run: async () => {
                  await remove.run({ materialId })
                  place.go(list)
                },
              },
            ]
          : []
      }
      notice={<Findings findings={material.findings} />}
    >
      <Editor material={material} onChanged={setChanged} />
    </DetailPage>
  )
}

interface EditorProps {
  material: HarmonyMaterial
  onChanged: (isChanged: boolean) => void
}

function Editor({ material, onChanged }: EditorProps) {
  const text = useStoreExperimentsText()
  const { materialId, state } = material
  const { update } = useData(materialData, materialId)
  const stored = draftOf(material)
  const [draft, setDraft] = useState(stored)
  const readOnly = !useAllowed(update.call) || !mayActOn('edit', state)
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onChanged(JSON.stringify(next) !== JSON.stringify(stored))
  }
  useUnsaved(
    JSON.stringify(draft) === JSON.stringify(stored)
      ? undefined
      : {
          async save() {
            if (draft.materialName.trim() === '') return 1
            const saved = await update.run({ materialId, ...draft })
            if (saved) setDraft(draftOf(saved))
            onChanged(false)
            return 0
          },
          discard: () => {
            setDraft(stored)
            onChanged(false)
          },
          saved: text('store-experiments.material.saved'),
        },
  )
  return (
    <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-4">
      <TextField
        label={text('store-experiments.name')}
        required
        maxLength={storeLimits.name}
        value={draft.materialName}
        onChange={(next) => change({ materialName: next })}
      />
      <MaterialFields
        targets={targets}
        materials={draft}
        choices={[]}
        needsChoice={false}
        materialId={null}
        readOnly={readOnly}
        onChange={({ materialId: _chosen, ...part }) => change(part)}
      />
    </fieldset>
  )
}
