import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `relational-database`, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.title': 'Записи',
  'relational-database.name': 'Название',
  'relational-database.created': 'Создано',
  'relational-database.updated': 'Изменено',
  'relational-database.create': 'Создать запись',
  'relational-database.name.help': 'Уникальное в команде, не более 64 символов.',
  'relational-database.delete': 'Удалить',
  'relational-database.delete.title': 'Удалить «{name}»?',
  'relational-database.delete.body': 'Отменить это нельзя.',
  'relational-database.empty': 'Здесь появятся ваши записи',
  'relational-database.emptyBody': 'Создайте первую, чтобы начать.',
}

export default ru
