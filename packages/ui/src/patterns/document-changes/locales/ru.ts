import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about documents that a change requires, in Russian. */
const ru: Translation<typeof en> = {
  'documentChanges.needed': 'Дополнительно потребуется: {documents}',
  'documentChanges.met': 'Потребуется, но уже одобрено: {documents}',
  'documentChanges.freed': 'Больше не потребуется: {documents}',
}

export default ru
