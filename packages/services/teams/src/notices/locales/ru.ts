import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

const ru: Translation<typeof en> = {
  'teams.inbox': 'Уведомления',
  'teams.inbox.unread': 'Не прочитано',
  'teams.inbox.readOne': 'Отметить прочитанным: {title}',
  'teams.inbox.readAll': 'Отметить все прочитанными',
  'teams.inbox.more': 'Показать ещё',
  'teams.inbox.settings': 'Настройки уведомлений',
  'teams.inbox.empty': 'Уведомлений нет',
  'teams.inbox.emptyBody': 'Здесь появятся результаты модерации, новости о выпусках и изменения ваших прав.',
}

export default ru
