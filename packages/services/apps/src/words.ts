import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of apps for the audit log and the permission matrix. */
export const words = {
  'areas.apps': { cn: '应用', en: 'Apps', ru: 'Приложения' },

  // Permissions.
  'rights.apps.manage': { cn: '管理应用', en: 'Manage apps', ru: 'Управление приложениями' },
  'rights.apps.manage.help': {
    cn: '创建应用，修改名称、分类和价格。',
    en: 'Create apps, and change their names, categories, and prices.',
    ru: 'Создавать приложения, менять названия, категории и цены.',
  },
  'rights.apps.develop': { cn: '配置应用', en: 'Set up apps', ru: 'Настройка приложений' },
  'rights.apps.develop.help': {
    cn: '修改包名和开发状态。',
    en: 'Change package names and the development status of apps.',
    ru: 'Менять имена пакетов и статус разработки.',
  },
  'rights.apps.delete': { cn: '删除应用', en: 'Delete apps', ru: 'Удаление приложений' },
  'rights.apps.delete.help': {
    cn: '永久删除应用及其版本和软件包。',
    en: 'Permanently delete apps with their versions and packages.',
    ru: 'Безвозвратно удалять приложения с версиями и пакетами.',
  },

  // Things after a verb.
  'things.apps.app': { cn: '应用', en: 'an app', ru: 'приложения' },
  'things.apps.package-name': { cn: '包名', en: 'an app’s package name', ru: 'имени пакета приложения' },
  'things.apps.develop-status': {
    cn: '应用开发状态',
    en: 'an app’s development status',
    ru: 'статуса разработки приложения',
  },
  'things.apps.non-ag-app': { cn: '站外应用', en: 'an app on another store', ru: 'приложения из другого магазина' },

  // Series of apps.
  'areas.app-series': { cn: '应用系列', en: 'App series', ru: 'Серии приложений' },
  'things.app-series.series': { cn: '应用系列', en: 'an app series', ru: 'серии приложений' },
  'acts.app-series.action.set': { cn: '修改应用系列', en: 'Changed an app series', ru: 'Изменение серии приложений' },
  'acts.app-series.action.add': {
    cn: '将应用加入系列',
    en: 'Added an app to a series',
    ru: 'Добавление приложения в серию',
  },
  'acts.app-series.action.delete': {
    cn: '将应用移出系列',
    en: 'Removed an app from a series',
    ru: 'Удаление приложения из серии',
  },
  'rows.app-series.app_series': { cn: '应用系列', en: 'App series', ru: 'Серия приложений' },
  'rows.app-series.app_series_members': {
    cn: '系列中的应用',
    en: 'App in a series',
    ru: 'Приложение серии',
  },
  'fields.app-series.series_id': { cn: '系列 ID', en: 'Series ID', ru: 'ID серии' },
  'fields.app-series.kind': { cn: '软件包类型', en: 'Package types', ru: 'Типы пакетов' },
  'fields.app-series.position': { cn: '顺序', en: 'Position', ru: 'Место' },

  // Rows and their fields.
  'rows.apps.apps': { cn: '应用', en: 'App', ru: 'Приложение' },
  'rows.apps.non_ag_apps': { cn: '站外应用', en: 'App on another store', ru: 'Приложение из другого магазина' },
  'fields.apps.app_name': { cn: '应用名称', en: 'App name', ru: 'Название приложения' },
  'fields.apps.package_name': { cn: '包名', en: 'Package name', ru: 'Имя пакета' },
  'fields.apps.package_type': { cn: '软件包类型', en: 'Package type', ru: 'Тип пакета' },
  'fields.apps.parent_type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.apps.child_type': { cn: '分类', en: 'Category', ru: 'Категория' },
  'fields.apps.grand_child_type': { cn: '子分类', en: 'Subcategory', ru: 'Подкатегория' },
  'fields.apps.is_free': { cn: '免费', en: 'Free', ru: 'Бесплатно' },
  'fields.apps.price': { cn: '价格', en: 'Price', ru: 'Цена' },
  'fields.apps.currency': { cn: '币种', en: 'Currency', ru: 'Валюта' },
  'fields.apps.installation_free': { cn: '免安装运行', en: 'Runs without installation', ru: 'Работает без установки' },
  'fields.apps.default_lang': { cn: '默认语言', en: 'Default language', ru: 'Основной язык' },
  'fields.apps.device_types': { cn: '设备', en: 'Devices', ru: 'Устройства' },
  'fields.apps.develop_status': { cn: '开发状态', en: 'Development status', ru: 'Статус разработки' },
  'fields.apps.release_state': { cn: '发布状态', en: 'Status', ru: 'Статус' },
  'fields.apps.on_shelf_version': { cn: '在架版本', en: 'Live version', ru: 'Опубликованная версия' },
  'fields.apps.url': { cn: '网址', en: 'Web address', ru: 'Адрес страницы' },
  'check.apps.category': { cn: '应用已选择分类', en: 'The app has a category', ru: 'У приложения есть категория' },
  'check.apps.category.fix': {
    cn: '应用商店按分类展示应用，请选择分类。',
    en: 'The store lists apps by category. Choose one.',
    ru: 'Магазин показывает приложения по категориям. Выберите категорию.',
  },
  'check.apps.series': {
    cn: '系列应用的分类一致',
    en: 'The apps of the series are in the same category',
    ru: 'Приложения серии относятся к одной категории',
  },
  'check.apps.series.fix': {
    cn: '应用商店将系列显示为一款产品。以下应用的分类不同：',
    en: 'The store shows the series as one product. These apps have a different category:',
    ru: 'Магазин показывает серию как один продукт. Другая категория у приложений:',
  },
  'milestone.apps.created': { cn: '创建应用', en: 'Create an app', ru: 'Создать приложение' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.apps.app-not-movable': {
    cn: '此应用目前无法移动。',
    en: 'This app can’t be moved now.',
    ru: 'Сейчас это приложение нельзя переместить.',
  },
  'refusals.app-series.app-in-series': {
    cn: '应用已属于一个系列。',
    en: 'The app is already in a series.',
    ru: 'Приложение уже входит в серию.',
  },
  'issues.apps.price-of-paid-app': {
    cn: '付费应用须填写价格和币种。',
    en: 'is required with a currency, because the app is paid',
    ru: 'Приложение платное: укажите цену и валюту.',
  },
  'issues.apps.stays-free': {
    cn: '用户已免费获取该应用，不能改为付费。',
    en: 'must stay true, because users got the app for free',
    ru: 'Пользователи получили приложение бесплатно, поэтому платным его сделать нельзя.',
  },
  'issues.apps.app-name-taken': {
    cn: '其他应用已使用此名称。',
    en: 'is already the name of another app',
    ru: 'Так уже называется другое приложение.',
  },
  'issues.apps.series-too-small': {
    cn: '移除后系列中的应用过少，不能移除。',
    en: 'can’t be removed, since too few apps would remain',
    ru: 'Убрать нельзя: в серии останется слишком мало приложений.',
  },
  'issues.apps.series-packages-differ': {
    cn: '包名不能与系列中的其他应用相同。',
    en: 'must differ from those of the other apps in the series',
    ru: 'Имя пакета не должно совпадать с именами других приложений серии.',
  },
  'issues.apps.series-order': {
    cn: '只能调整系列中已有应用的顺序。',
    en: 'must be the apps of the series in another order',
    ru: 'Можно только переставить приложения серии.',
  },
  'issues.apps.category-of-type': {
    cn: '须为该应用类型下的分类。',
    en: 'must be a category of the app’s type',
    ru: 'Выберите категорию для этого типа приложения.',
  },
  'issues.apps.subcategory-of-category': {
    cn: '须为所选分类下的子分类。',
    en: 'must be a subcategory of childType',
    ru: 'Выберите подкатегорию выбранной категории.',
  },
  'issues.apps.series-package-name': {
    cn: '应用须有包名。',
    en: 'must have a package name',
    ru: 'У приложений должны быть имена пакетов.',
  },
  'issues.apps.series-package-names': {
    cn: '各应用的包名不能相同。',
    en: 'must have different package names',
    ru: 'У приложений должны быть разные имена пакетов.',
  },
  'issues.apps.series-package-type': {
    cn: '各应用的软件包类型须相同。',
    en: 'must have packages of the same type',
    ru: 'У приложений должны быть пакеты одного типа.',
  },
  'issues.apps.already-in-project': {
    cn: '应用已在此项目中。',
    en: 'it’s already in this project',
    ru: 'Приложение уже в этом проекте.',
  },
  'issues.apps.move-in-review': {
    cn: '应用正在审核，暂不能移动。',
    en: 'it’s in review',
    ru: 'Приложение на модерации, переместить его пока нельзя.',
  },
  'issues.apps.move-other-region': {
    cn: '目标项目的数据存储位置不同。',
    en: 'the other project stores its data in another region',
    ru: 'Другой проект хранит данные в другом регионе.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'app-series.kind': 'series.kind',
  'apps.develop_status': ['apps', 'developing', 'finished'],
  'apps.non_ag_apps.state': ['apps.elsewhere', 'active', 'stopped'],
  'apps.package_type': { 1: 'apps.packageType.apk', 2: 'apps.packageType.rpk', 8: 'apps.packageType.exe' },
  'apps.parent_type': { 2: 'apps.type.game', 13: 'apps.type.app' },
  'apps.device_types': {
    4: 'apps.device.phone',
    5: 'apps.device.tablet',
    6: 'apps.device.virtualReality',
    7: 'apps.device.watch',
    8: 'apps.device.television',
    9: 'apps.device.router',
    10: 'apps.device.car',
  },
  'apps.release_state': {
    0: 'apps.state.onShelf',
    1: 'apps.state.rejected',
    2: 'apps.state.removed',
    3: 'apps.state.scheduled',
    4: 'apps.state.inReview',
    5: 'apps.state.upgradeInReview',
    6: 'apps.state.removalRequested',
    7: 'apps.state.draft',
    8: 'apps.state.upgradeRejected',
    9: 'apps.state.removalRejected',
    10: 'apps.state.removedByDeveloper',
    11: 'apps.state.cancelled',
    12: 'apps.state.inPreReview',
    13: 'apps.state.preReviewRejected',
  },
} satisfies WordsOfValues
