import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of the start page for the audit trail, in Russian. */
const ru: Translation<typeof en> = {
  'areas.workspace': 'Главная',
  'things.workspace.visit': 'посещение',
}

export default ru
