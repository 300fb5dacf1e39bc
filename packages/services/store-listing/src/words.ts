import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of store listings for the audit log, the permission matrix, and the checks of a release. */
export const words = {
  'areas.store-listing': { cn: '商店信息', en: 'Store listing', ru: 'Страница в магазине' },
  'rights.store-listing.manage': {
    cn: '检查和推广商店信息',
    en: 'Check and promote store listings',
    ru: 'Проверка и продвижение страниц в магазине',
  },
  'rights.store-listing.manage.help': {
    cn: '在审核前检查文字、图片和视频，通过链接分享预览，并提交应用演示和众测。',
    en: 'Check texts, images, and videos before a review, share previews by a link, and submit demos and crowd tests.',
    ru: 'Проверять тексты, изображения и видео до модерации, делиться предпросмотром по ссылке, отправлять демонстрации и краудтесты.',
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
  'things.store-listing.demo': { cn: '应用演示', en: 'a demo', ru: 'демонстрации' },
  'acts.store-listing.demo-draft.create': {
    cn: '创建应用演示草稿',
    en: 'Created a demo draft',
    ru: 'Создание черновика демонстрации',
  },
  'acts.store-listing.demo.create': {
    cn: '提交应用演示审核',
    en: 'Submitted a demo for review',
    ru: 'Отправка демонстрации на модерацию',
  },
  'acts.store-listing.demo.cancel': { cn: '撤回应用演示', en: 'Withdrew a demo', ru: 'Отзыв демонстрации' },
  'acts.store-listing.review-demo': { cn: '审核应用演示', en: 'Reviewed a demo', ru: 'Модерация демонстрации' },
  'rows.store-listing.listing_demos': { cn: '应用演示', en: 'Demo', ru: 'Демонстрация' },
  'fields.store-listing.demo_id': { cn: '演示 ID', en: 'Demo ID', ru: 'ID демонстрации' },
  'fields.store-listing.lang': { cn: '语言', en: 'Language', ru: 'Язык' },
  'fields.store-listing.title': { cn: '标题', en: 'Title', ru: 'Название' },
  'fields.store-listing.description': { cn: '说明', en: 'Description', ru: 'Описание' },
  'fields.store-listing.pictures': { cn: '图片', en: 'Images', ru: 'Изображения' },
  'fields.store-listing.video_id': { cn: '视频', en: 'Video', ru: 'Видео' },
  'fields.store-listing.round': { cn: '提交次数', en: 'Submissions', ru: 'Отправок' },
  'fields.store-listing.submit_time': { cn: '提交时间', en: 'Submitted', ru: 'Отправлено' },
  'fields.store-listing.review_time': { cn: '审核时间', en: 'Reviewed', ru: 'Рассмотрено' },
  'acts.store-listing.judge-month': {
    cn: '评选月度奖项',
    en: 'Judged the award of a month',
    ru: 'Присуждение награды месяца',
  },
  'things.store-listing.vantest': { cn: '众测', en: 'a crowd test', ru: 'краудтеста' },
  'acts.store-listing.vantest-draft.create': {
    cn: '保存众测草稿',
    en: 'Saved a crowd test draft',
    ru: 'Сохранение черновика краудтеста',
  },
  'acts.store-listing.vantest.cancel': { cn: '停止众测', en: 'Stopped a crowd test', ru: 'Остановка краудтеста' },
  'acts.store-listing.review-vantest': { cn: '审核众测', en: 'Reviewed a crowd test', ru: 'Модерация краудтеста' },
  'acts.store-listing.turn-vantest': {
    cn: '更新众测',
    en: 'Updated a crowd test',
    ru: 'Обновление краудтеста',
  },
  'rows.store-listing.vantests': { cn: '众测', en: 'Crowd test', ru: 'Краудтест' },
  'fields.store-listing.activity_id': { cn: '众测 ID', en: 'Test ID', ru: 'ID теста' },
  'fields.store-listing.activity_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.store-listing.guide': { cn: '体验说明', en: 'What to try', ru: 'Что попробовать' },
  'fields.store-listing.days': { cn: '天数', en: 'Days', ru: 'Дней' },
  'fields.store-listing.quota': { cn: '邀请人数', en: 'Users to invite', ru: 'Сколько пригласить' },
  'fields.store-listing.filter': { cn: '用户条件', en: 'Conditions', ru: 'Условия' },
  'fields.store-listing.version_number': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.store-listing.start_time': { cn: '开始时间', en: 'Started', ru: 'Начало' },
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

  // Codes that the screens show in another form.
  'values.store-listing.listing_detections.kind.context': { cn: '文字', en: 'Text', ru: 'Тексты' },
  'values.store-listing.listing_detections.kind.picture': {
    cn: '图片和视频',
    en: 'Images and videos',
    ru: 'Графика и видео',
  },
  'values.store-listing.listing_detections.kind.video': { cn: '视频', en: 'Video', ru: 'Видео' },
  'values.store-listing.listing_detections.state.queued': { cn: '排队中', en: 'Queued', ru: 'В очереди' },
  'values.store-listing.listing_detections.state.done': { cn: '已完成', en: 'Succeeded', ru: 'Выполнена' },
  'values.store-listing.listing_detections.state.failed': { cn: '失败', en: 'Failed', ru: 'Ошибка' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.store-listing.detection-running': {
    cn: '检查正在进行，请等待结果。',
    en: 'This is already being checked. Wait for the result.',
    ru: 'Проверка уже идёт. Дождитесь результата.',
  },
  'refusals.store-listing.not-a-video-file': {
    cn: '该文件不是 MP4 或 QuickTime 视频。',
    en: 'The file isn’t an MP4 or QuickTime video.',
    ru: 'Это не видео в формате MP4 или QuickTime.',
  },
  'refusals.store-listing.demo-state': {
    cn: '应用演示的当前状态不允许此操作，请刷新页面。',
    en: 'The demo’s status doesn’t allow this. Reload the page.',
    ru: 'Статус демонстрации этого не допускает. Обновите страницу.',
  },
  'refusals.store-listing.demo-incomplete': {
    cn: '请先补全应用演示的内容。',
    en: 'Complete the demo first.',
    ru: 'Сначала заполните демонстрацию.',
  },
  'refusals.store-listing.vantest-state': {
    cn: '众测的当前状态不允许此操作，请刷新页面。',
    en: 'The crowd test’s status doesn’t allow this. Reload the page.',
    ru: 'Статус краудтеста этого не допускает. Обновите страницу.',
  },
  'issues.store-listing.video-file': {
    cn: '视频扩展名须为 {endings}。',
    en: 'must be a file that ends in {endings}',
    ru: 'Расширение видео: {endings}.',
  },
  'issues.store-listing.demo-pictures': {
    cn: '没有视频时，请至少上传 {least} 张图片。',
    en: 'must be at least {least}, unless there is a video',
    ru: 'Без видео нужно не меньше {least, plural, one {# изображения} few {# изображений} many {# изображений} other {# изображения}}.',
  },
  'issues.store-listing.language-of-listing': {
    cn: '须为商店信息已有的语言：{languages}。',
    en: 'must be a language of the listing: {languages}',
    ru: 'Выберите язык страницы в магазине: {languages}.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'store-listing.listing_demos.state': 'store-listing.demos.state',
  'store-listing.vantests.state': 'store-listing.vantests.state',
} satisfies WordsOfValues
