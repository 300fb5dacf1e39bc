import { Button, Dialog, DialogContent, QueryView, Segmented, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { type Config, versionData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { emptyTemplate, mergeTemplates, type MergeConflict, nameOf, type Template } from '../model.ts'
import { TemplateChanges, usePartText } from './template-changes.tsx'
import { useSaving } from './use-saving.tsx'

interface MergeDialogProps {
  projectId: string
  published: Config['published']
  draft: NonNullable<Config['draft']>
  onSave: (merged: Template) => Promise<void>
  onClose: () => void
}

/** Dialog that puts a draft on top of a version that was published after the draft began. */
export function MergeDialog(props: MergeDialogProps) {
  const { projectId, draft } = props
  if (draft.baseVersion === 0) return <Merge {...props} base={emptyTemplate} />
  return <WithBase {...props} key={`${projectId} ${draft.baseVersion}`} />
}

function WithBase(props: MergeDialogProps) {
  const { version } = useData(versionData, props.projectId, props.draft.baseVersion)
  return <QueryView query={version}>{({ template }) => <Merge {...props} base={template} />}</QueryView>
}

function Merge({ base, published, draft, onSave, onClose }: MergeDialogProps & { base: Template }) {
  const text = useRemoteConfigText()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { pending, notice, attempt } = useSaving()
  const { merged, conflicts } = mergeTemplates(base, draft.template, published.template, chosen)
  const choose = (name: string, side: 'mine' | 'theirs') =>
    setChosen(new Set(side === 'theirs' ? [...chosen, name] : [...chosen].filter((each) => each !== name)))
  const save = async () => {
    await attempt(async () => {
      await onSave(merged)
      onClose()
    })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('remote-config.merge')}
        description={text(conflicts.length > 0 ? 'remote-config.merge.body' : 'remote-config.merge.clean')}
        closeLabel={text('remote-config.close')}
        footer={
          <>
            <Button onClick={onClose}>{text('remote-config.cancel')}</Button>
            <Button tone="primary" pending={pending} onClick={() => void save()}>
              {text('remote-config.merge.save')}
            </Button>
          </>
        }
      >
        <div className="@container flex flex-col gap-5">
          {notice}
          {conflicts.map((conflict) => {
            const name = nameOf(conflict.at)
            return (
              <Conflict
                key={name}
                conflict={conflict}
                side={chosen.has(name) ? 'theirs' : 'mine'}
                onChoose={(side) => choose(name, side)}
              />
            )
          })}
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{text('remote-config.merge.result', { version: published.version })}</h3>
            <TemplateChanges before={published.template} after={merged} />
          </section>
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface ConflictProps {
  conflict: MergeConflict
  side: 'mine' | 'theirs'
  onChoose: (side: 'mine' | 'theirs') => void
}

function Conflict({ conflict: { at, mine, theirs }, side, onChoose }: ConflictProps) {
  const text = useRemoteConfigText()
  const shown = usePartText()
  const label = [
    'key' in at ? at.key : undefined,
    'condition' in at
      ? text('remote-config.condition.of', { name: at.condition })
      : text(`remote-config.part.${at.part}`),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <section className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium wrap-anywhere">{label}</h3>
        <Segmented
          label={label}
          value={side}
          onChange={onChoose}
          choices={[
            { value: 'mine', label: text('remote-config.merge.mine') },
            { value: 'theirs', label: text('remote-config.merge.theirs') },
          ]}
        />
      </div>
      <p className="line-clamp-6 font-mono text-sm wrap-anywhere">{shown(side === 'mine' ? mine : theirs)}</p>
    </section>
  )
}
