import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of provisioning for the audit log and the permission matrix. */
export const words = {
  'areas.provisioning': { cn: '受限权限', en: 'Restricted permissions', ru: 'Ограниченные разрешения' },
  'rights.provisioning.manage': {
    cn: '申请受限权限',
    en: 'Request restricted permissions',
    ru: 'Запрос ограниченных разрешений',
  },
  'rights.provisioning.manage.help': {
    cn: '上传附件并申请受限权限。',
    en: 'Upload attachments and request restricted permissions.',
    ru: 'Загружать файлы и запрашивать ограниченные разрешения.',
  },
  'things.provisioning.user-permission': {
    cn: '受限权限',
    en: 'a restricted permission',
    ru: 'ограниченного разрешения',
  },
  'acts.provisioning.user-permission.apply': {
    cn: '申请受限权限',
    en: 'Requested a restricted permission',
    ru: 'Запрос ограниченного разрешения',
  },
  'acts.provisioning.user-permission.update': {
    cn: '重新提交受限权限申请',
    en: 'Submitted a permission request again',
    ru: 'Повторный запрос ограниченного разрешения',
  },
  'acts.provisioning.apk.upload': {
    cn: '上传申请附件（APK）',
    en: 'Uploaded an APK for a permission request',
    ru: 'Загрузка APK для запроса разрешения',
  },
  'acts.provisioning.image.upload': {
    cn: '上传申请附件（图片）',
    en: 'Uploaded an image for a permission request',
    ru: 'Загрузка изображения для запроса разрешения',
  },
  'acts.provisioning.video.upload': {
    cn: '上传申请附件（视频）',
    en: 'Uploaded a video for a permission request',
    ru: 'Загрузка видео для запроса разрешения',
  },
  'acts.provisioning.zip.upload': {
    cn: '上传申请附件（ZIP）',
    en: 'Uploaded a ZIP archive for a permission request',
    ru: 'Загрузка архива ZIP для запроса разрешения',
  },
  'acts.provisioning.review': {
    cn: '审核受限权限申请',
    en: 'Reviewed a permission request',
    ru: 'Рассмотрение запроса разрешения',
  },
  'acts.provisioning.validity': {
    cn: '检查受限权限的有效期',
    en: 'Checked the validity of a permission',
    ru: 'Проверка срока действия разрешения',
  },
  'check.provisioning.granted': {
    cn: '软件包申请的受限权限均已授予',
    en: 'Restricted permissions of the package are granted',
    ru: 'Ограниченные разрешения пакета выданы',
  },
  'check.provisioning.granted.fix': {
    cn: '请申请该权限并等待审核通过，或选择不使用该权限的软件包。',
    en: 'Request the permission and wait until it’s granted, or choose a package that doesn’t request it.',
    ru: 'Запросите разрешение и дождитесь его выдачи либо выберите пакет, который его не запрашивает.',
  },
  'check.provisioning.expiring': {
    cn: '受限权限 30 天内不会到期',
    en: 'No restricted permission expires within 30 days',
    ru: 'Ограниченные разрешения не истекают в ближайшие 30 дней',
  },
  'check.provisioning.expiring.fix': {
    cn: '请重新提交权限申请。有效期至：',
    en: 'Submit the permission request again. The permission is valid until',
    ru: 'Отправьте запрос разрешения снова. Нынешнее действует до',
  },
  'rows.provisioning.permission_requests': { cn: '受限权限申请', en: 'Permission request', ru: 'Запрос разрешения' },
  'fields.provisioning.request_id': { cn: '申请 ID', en: 'Request ID', ru: 'ID запроса' },
  'fields.provisioning.permission': { cn: '权限', en: 'Permission', ru: 'Разрешение' },
  'fields.provisioning.scene': { cn: '使用场景', en: 'Use case', ru: 'Назначение' },
  'fields.provisioning.materials': { cn: '附件', en: 'Attachments', ru: 'Файлы' },
  'fields.provisioning.expire_time': { cn: '有效期至', en: 'Valid until', ru: 'Действует до' },
  'fields.provisioning.objection': { cn: '不通过原因', en: 'Reason for rejection', ru: 'Причина отказа' },
  'attention.provisioning.rejected': {
    cn: '{permission} 的申请审核不通过',
    en: 'The request for {permission} was rejected',
    ru: 'Запрос разрешения {permission} отклонён',
  },
  'attention.provisioning.expired': {
    cn: '{permission} 已过期，使用该权限的软件包无法发布',
    en: '{permission} has expired: packages that request it can’t be released',
    ru: 'Разрешение {permission} истекло: пакеты с ним нельзя выпустить',
  },
  'attention.provisioning.ends': {
    cn: '{permission} 即将到期',
    en: '{permission} expires soon',
    ru: 'Разрешение {permission} скоро истечёт',
  },
  'issues.provisioning.permission-requested': {
    cn: '该权限已申请。',
    en: 'has already been requested',
    ru: 'Это разрешение уже запрошено.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'provisioning.objection': 'provisioning.objection',
  'provisioning.state': 'provisioning.state',
} satisfies WordsOfValues
