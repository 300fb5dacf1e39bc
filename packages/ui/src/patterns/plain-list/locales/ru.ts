import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a plain list, in Russian. */
const ru: Translation<typeof en> = {
  'plain.created': 'Создано',
  'plain.updated': 'Изменено',
  'plain.delete': 'Удалить',
  'plain.delete.title': 'Удалить «{name}»?',
  'plain.delete.body': 'Это действие нельзя отменить.',
}

export default ru
