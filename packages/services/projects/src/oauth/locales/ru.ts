import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of an app's OAuth clients, in Russian. */
const ru: Translation<typeof en> = {
  'projects.oauth': 'Клиенты OAuth',
  'projects.oauth.body':
    'Позволяют другим программам входить от имени пользователей приложения. Клиент из файла конфигурации сюда не входит.',
  'projects.oauth.empty': 'Клиентов OAuth пока нет',
  'projects.oauth.emptyBody': 'У клиента есть ID, секрет и адреса, на которые возвращаются пользователи.',
  'projects.oauth.create': 'Создать клиент OAuth',
  'projects.oauth.edit': 'Изменить',
  'projects.oauth.name': 'Название',
  'projects.oauth.clientId': 'ID клиента',
  'projects.oauth.updated': 'Изменён',
  'projects.oauth.redirectUris': 'Адреса возврата',
  'projects.oauth.redirectUris.help':
    'По одному в строке, начиная с https. Сравниваются точно: без шаблонов и фрагментов.',
  'projects.oauth.redirectUris.rule':
    'Укажите от 1 до {most} разных адресов https, по одному в строке, без шаблонов и фрагментов.',
  'projects.oauth.secret': 'Секрет клиента',
  'projects.oauth.secret.title': 'Скопируйте секрет клиента',
  'projects.oauth.secret.body': 'Секрет показывается только сейчас. Если потеряете его, создайте новый.',
  'projects.oauth.rotate': 'Новый секрет',
  'projects.oauth.rotate.title': 'Создать новый секрет для «{name}»?',
  'projects.oauth.rotate.body': 'Текущий секрет действует ещё 24 часа.',
  'projects.oauth.delete': 'Удалить',
  'projects.oauth.delete.title': 'Удалить клиент «{name}»?',
  'projects.oauth.delete.body': 'Программы с этим клиентом больше не смогут входить. Это действие нельзя отменить.',
  'projects.oauth.close': 'Закрыть',
}

export default ru
