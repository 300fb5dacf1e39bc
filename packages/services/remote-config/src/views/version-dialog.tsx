import {
  ActionButton,
  Dialog,
  DialogContent,
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
import { type Template, templateLimits } from '../model.ts'
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
  return (
    <QueryView query={config}>
      {({ published }) => (
        <Dialog open onOpenChange={onClose}>
          <DialogContent
            size="large"
            title={text('remote-config.version.name', { version })}
            description={text('remote-config.compare.body')}
            closeLabel={text('remote-config.close')}
            footer={<RollbackFooter {...{ projectId, version, onClose }} live={published.version} />}
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

function RollbackFooter({ projectId, version, live, onClose }: VersionDialogProps & { live: number }) {
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
        label={text('remote-config.rollback', { version })}
        run={async () => {
          await rollback.run({ projectId, version, baseVersion: live, note })
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
}

/** What a rollback would change, or the differences to any other version. */
function ComparedVersions({ projectId, version, template, live }: ComparedVersionsProps) {
  const text = useRemoteConfigText()
  const { newest } = useData(versionsData, projectId)
  const others = (useStore(newest).data?.items ?? []).map((each) => each.version)
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
      {other === live.version ? (
        <TemplateChanges before={live.template} after={template} />
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
