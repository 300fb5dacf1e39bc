import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of channels for their screens, the audit log, and the permission matrix. */
export const words = {
  'areas.channels': { cn: '分发渠道', en: 'Channels', ru: 'Каналы' },
  'rights.channels.manage': { cn: '管理分发渠道', en: 'Manage channels', ru: 'Управление каналами' },
  'rights.channels.manage.help': {
    cn: '创建、修改和删除应用的分发渠道。',
    en: 'Create, edit, and delete the channels of an app.',
    ru: 'Создание, изменение и удаление каналов приложения.',
  },
  'things.channels.config': { cn: '分发渠道', en: 'a channel', ru: 'канала' },
  'rows.channels.channel_configs': { cn: '分发渠道', en: 'Channel', ru: 'Канал' },
  'fields.channels.config_id': { cn: '内部 ID', en: 'Internal ID', ru: 'Внутренний ID' },
  'fields.channels.channel_id': { cn: '渠道 ID', en: 'Channel ID', ru: 'ID канала' },
  'fields.channels.channel_name': { cn: '渠道名称', en: 'Channel name', ru: 'Название канала' },
  'fields.channels.contact': { cn: '联系人', en: 'Contact', ru: 'Контакт' },
  'channels.body': {
    cn: '分发此应用的商店和合作伙伴。此处仅作登记；渠道包由您的流水线根据渠道 ID 构建。',
    en: 'Stores and partners that distribute this app. The list is a record only: your pipeline builds their packages by channel ID.',
    ru: 'Магазины и партнёры, которые распространяют приложение. Это только учёт: пакеты каналов собирает ваш конвейер по ID канала.',
  },
  'channels.updated': { cn: '更新时间', en: 'Updated', ru: 'Обновлено' },
  'channels.create': { cn: '创建渠道', en: 'Create channel', ru: 'Создать канал' },
  'channels.edit': { cn: '编辑', en: 'Edit', ru: 'Изменить' },
  'channels.edit.title': { cn: '编辑“{name}”', en: 'Edit {name}', ru: 'Изменение: {name}' },
  'channels.delete': { cn: '删除', en: 'Delete', ru: 'Удалить' },
  'channels.delete.title': { cn: '删除渠道“{name}”？', en: 'Delete {name}?', ru: 'Удалить канал {name}?' },
  'channels.deleted': { cn: '渠道已删除', en: 'Channel deleted', ru: 'Канал удалён' },
  'channels.form': {
    cn: '最多 32 个字母、数字、- 和 _。创建后不能修改。',
    en: 'Up to 32 letters, digits, - and _. It can’t be changed later.',
    ru: 'До 32 латинских букв, цифр, - и _. Потом изменить нельзя.',
  },
  'channels.formRule': {
    cn: '请输入 1 到 32 个字母、数字、- 或 _',
    en: 'Enter 1 to 32 letters, digits, - or _',
    ru: 'Введите от 1 до 32 латинских букв, цифр, - или _',
  },
  'channels.contactHelp': {
    cn: '渠道方的邮箱、电话或姓名',
    en: 'Email, phone, or name of a person at the channel',
    ru: 'Почта, телефон или имя сотрудника канала',
  },
  'channels.empty': { cn: '暂无渠道', en: 'No channels yet', ru: 'Каналов пока нет' },
} satisfies WordsByLanguage
