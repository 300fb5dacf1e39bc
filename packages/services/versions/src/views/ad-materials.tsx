import {
  ActionButton,
  Callout,
  EmptyState,
  FileDrop,
  FormDialog,
  icons,
  QueryView,
  RelativeTime,
  Section,
  Status,
  type Tone,
  useData,
  useObjectAddresses,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { picturesData, type UadTask, uadData } from '../data.ts'
import { imageRules, uadSubmittable, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { FindingText } from './review-result.tsx'

const tones: Record<UadTask['state'], Tone> = {
  draft: 'draft',
  submitted: 'info',
  passed: 'success',
  rejected: 'danger',
}

/** Review of advertising images. */
export function AdMaterials({ appId }: { appId: string }) {
  const text = useVersionsText()
  const { task } = useData(uadData, appId)
  const [adding, setAdding] = useState(false)
  const add = (
    <ActionButton
      label={text('versions.ads.add')}
      icon="add"
      call={calls['versions.uad-review-task.create']}
      run={() => setAdding(true)}
    />
  )
  return (
    <Section title={text('versions.ads')} description={text('versions.ads.body')} actions={add}>
      <QueryView query={task}>
        {({ task: known }) =>
          known ? <ReviewTask task={known} /> : <EmptyState icon={icons.image} title={text('versions.ads.empty')} />
        }
      </QueryView>
      {adding ? <AddMaterials appId={appId} onClose={() => setAdding(false)} /> : null}
    </Section>
  )
}

function ReviewTask({ task }: { task: UadTask }) {
  const text = useVersionsText()
  const { submit } = useData(uadData, task.appId)
  const addresses = useObjectAddresses(task.materials.map(({ objectId }) => objectId))
  const reason = uadSubmittable.includes(task.state) ? undefined : text(`versions.ads.${task.state}`)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span role="status" className="flex flex-wrap items-center gap-3">
          <Status tone={tones[task.state]}>{text(`versions.ads.${task.state}`)}</Status>
          <span className="text-sm text-muted">
            <RelativeTime time={task.updateTime} />
          </span>
        </span>
        <ActionButton
          label={text('versions.submit')}
          icon={icons.send}
          call={calls['versions.uad-review-task.submit']}
          reason={reason}
          run={() => submit.run({ appId: task.appId, taskId: task.taskId })}
        />
      </div>
      {task.findings.length > 0 ? (
        <Callout tone="danger">
          {task.findings.map((finding, index) => (
            <p key={index}>
              <FindingText finding={finding} />
            </p>
          ))}
        </Callout>
      ) : null}
      <ul className="flex flex-wrap gap-3">
        {task.materials.map(({ name, objectId }) => (
          <li key={objectId} className="flex max-w-60 flex-col gap-1 rounded-md border border-line bg-raised p-2">
            <img
              src={addresses.get(objectId)}
              alt={name}
              className="h-32 max-w-full rounded-sm bg-sunken object-contain"
            />
            <span className="text-sm [overflow-wrap:anywhere]">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Uploads images and creates a review of them, each identified by its file name. */
function AddMaterials({ appId, onClose }: { appId: string; onClose: () => void }) {
  const text = useVersionsText()
  const { create } = useData(uadData, appId)
  const { upload } = useData(picturesData)
  const make = async ({ files }: { files: readonly File[] }) => {
    const materials: { name: string; objectId: string }[] = []
    for (const file of files.slice(0, versionLimits.uadMaterials))
      materials.push({
        name: file.name.replace(/\.[^.]+$/, '').slice(0, versionLimits.uadName),
        objectId: await upload(file),
      })
    await create.run({ appId, materials })
  }
  return (
    <FormDialog<{ files: readonly File[] }>
      open
      onOpenChange={onClose}
      title={text('versions.ads.add')}
      description={text('versions.ads.body')}
      submitLabel={text('versions.ads.add')}
      defaults={{ files: [] }}
      onSubmit={make}
    >
      <FileDrop
        name="files"
        label={text('versions.ads')}
        multiple
        accept="image/png,image/jpeg"
        maxSize={imageRules.uad.bytes}
        required
      />
    </FormDialog>
  )
}
