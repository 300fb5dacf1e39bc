import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of store listings for the audit log, the permission matrix, and the checks of a release. */
export const words = {
  'areas.store-listing': { cn: '商店信息', en: 'Store listing', ru: 'Страница в магазине' },
  'rights.store-listing.manage': {
    cn: '检查和分享商店信息',
    en: 'Check and share store listings',
    ru: 'Проверка и показ страниц в магазине',
  },
  'rights.store-listing.manage.help': {
    cn: '在审核前检查文字、图片和视频，并通过链接分享预览。',
    en: 'Check texts, images, and videos before a review, and share previews by a link.',
    ru: 'Проверять тексты, изображения и видео до модерации и делиться предпросмотром по ссылке.',
  },
  'things.store-listing.context-detection': { cn: '文字检查', en: 'a text check', ru: 'проверки текстов' },
  'things.store-listing.picture-detection': { cn: '图片检查', en: 'an image check', ru: 'проверки изображений' },
  'things.store-listing.video-detection': { cn: '视频检查', en: 'a video check', ru: 'проверки видео' },
  'acts.store-listing.context-detection.create': {
    cn: '开始检查文字',
    en: 'Started a text check',
    ru: 'Запуск проверки текстов',
  },
  'acts.store-listing.picture-detection.create': {
    cn: '开始检查图片',
    en: 'Started an image check',
    ru: 'Запуск проверки изображений',
  },
  'acts.store-listing.video-detection.create': {
    cn: '开始检查视频',
    en: 'Started a video check',
    ru: 'Запуск проверки видео',
  },
  'acts.store-listing.detect': {
    cn: '检查商店信息',
    en: 'Checked a store listing',
    ru: 'Проверка страницы в магазине',
  },
  'rights.store-listing.drm-key': { cn: '查看 DRM 密钥', en: 'See DRM keys', ru: 'Просмотр ключей DRM' },
  'rights.store-listing.drm-key.help': {
    cn: '查看用于加密应用内受保护内容的密钥。每次查看都会记录。',
    en: 'See the key that encrypts protected content of an app. Each look is recorded.',
    ru: 'Просмотр ключа, которым шифруется защищённое содержимое приложения. Каждый просмотр записывается.',
  },
  'things.store-listing.drm-key': { cn: 'DRM 密钥', en: 'a DRM key', ru: 'ключа DRM' },
  'acts.store-listing.drm-key.get': { cn: '查看 DRM 密钥', en: 'Looked at the DRM key', ru: 'Просмотр ключа DRM' },
  'things.store-listing.page': { cn: '预览链接', en: 'a preview link', ru: 'ссылки на предпросмотр' },
  'acts.store-listing.page.create': {
    cn: '创建预览链接',
    en: 'Created a preview link',
    ru: 'Создание ссылки на предпросмотр',
  },
  'acts.store-listing.page.revoke': {
    cn: '撤销预览链接',
    en: 'Revoked a preview link',
    ru: 'Отзыв ссылки на предпросмотр',
  },
  'rows.store-listing.listing_pages': { cn: '预览链接', en: 'Preview link', ru: 'Ссылка на предпросмотр' },
  'fields.store-listing.page_id': { cn: '链接 ID', en: 'Link ID', ru: 'ID ссылки' },
  'fields.store-listing.note': { cn: '分享对象', en: 'For', ru: 'Для кого' },
  'fields.store-listing.expire_time': { cn: '失效时间', en: 'Expires', ru: 'Действует до' },
  'rows.store-listing.listing_detections': {
    cn: '商店信息检查',
    en: 'Store listing check',
    ru: 'Проверка страницы в магазине',
  },
  'fields.store-listing.task_id': { cn: '任务 ID', en: 'Task ID', ru: 'ID задачи' },
  'fields.store-listing.version_id': { cn: '版本 ID', en: 'Version ID', ru: 'ID версии' },
  'fields.store-listing.kind': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.store-listing.due_time': { cn: '计划时间', en: 'Scheduled', ru: 'Назначено на' },
  'fields.store-listing.object_id': { cn: '对象 ID', en: 'Object ID', ru: 'ID объекта' },
  'fields.store-listing.file_name': { cn: '文件名', en: 'File name', ru: 'Имя файла' },
  'fields.store-listing.video': { cn: '视频信息', en: 'Video', ru: 'Видео' },
  'fields.store-listing.checked': { cn: '已检查数量', en: 'Items checked', ru: 'Проверено' },
  'fields.store-listing.findings': { cn: '发现的问题', en: 'Findings', ru: 'Замечания' },
  'fields.store-listing.subjects': { cn: '检查内容', en: 'Checked items', ru: 'Что проверено' },
  'fields.store-listing.end_time': { cn: '结束时间', en: 'Ended', ru: 'Окончание' },
  'check.store-listing.refused': {
    cn: '商店信息中没有会导致审核不通过的内容',
    en: 'Nothing in the store listing would be rejected',
    ru: 'На странице нет того, за что магазины отклоняют',
  },
  'check.store-listing.refused.fix': {
    cn: '请修改标出的文字或图片，然后重新检查。',
    en: 'Change the marked text or image, and check the listing again.',
    ru: 'Измените отмеченный текст или изображение и проверьте страницу ещё раз.',
  },
  'check.store-listing.findings': {
    cn: '商店信息没有待处理的问题',
    en: 'The check of the store listing has no open findings',
    ru: 'По странице в магазине нет открытых замечаний',
  },
  'check.store-listing.findings.fix': {
    cn: '审核时可能被指出。请修改，或在提交时说明理由。',
    en: 'A review may flag this. Change it, or explain it when you submit.',
    ru: 'На модерации это могут отметить. Исправьте или объясните при отправке.',
  },
  'attention.store-listing.findings': {
    cn: '{app} 的商店信息有 {count, number} 个问题可能导致审核不通过',
    en: '{count, plural, one {The store listing of {app} has # problem that a review would reject} other {The store listing of {app} has # problems that a review would reject}}',
    ru: '{count, plural, one {{app}: на странице в магазине # проблема, из-за которой модерация её отклонит} few {{app}: на странице в магазине # проблемы, из-за которых модерация её отклонит} many {{app}: на странице в магазине # проблем, из-за которых модерация её отклонит} other {{app}: на странице в магазине # проблемы, из-за которых модерация её отклонит}}',
  },
} satisfies WordsByLanguage
