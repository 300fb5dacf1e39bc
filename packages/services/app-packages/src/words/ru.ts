import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of packages for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.app-packages': 'Пакеты',

  // Permissions.
  'rights.app-packages.manage': 'Управление пакетами',
  'rights.app-packages.manage.help': 'Загружать, изменять и удалять пакеты, заявлять имена пакетов.',

  // Things after a verb, and acts that say more than these two.
  'things.app-packages.package': 'пакета',
  'things.app-packages.package-claim': 'заявки на имя пакета',
  'acts.app-packages.rpk-h5.create': 'Создание быстрого приложения из веб-страницы',
  'acts.app-packages.package-claim.delete': 'Отзыв заявки на имя пакета',
  'acts.app-packages.parse': 'Разбор пакета',
  'acts.app-packages.review-claim': 'Проверка заявки на имя пакета',

  // Rows and their fields.
  'rows.app-packages.app_packages': 'Пакет',
  'rows.app-packages.package_claims': 'Заявка на имя пакета',
  'fields.app-packages.pkg_id': 'Идентификатор пакета',
  'fields.app-packages.package_type': 'Тип пакета',
  'fields.app-packages.format': 'Формат',
  'fields.app-packages.success_status': 'Состояние обработки',
  'fields.app-packages.fail_reason': 'Причина ошибки',
  'fields.app-packages.fail_message': 'Подробности ошибки',
  'fields.app-packages.warnings': 'Предупреждения',
  'fields.app-packages.package_name': 'Имя пакета',
  'fields.app-packages.label': 'Название на устройстве',
  'fields.app-packages.version_name': 'Имя версии',
  'fields.app-packages.version_code': 'Код версии',
  'fields.app-packages.min_sdk': 'Минимальный SDK',
  'fields.app-packages.target_sdk': 'Целевой SDK',
  'fields.app-packages.debuggable': 'Отладка',
  'fields.app-packages.permissions': 'Разрешения',
  'fields.app-packages.features': 'Обязательное оборудование',
  'fields.app-packages.abis': 'Процессоры',
  'fields.app-packages.signature_schemes': 'Схемы подписи',
  'fields.app-packages.signer': 'Кем подписан',
  'fields.app-packages.contents': 'Содержимое',
  'fields.app-packages.sensitive_permission_desc': 'Назначение чувствительных разрешений',
  'fields.app-packages.remark': 'Заметка для команды',
  'fields.app-packages.obb_main': 'Основной файл расширения',
  'fields.app-packages.obb_patch': 'Дополняющий файл расширения',
  'fields.app-packages.stages': 'Этапы обработки',
  'fields.app-packages.end_time': 'Обработан',
  'fields.app-packages.claim_id': 'Идентификатор заявки',
  'fields.app-packages.proofs': 'Подтверждения',
  'fields.app-packages.opinion': 'Заключение проверяющего',
  'milestone.app-packages.uploaded': 'Загрузить пакет',
  'attention.app-packages.failed': '{app}: пакет {file} использовать нельзя',
}

export default ru
