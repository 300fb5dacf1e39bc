import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of apps for the audit log and the permission matrix. */
export const words = {
  'areas.apps': { cn: '应用', en: 'Apps', ru: 'Приложения' },

  // Permissions.
  'rights.apps.manage': { cn: '管理应用', en: 'Manage apps', ru: 'Управление приложениями' },
  'rights.apps.manage.help': {
    cn: '创建应用，修改名称、类型和价格。',
    en: 'Create apps, and change their names, kinds and prices.',
    ru: 'Создавать приложения, менять названия, типы и цены.',
  },
  'rights.apps.develop': { cn: '配置应用', en: 'Set up apps', ru: 'Настройка приложений' },
  'rights.apps.develop.help': {
    cn: '修改包名和开发状态。',
    en: 'Change package names and whether an app is still worked on.',
    ru: 'Менять имена пакетов и статус разработки.',
  },
  'rights.apps.delete': { cn: '删除应用', en: 'Delete apps', ru: 'Удаление приложений' },
  'rights.apps.delete.help': {
    cn: '永久删除应用及其版本和软件包。',
    en: 'Delete apps for good, with their versions and packages.',
    ru: 'Безвозвратно удалять приложения с версиями и пакетами.',
  },

  // Things after a verb.
  'things.apps.app': { cn: '应用', en: 'an app', ru: 'приложения' },
  'things.apps.package-name': { cn: '应用包名', en: 'the package name of an app', ru: 'имени пакета приложения' },
  'things.apps.develop-status': {
    cn: '应用开发状态',
    en: 'the development status of an app',
    ru: 'статуса разработки приложения',
  },
  'things.apps.non-ag-app': { cn: '站外应用', en: 'an app published elsewhere', ru: 'приложения в другом магазине' },

  // Rows and their fields.
  'rows.apps.apps': { cn: '应用', en: 'App', ru: 'Приложение' },
  'rows.apps.non_ag_apps': { cn: '站外应用', en: 'App published elsewhere', ru: 'Приложение в другом магазине' },
  'fields.apps.app_name': { cn: '应用名称', en: 'Name of the app', ru: 'Название приложения' },
  'fields.apps.package_name': { cn: '包名', en: 'Package name', ru: 'Имя пакета' },
  'fields.apps.package_type': { cn: '软件包类型', en: 'Kind of package', ru: 'Тип пакета' },
  'fields.apps.parent_type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.apps.child_type': { cn: '分类', en: 'Category', ru: 'Категория' },
  'fields.apps.grand_child_type': { cn: '子分类', en: 'Subcategory', ru: 'Подкатегория' },
  'fields.apps.is_free': { cn: '免费', en: 'Free', ru: 'Бесплатно' },
  'fields.apps.price': { cn: '价格', en: 'Price', ru: 'Цена' },
  'fields.apps.currency': { cn: '币种', en: 'Currency', ru: 'Валюта' },
  'fields.apps.installation_free': { cn: '免安装运行', en: 'Runs without installation', ru: 'Работает без установки' },
  'fields.apps.default_lang': { cn: '默认语言', en: 'Default language', ru: 'Язык по умолчанию' },
  'fields.apps.device_types': { cn: '设备', en: 'Devices', ru: 'Устройства' },
  'fields.apps.develop_status': { cn: '开发状态', en: 'Development status', ru: 'Статус разработки' },
  'fields.apps.release_state': { cn: '发布状态', en: 'Release state', ru: 'Состояние выпуска' },
  'fields.apps.on_shelf_version': { cn: '在架版本', en: 'Version on the shelf', ru: 'Опубликованная версия' },
  'fields.apps.url': { cn: '网址', en: 'Web address', ru: 'Адрес страницы' },
  'milestone.apps.created': { cn: '创建应用', en: 'Create an app', ru: 'Создать приложение' },
} satisfies WordsByLanguage
