import { Status } from '@console-widgets/ui'
import { useQuestionnairesText } from '../generated/text.ts'
import type { Status as State } from '../model.ts'

const tones = { draft: 'draft', published: 'success', paused: 'warning', ended: 'info' } as const

/** The status of a questionnaire. */
export function QuestionnaireStatus({ status }: { status: State }) {
  const text = useQuestionnairesText()
  return <Status tone={tones[status]}>{text(`questionnaires.status.${status}`)}</Status>
}
