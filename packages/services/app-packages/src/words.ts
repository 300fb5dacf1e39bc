import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of packages for the audit log and the permission matrix. */
export const words = {
  'areas.app-packages': { cn: '软件包', en: 'Packages', ru: 'Пакеты' },

  // Permissions.
  'rights.app-packages.manage': { cn: '管理软件包', en: 'Manage packages', ru: 'Управление пакетами' },
  'rights.app-packages.manage.help': {
    cn: '上传、编辑和删除软件包，认领包名。',
    en: 'Upload, edit, and delete packages, and claim package names.',
    ru: 'Загружать, изменять и удалять пакеты, заявлять имена пакетов.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.app-packages.package': { cn: '软件包', en: 'a package', ru: 'пакета' },
  'things.app-packages.package-claim': { cn: '包名认领', en: 'a package name claim', ru: 'заявки на имя пакета' },
  'acts.app-packages.rpk-h5.create': {
    cn: '网页转快应用',
    en: 'Created a quick app from a web page',
    ru: 'Создание быстрого приложения из веб-страницы',
  },
  'acts.app-packages.package-claim.delete': {
    cn: '撤回包名认领',
    en: 'Withdrew a package name claim',
    ru: 'Отзыв заявки на имя пакета',
  },
  'acts.app-packages.parse': { cn: '解析软件包', en: 'Processed a package', ru: 'Обработка пакета' },
  'acts.app-packages.review-claim': {
    cn: '审核包名认领',
    en: 'Reviewed a package name claim',
    ru: 'Рассмотрение заявки на имя пакета',
  },

  // Rows and their fields.
  'rows.app-packages.app_packages': { cn: '软件包', en: 'Package', ru: 'Пакет' },
  'rows.app-packages.package_claims': { cn: '包名认领', en: 'Package name claim', ru: 'Заявка на имя пакета' },
  'fields.app-packages.pkg_id': { cn: '软件包 ID', en: 'Package ID', ru: 'ID пакета' },
  'fields.app-packages.package_type': { cn: '软件包类型', en: 'Package type', ru: 'Тип пакета' },
  'fields.app-packages.format': { cn: '格式', en: 'Format', ru: 'Формат' },
  'fields.app-packages.success_status': { cn: '处理状态', en: 'Processing status', ru: 'Статус обработки' },
  'fields.app-packages.fail_reason': { cn: '失败原因', en: 'Failure reason', ru: 'Причина ошибки' },
  'fields.app-packages.fail_message': { cn: '失败详情', en: 'Failure details', ru: 'Подробности ошибки' },
  'fields.app-packages.warnings': { cn: '警告', en: 'Warnings', ru: 'Предупреждения' },
  'fields.app-packages.package_name': { cn: '包名', en: 'Package name', ru: 'Имя пакета' },
  'fields.app-packages.label': { cn: '设备上显示的名称', en: 'Display name', ru: 'Название на устройстве' },
  'fields.app-packages.version_name': { cn: '版本名称', en: 'Version name', ru: 'Имя версии' },
  'fields.app-packages.version_code': { cn: '版本代码', en: 'Version code', ru: 'Код версии' },
  'fields.app-packages.min_sdk': { cn: '最低 SDK', en: 'Minimum SDK', ru: 'Минимальный SDK' },
  'fields.app-packages.target_sdk': { cn: '目标 SDK', en: 'Target SDK', ru: 'Целевой SDK' },
  'fields.app-packages.debuggable': { cn: '可调试', en: 'Debuggable', ru: 'Отладка' },
  'fields.app-packages.permissions': { cn: '权限', en: 'Permissions', ru: 'Разрешения' },
  'fields.app-packages.features': { cn: '必需硬件', en: 'Required hardware', ru: 'Обязательное оборудование' },
  'fields.app-packages.abis': { cn: '处理器', en: 'Processors', ru: 'Процессоры' },
  'fields.app-packages.signature_schemes': { cn: '签名方案', en: 'Signature schemes', ru: 'Схемы подписи' },
  'fields.app-packages.signer': { cn: '签名者', en: 'Signed by', ru: 'Кем подписан' },
  'fields.app-packages.contents': { cn: '内容', en: 'Contents', ru: 'Содержимое' },
  'fields.app-packages.sensitive_permission_desc': {
    cn: '敏感权限的用途',
    en: 'Purpose of sensitive permissions',
    ru: 'Назначение опасных разрешений',
  },
  'fields.app-packages.remark': { cn: '团队备注', en: 'Note to the team', ru: 'Заметка для команды' },
  'fields.app-packages.obb_main': { cn: '主扩展文件', en: 'Main expansion file', ru: 'Основной файл расширения' },
  'fields.app-packages.obb_patch': {
    cn: '补丁扩展文件',
    en: 'Patch expansion file',
    ru: 'Дополняющий файл расширения',
  },
  'fields.app-packages.stages': { cn: '处理步骤', en: 'Processing steps', ru: 'Этапы обработки' },
  'fields.app-packages.end_time': { cn: '处理完成时间', en: 'Processed', ru: 'Обработан' },
  'fields.app-packages.claim_id': { cn: '认领 ID', en: 'Claim ID', ru: 'ID заявки' },
  'fields.app-packages.proofs': { cn: '证明材料', en: 'Supporting documents', ru: 'Подтверждения' },
  'fields.app-packages.opinion': { cn: '审核意见', en: 'Reviewer’s opinion', ru: 'Решение модератора' },
  'milestone.app-packages.uploaded': { cn: '上传软件包', en: 'Upload a package', ru: 'Загрузить пакет' },
  'attention.app-packages.failed': {
    cn: '{app}：软件包 {file} 无法使用',
    en: '{app}: the package {file} can’t be used',
    ru: '{app}: пакет {file} использовать нельзя',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.app-packages.package-not-ready': {
    cn: '软件包尚未就绪。',
    en: 'The package isn’t ready.',
    ru: 'Пакет ещё не готов.',
  },
  'refusals.app-packages.package-name-fixed': {
    cn: '应用已有软件包，包名无法修改。',
    en: 'The package name can’t change, since the app already has a package.',
    ru: 'Имя пакета нельзя изменить: у приложения уже есть пакет.',
  },
  'issues.app-packages.expansion-without-apk': {
    cn: '仅 APK 软件包支持扩展文件。',
    en: 'must be omitted, since the package isn’t an APK',
    ru: 'Файлы расширения бывают только у APK.',
  },
  'issues.app-packages.expansion-file': {
    cn: '须为已上传的 .obb 文件。',
    en: 'must be an uploaded file that ends in .obb',
    ru: 'Выберите загруженный файл .obb.',
  },
  'issues.app-packages.bytes-at-most': {
    cn: '大小不能超过 {most} 字节。',
    en: 'must have at most {most} bytes',
    ru: 'Размер — не больше {most, plural, one {# байта} few {# байт} many {# байт} other {# байта}}.',
  },
  'issues.app-packages.desktop-app-field': {
    cn: '桌面应用须填写此项。',
    en: 'is required for a desktop app',
    ru: 'Для настольного приложения заполните это поле.',
  },
  'issues.app-packages.package-name-fixed': {
    cn: '包名已由首个软件包确定，不能修改。',
    en: 'is fixed by the first package',
    ru: 'Имя пакета задано первым пакетом и не меняется.',
  },
  'issues.app-packages.package-type-of-app': {
    cn: '软件包类型与应用不符。',
    en: 'must be a package of the app’s type',
    ru: 'Тип пакета не подходит этому приложению.',
  },
  'issues.app-packages.watch-quick-app': {
    cn: '该应用不支持手表，不能上传手表快应用。',
    en: 'must not be a quick app for watches, since the app isn’t for watches',
    ru: 'Быстрое приложение для часов не подходит: приложение не для часов.',
  },
  'issues.app-packages.no-app-bundle': {
    cn: 'App Bundle 须先开通应用签名，请上传 APK。',
    en: 'must be an APK, since an app bundle requires app signing',
    ru: 'Для App Bundle нужна подпись приложений. Загрузите APK.',
  },
  'issues.app-packages.characters-at-most': {
    cn: '不能超过 {most} 个字符。',
    en: 'must have at most {most} characters',
    ru: 'Не больше {most, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  },
  'issues.app-packages.ending-of-file': {
    cn: '须与上传文件的扩展名一致：.{ending}。',
    en: 'must end in .{ending} as the uploaded file does',
    ru: 'Расширение должно быть как у загруженного файла: .{ending}.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'app-packages.fail_reason': 'app-packages.fail',
  'app-packages.format': 'app-packages.type',
  'app-packages.warnings': 'app-packages.warning',
  'app-packages.package_claims.state': 'app-packages.claim',
  'app-packages.success_status': {
    0: 'app-packages.status.usable',
    1: 'app-packages.status.parsing',
    2: 'app-packages.status.failed',
  },
  'app-packages.package_type': { 1: 'app-packages.type.apk', 2: 'app-packages.type.rpk', 8: 'app-packages.type.exe' },
} satisfies WordsOfValues
