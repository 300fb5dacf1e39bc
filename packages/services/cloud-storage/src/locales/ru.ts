import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the widgets of `cloud-storage`, in Russian. */
const ru: Translation<typeof en> = {
  'cloud-storage.title': 'Записи',
  'cloud-storage.name': 'Название',
  'cloud-storage.created': 'Создано',
  'cloud-storage.updated': 'Изменено',
  'cloud-storage.create': 'Создать запись',
  'cloud-storage.name.help': 'Уникальное в команде, не более 64 символов.',
  'cloud-storage.delete': 'Удалить',
  'cloud-storage.delete.title': 'Удалить «{name}»?',
  'cloud-storage.delete.body': 'Отменить это нельзя.',
  'cloud-storage.empty': 'Здесь появятся ваши записи',
  'cloud-storage.emptyBody': 'Создайте первую, чтобы начать.',
}

export default ru
