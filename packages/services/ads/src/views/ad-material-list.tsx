import { icons, lazyFormDialog, ResourceList, useData, useJoin } from '@console-widgets/ui'
import { useState } from 'react'
import { type Material, materialsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { materialKinds, materialStates } from '../model.ts'
import { MaterialStatus } from './ad-states.tsx'

const CreateMaterial = lazyFormDialog(() => import('./edit-material.tsx').then((module) => module.CreateMaterial))
const EditMaterial = lazyFormDialog(() => import('./edit-material.tsx').then((module) => module.EditMaterial))

/** Pictures, videos, and texts of ads, with what the reviewer says. */
export default function AdMaterialList() {
  const text = useAdsText()
  const join = useJoin()
  const { materials, create, update, submit, remove } = useData(materialsData)
  const [isOpen, setOpen] = useState(false)
  const [edited, setEdited] = useState<Material>()
  return (
    <>
      <ResourceList
        list={materials}
        title={text('ads.materials')}
        description={text('ads.materials.body')}
        columns={[
          { id: 'materialName', header: text('ads.name'), primary: true },
          {
            id: 'kind',
            header: text('ads.kind'),
            cell: ({ kind }) => text(`ads.materialKind.${kind}`),
            width: 110,
            filter: {
              kind: 'choice',
              choices: materialKinds.map((value) => ({ value, label: text(`ads.materialKind.${value}`) })),
            },
          },
          {
            id: 'content',
            header: text('ads.content'),
            cell: ({ content }) => content ?? '–',
            value: ({ content }) => content,
          },
          {
            id: 'state',
            header: text('ads.state'),
            cell: ({ state }) => <MaterialStatus state={state} />,
            width: 130,
            filter: {
              kind: 'choice',
              choices: materialStates.map((value) => ({ value, label: text(`ads.materialState.${value}`) })),
            },
          },
          {
            id: 'problems',
            header: text('ads.problems'),
            cell: ({ problems }) =>
              problems.length === 0
                ? '–'
                : join.names(
                    problems.map(({ problem, sample }) =>
                      sample === ''
                        ? text(`ads.problem.${problem}`)
                        : join.labeled(text(`ads.problem.${problem}`), sample),
                    ),
                  ),
            value: ({ problems }) => problems.map(({ problem, sample }) => `${problem}: ${sample}`).join('; '),
          },
          {
            id: 'updateTime',
            header: text('ads.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('ads.material.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateMaterial.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'submit',
            label: text('ads.material.submit'),
            call: submit.call,
            hidden: ({ state }) => state !== 'draft' && state !== 'rejected',
            run: ({ materialId }) => submit.run({ materialId }),
            done: text('ads.material.submitted'),
          },
          {
            id: 'edit',
            label: text('ads.edit'),
            call: update.call,
            hidden: ({ state }) => state === 'auditing',
            run: setEdited,
          },
          {
            id: 'delete',
            label: text('ads.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ materialId }) => remove.run({ materialId }),
            confirm: ({ materialName }) => ({
              title: text('ads.delete.title', { name: materialName }),
              action: text('ads.delete'),
            }),
            done: text('ads.material.deleted'),
          },
        ]}
        empty={{
          title: text('ads.materials.empty'),
          body: text('ads.materials.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <CreateMaterial open={isOpen} onOpenChange={setOpen} />
      <EditMaterial material={edited} open={edited !== undefined} onOpenChange={() => setEdited(undefined)} />
    </>
  )
}
