import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of apps for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.apps': 'Приложения',

  // Permissions.
  'rights.apps.manage': 'Управление приложениями',
  'rights.apps.manage.help': 'Создавать приложения, менять названия, типы и цены.',
  'rights.apps.develop': 'Настройка приложений',
  'rights.apps.develop.help': 'Менять имена пакетов и статус разработки.',
  'rights.apps.delete': 'Удаление приложений',
  'rights.apps.delete.help': 'Безвозвратно удалять приложения с версиями и пакетами.',

  // Things after a verb.
  'things.apps.app': 'приложения',
  'things.apps.package-name': 'имени пакета приложения',
  'things.apps.develop-status': 'статуса разработки приложения',
  'things.apps.non-ag-app': 'приложения в другом магазине',

  // Rows and their fields.
  'rows.apps.apps': 'Приложение',
  'rows.apps.non_ag_apps': 'Приложение в другом магазине',
  'fields.apps.app_name': 'Название приложения',
  'fields.apps.package_name': 'Имя пакета',
  'fields.apps.package_type': 'Тип пакета',
  'fields.apps.parent_type': 'Тип',
  'fields.apps.child_type': 'Категория',
  'fields.apps.grand_child_type': 'Подкатегория',
  'fields.apps.is_free': 'Бесплатно',
  'fields.apps.price': 'Цена',
  'fields.apps.currency': 'Валюта',
  'fields.apps.installation_free': 'Работает без установки',
  'fields.apps.default_lang': 'Язык по умолчанию',
  'fields.apps.device_types': 'Устройства',
  'fields.apps.develop_status': 'Статус разработки',
  'fields.apps.release_state': 'Состояние выпуска',
  'fields.apps.on_shelf_version': 'Опубликованная версия',
  'fields.apps.url': 'Адрес страницы',
  'milestone.apps.created': 'Создать приложение',
}

export default ru
