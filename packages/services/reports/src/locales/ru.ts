import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `reports`, in Russian. */
const ru: Translation<typeof en> = {
  'reports.title': 'Записи',
  'reports.name': 'Название',
  'reports.created': 'Создано',
  'reports.updated': 'Изменено',
  'reports.create': 'Создать запись',
  'reports.name.help': 'Уникальное в команде, не более 64 символов.',
  'reports.delete': 'Удалить',
  'reports.delete.title': 'Удалить «{name}»?',
  'reports.delete.body': 'Отменить это нельзя.',
  'reports.empty': 'Здесь появятся ваши записи',
  'reports.emptyBody': 'Создайте первую, чтобы начать.',
}

export default ru
