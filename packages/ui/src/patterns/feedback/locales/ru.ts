import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the confirmation dialog, in Russian. */
const ru: Translation<typeof en> = {
  'ui.confirm': 'Подтвердить',
  'ui.confirm.type': 'Введите {name}, чтобы подтвердить',
  'ui.confirm.dependents':
    '{count, plural, one {Это затронет ещё # объект} few {Это затронет ещё # объекта} many {Это затронет ещё # объектов} other {Это затронет ещё # объекта}}',
  'ui.confirm.more': '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
  'ui.confirm.dependentsUnknown': 'Не удалось узнать, что от этого зависит',
}

export default ru
