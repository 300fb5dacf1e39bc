import { Status, type Tone } from '@console-widgets/ui'
import { useBackupsText } from '../generated/text.ts'
import type { BackupState } from '../model.ts'

const tones: Record<BackupState, Tone> = { planned: 'draft', running: 'info', succeeded: 'success', failed: 'danger' }

/** Status of a backup or of a restore. */
export function BackupStatus({ state }: { state: BackupState }) {
  const text = useBackupsText()
  return <Status tone={tones[state]}>{text(`relational-database.backups.state.${state}`)}</Status>
}
