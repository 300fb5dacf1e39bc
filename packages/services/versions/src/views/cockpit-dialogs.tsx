import { DateTimeField, FormDialog, TextArea, useConsole, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Version, versionActs } from '../data.ts'
import { furthestSchedule } from '../model.ts'
import { onShelfTimeInput, submitInput } from '../schemas.ts'
import { useVersionsText } from '../generated/text.ts'
import { PreChecks } from './pre-checks.tsx'
import { RollbackDialog } from './rollback-dialog.tsx'
import { ShelfOffDialog } from './shelf-off-dialog.tsx'
import { TestReleaseDialog } from './test-release-dialog.tsx'

/** Dialogs that actions of the cockpit open. */
export type CockpitDialog = 'override' | 'schedule' | 'shelfOff' | 'rollback' | 'test'

export interface CockpitDialogsProps {
  version: Version
  dialog: CockpitDialog | undefined
  onClose: () => void
}

/** The open dialog, if any. */
export function CockpitDialogs({ version, dialog, onClose }: CockpitDialogsProps) {
  const shared = { version, open: true, onOpenChange: (open: boolean) => (open ? undefined : onClose()) }
  if (dialog === 'override') return <OverrideDialog {...shared} />
  if (dialog === 'schedule') return <ScheduleDialog {...shared} />
  if (dialog === 'shelfOff') return <ShelfOffDialog {...shared} />
  if (dialog === 'rollback') return <RollbackDialog {...shared} target={version.previousVersion ?? undefined} />
  return dialog === 'test' ? <TestReleaseDialog {...shared} wanted={version.publishCountry} /> : null
}

/** Props of a dialog about a version. */
export interface VersionDialogProps {
  version: Version
  open: boolean
  onOpenChange: (open: boolean) => void
}

const overrideSchema = v.unwrap(submitInput.entries.override)

/** Submits despite warnings; the reason is saved with the version. */
function OverrideDialog({ version, ...dialog }: VersionDialogProps) {
  const text = useVersionsText()
  const { submit } = useData(versionActs)
  return (
    <FormDialog
      {...dialog}
      title={text('versions.override.title')}
      description={text('versions.override.body')}
      submitLabel={text('versions.submit')}
      schema={overrideSchema}
      onSubmit={({ reason }) =>
        submit.run({ appId: version.appId, versionId: version.versionId, override: { reason } })
      }
    >
      <PreChecks version={version} checks={version.preChecks.filter((check) => !check.passed)} />
      <TextArea name="reason" label={text('versions.override.reason')} />
    </FormDialog>
  )
}

const scheduleSchema = v.object({ releaseTime: v.unwrap(onShelfTimeInput.pipe[0].entries.releaseTime) })

/** Changes the release time of a scheduled version. */
function ScheduleDialog({ version, ...dialog }: VersionDialogProps) {
  const text = useVersionsText()
  const { ports } = useConsole()
  const { setTime } = useData(versionActs)
  const now = ports.now()
  return (
    <FormDialog
      {...dialog}
      title={text('versions.reschedule')}
      schema={scheduleSchema}
      defaults={{ releaseTime: version.releaseTime ?? undefined }}
      onSubmit={({ releaseTime }) =>
        setTime.run({ appId: version.appId, versionId: version.versionId, changeType: 3, releaseTime })
      }
    >
      <DateTimeField name="releaseTime" label={text('versions.releaseTime')} min={now} max={now + furthestSchedule} />
    </FormDialog>
  )
}
