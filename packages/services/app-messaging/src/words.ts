import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of messages for the audit log, the permission matrix, and the search. */
export const words = {
  'areas.app-messaging': { cn: '应用内消息', en: 'In-app messages', ru: 'Сообщения в приложении' },
  'rights.app-messaging.manage': {
    cn: '管理应用内消息',
    en: 'Manage in-app messages',
    ru: 'Управление сообщениями в приложении',
  },
  'rights.app-messaging.manage.help': {
    cn: '创建、修改、发布、停止、结束和删除应用内消息。',
    en: 'Create, edit, publish, stop, end, and delete messages that apps show.',
    ru: 'Создавать, изменять, публиковать, останавливать, завершать и удалять сообщения в приложении.',
  },
  'things.app-messaging.message': { cn: '应用内消息', en: 'an in-app message', ru: 'сообщения в приложении' },
  'things.app-messaging.message-status': {
    cn: '应用内消息的状态',
    en: 'the status of an in-app message',
    ru: 'статуса сообщения в приложении',
  },
  'acts.app-messaging.message-status.update': {
    cn: '发布、停止或结束应用内消息',
    en: 'Published, stopped, or ended an in-app message',
    ru: 'Публикация, остановка или завершение сообщения в приложении',
  },
  'things.app-messaging.test': {
    cn: '发送到测试设备的消息',
    en: 'a message to a device',
    ru: 'сообщения на устройство',
  },
  'acts.app-messaging.test.create': {
    cn: '将应用内消息发送到测试设备',
    en: 'Sent an in-app message to a device',
    ru: 'Отправка сообщения на устройство',
  },
  'acts.app-messaging.end': {
    cn: '应用内消息到期结束',
    en: 'Ended an in-app message at its end time',
    ru: 'Завершение сообщения в приложении по сроку',
  },
  'rows.app-messaging.messages': { cn: '应用内消息', en: 'In-app message', ru: 'Сообщение в приложении' },
  'fields.app-messaging.message_id': { cn: '消息 ID', en: 'Message ID', ru: 'ID сообщения' },
  'fields.app-messaging.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.app-messaging.message_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.app-messaging.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.app-messaging.kind': { cn: '样式', en: 'Layout', ru: 'Вид' },
  'fields.app-messaging.priority': { cn: '优先级', en: 'Priority', ru: 'Приоритет' },
  'fields.app-messaging.start_time': { cn: '开始时间', en: 'Start', ru: 'Начало' },
  'fields.app-messaging.end_time': { cn: '结束时间', en: 'End', ru: 'Окончание' },
  'fields.app-messaging.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.app-messaging.content': { cn: '内容', en: 'Content', ru: 'Содержание' },
  'fields.app-messaging.runs': { cn: '发布时段', en: 'Times published', ru: 'Периоды публикации' },
  'values.app-messaging.region.CN': { cn: '中国', en: 'China', ru: 'Китай' },
  'values.app-messaging.region.SG': { cn: '新加坡', en: 'Singapore', ru: 'Сингапур' },
  'values.app-messaging.region.DE': { cn: '德国', en: 'Germany', ru: 'Германия' },
  'values.app-messaging.region.RU': { cn: '俄罗斯', en: 'Russia', ru: 'Россия' },
  'refusals.app-messaging.message-state': {
    cn: '消息的当前状态不支持此操作，请刷新页面。',
    en: 'The message’s status doesn’t allow this. Reload the page.',
    ru: 'Статус сообщения этого не допускает. Обновите страницу.',
  },
  'refusals.app-messaging.message-over': {
    cn: '该消息已结束，请创建新的消息。',
    en: 'This message has ended. Create a new one.',
    ru: 'Это сообщение завершено. Создайте новое.',
  },
  'refusals.app-messaging.message-varied': {
    cn: '实验正在对比该消息的版本，请先结束实验。',
    en: 'A running experiment compares versions of this message. End the experiment first.',
    ru: 'Идущий эксперимент сравнивает версии этого сообщения. Сначала завершите его.',
  },
  'refusals.app-messaging.message-picture': {
    cn: '请上传不超过 1 MB 的 PNG、JPEG 或 WebP 图片。',
    en: 'Upload a PNG, JPEG, or WebP image of at most 1 MB.',
    ru: 'Загрузите изображение PNG, JPEG или WebP размером до 1 МБ.',
  },
  'issues.app-messaging.fewer-versions': {
    cn: '请选择版本数少于 {message} 的消息。',
    en: 'must be a message with fewer versions than {message} has',
    ru: 'Выберите сообщение, у которого меньше версий, чем у {message}.',
  },
  'issues.app-messaging.image-of-team': {
    cn: '须为本团队上传的图片。',
    en: 'must be an image that your team has uploaded',
    ru: 'Выберите изображение, загруженное вашей командой.',
  },
  'issues.app-messaging.png-jpeg-or-webp': {
    cn: '须为 PNG、JPEG 或 WebP 图片，仅修改扩展名无效。',
    en: 'must be a PNG, JPEG, or WebP image, regardless of its name',
    ru: 'Нужно изображение PNG, JPEG или WebP. Сменить расширение недостаточно.',
  },
  'issues.app-messaging.audience-rule': {
    cn: '此受众条件无法计算，请检查 {part}。',
    en: 'must be a rule that can be evaluated: its {part} isn’t right',
    ru: 'Это условие аудитории не вычислить: проверьте {part}.',
  },
  'metric.app-messaging.impressions': { cn: '应用内消息展示次数', en: 'Message impressions', ru: 'Показы сообщений' },
  'metric.app-messaging.clicks': { cn: '应用内消息点击量', en: 'Message clicks', ru: 'Нажатия на сообщения' },
  'metric.app-messaging.dismissals': { cn: '应用内消息关闭次数', en: 'Message dismissals', ru: 'Закрытия сообщений' },
  'dimension.app-messaging.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'dimension.app-messaging.country': { cn: '国家/地区', en: 'Country or region', ru: 'Страна или регион' },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'app-messaging.state': 'app-messaging.state',
  'app-messaging.kind': 'app-messaging.kind',
} satisfies WordsOfValues
