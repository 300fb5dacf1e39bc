import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `teams`, in Russian. */
const ru: Translation<typeof en> = {
  'teams.title': 'Записи',
  'teams.name': 'Название',
  'teams.created': 'Создано',
  'teams.updated': 'Изменено',
  'teams.create': 'Создать запись',
  'teams.name.help': 'Уникальное в команде, не более 64 символов.',
  'teams.delete': 'Удалить',
  'teams.delete.title': 'Удалить «{name}»?',
  'teams.delete.body': 'Отменить это нельзя.',
  'teams.empty': 'Здесь появятся ваши записи',
  'teams.emptyBody': 'Создайте первую, чтобы начать.',
}

export default ru
