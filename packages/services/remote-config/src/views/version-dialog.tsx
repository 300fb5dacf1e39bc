import {
  ActionButton,
  CheckboxGroup,
  Dialog,
  DialogContent,
  QueryFailure,
  QueryView,
  Select,
  TextArea,
  useData,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { configData, versionData, versionsData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { changedKeys, restoreParameters, type Template, templateLimits } from '../model.ts'
import { TemplateChanges } from './template-changes.tsx'

interface VersionDialogProps {
  projectId: string
  version: number
  onClose: () => void
}

/** Dialog that compares a version with the live one, or any other, and rolls back to it. */
export function VersionDialog({ projectId, version, onClose }: VersionDialogProps) {
  const text = useRemoteConfigText()
  const { config } = useData(configData, projectId)
  const { version: opened } = useData(versionData, projectId, version)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return (
    <QueryView query={config}>
      {({ published }) => (
        <Dialog open onOpenChange={onClose}>
          <DialogContent
            size="large"
            title={text('remote-config.version.name', { version })}
            description={text('remote-config.compare.body')}
            closeLabel={text('remote-config.close')}
            footer={
              <QueryView query={opened}>
                {({ template }) => (
                  <RollbackFooter
                    {...{ projectId, version, onClose }}
                    live={published.version}
                    keys={changedKeys(published.template, template).filter((key) => !left.has(key))}
                    isPart={left.size > 0}
                  />
                )}
              </QueryView>
            }
          >
            <QueryView query={opened}>
              {({ template, note }) => (
                <div className="@container flex flex-col gap-4">
                  {note ? <p className="text-muted">{note}</p> : null}
                  <ComparedVersions
                    projectId={projectId}
                    version={version}
                    template={template}
                    live={{ version: published.version, template: published.template }}
                    left={left}
                    onLeave={setLeft}
                  />
                </div>
              )}
            </QueryView>
          </DialogContent>
        </Dialog>
      )}
    </QueryView>
  )
}

interface RollbackFooterProps extends VersionDialogProps {
  live: number
  /** Parameters that are restored. */
  keys: readonly string[]
  /** Whether others are left as they are. */
  isPart: boolean
}

function RollbackFooter({ projectId, version, live, keys, isPart, onClose }: RollbackFooterProps) {
  const text = useRemoteConfigText()
  const { rollback } = useData(versionsData, projectId)
  const [note, setNote] = useState('')
  if (version === live) return null
  return (
    <div className="flex w-full flex-wrap items-end justify-end gap-3">
      <div className="min-w-48 flex-1">
        <TextArea
          label={text('remote-config.note')}
          rows={1}
          maxLength={templateLimits.note}
          value={note}
          onChange={setNote}
        />
      </div>
      <ActionButton
        tone="primary"
        call={calls['remote-config.version.rollback']}
        label={
          isPart
            ? text('remote-config.rollback.part', { count: keys.length, version })
            : text('remote-config.rollback', { version })
        }
        reason={isPart && keys.length === 0 ? text('remote-config.rollback.none') : undefined}
        run={async () => {
          await rollback.run({ projectId, version, baseVersion: live, note, ...(isPart ? { keys: [...keys] } : {}) })
          onClose()
        }}
        done={text('remote-config.rollback.done', { version })}
      />
    </div>
  )
}

interface ComparedVersionsProps {
  projectId: string
  version: number
  template: Template
  live: { version: number; template: Template }
  /** Parameters that a rollback leaves as they are. */
  left: ReadonlySet<string>
  onLeave: (left: ReadonlySet<string>) => void
}

/** What a rollback would change, or the differences to any other version. */
function ComparedVersions({ projectId, version, template, live, left, onLeave }: ComparedVersionsProps) {
  const text = useRemoteConfigText()
  const { newest } = useData(versionsData, projectId)
  const others = (useStore(newest).data?.items ?? []).map((each) => each.version)
  const keys = changedKeys(live.template, template)
  const kept = keys.filter((key) => !left.has(key))
  const [other, setOther] = useState(live.version === version ? Math.max(1, version - 1) : live.version)
  return (
    <>
      <Select
        label={text('remote-config.compare.from')}
        value={other}
        onChange={setOther}
        choices={[...new Set([live.version, other, ...others])]
          .toSorted((one, next) => next - one)
          .map((value) => ({
            value,
            label: text(value === live.version ? 'remote-config.version.live' : 'remote-config.version.name', {
              version: value,
            }),
          }))}
      />
      <QueryFailure query={newest} label={text('remote-config.versions')} />
      {other === live.version ? (
        <>
          {keys.length > 1 ? (
            <CheckboxGroup
              label={text('remote-config.rollback.which')}
              value={kept}
              onChange={(value) => onLeave(new Set(keys.filter((key) => !value.includes(key))))}
              choices={keys.map((value) => ({ value, label: value }))}
            />
          ) : null}
          <TemplateChanges
            before={live.template}
            after={left.size > 0 ? restoreParameters(live.template, template, kept) : template}
          />
        </>
      ) : (
        <OtherVersion projectId={projectId} version={other} template={template} />
      )}
    </>
  )
}

function OtherVersion({ projectId, version, template }: { projectId: string; version: number; template: Template }) {
  const { version: other } = useData(versionData, projectId, version)
  return (
    <QueryView query={other}>{(before) => <TemplateChanges before={before.template} after={template} />}</QueryView>
  )
}
