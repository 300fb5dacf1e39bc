import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the start page, in Russian. */
const ru: Translation<typeof en> = {
  'workspace.title': 'Главная',
  'workspace.attention': 'Требует внимания',
  'workspace.attention.none': 'Сейчас ничего не требует вашего внимания.',
  'workspace.attention.more':
    '{count, plural, one {Показать ещё #} few {Показать ещё #} many {Показать ещё #} other {Показать ещё #}}',
  'workspace.start': 'Путь к первому выпуску',
  'workspace.start.body': 'Шаг отмечается, как только его выполнит любой участник команды.',
  'workspace.recent': 'Недавние',
  'workspace.recent.none': 'Здесь появятся приложения, версии, базы данных и другое, что вы открывали.',
}

export default ru
