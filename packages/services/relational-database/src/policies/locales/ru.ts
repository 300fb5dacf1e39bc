import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of row policies, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.policies.title': 'Политики строк',
  'relational-database.policies.none': 'Политик нет',
  'relational-database.policies.off': 'Отключены: доступ определяют только привилегии, политики не действуют.',
  'relational-database.policies.on':
    'Действуют для учётных записей только для чтения. Пишущие учётные записи владеют таблицей, поэтому видят и меняют все строки.',
  'relational-database.policies.forced': 'Действуют для всех учётных записей.',
  'relational-database.policies.onWithoutAny':
    'Пока ни одна политика не открывает доступ к строкам, поэтому эти учётные записи не видят ни одной.',
  'relational-database.policies.security': 'Включить или отключить',
  'relational-database.policies.security.title': 'Защита на уровне строк',
  'relational-database.policies.security.off': 'Отключена',
  'relational-database.policies.security.on': 'Для учётных записей только для чтения',
  'relational-database.policies.security.forced': 'Для всех учётных записей',
  'relational-database.policies.security.off.help': 'Доступ определяют только привилегии, политики не действуют.',
  'relational-database.policies.security.on.help':
    'Пишущие учётные записи владеют таблицей, поэтому видят и меняют все строки.',
  'relational-database.policies.security.forced.help': 'Политики действуют и для пишущих учётных записей.',
  'relational-database.policies.change': 'Применить',
  'relational-database.policies.done': 'Политики строк изменены',
  'relational-database.policies.add': 'Создать политику',
  'relational-database.policies.edit': 'Изменение политики {name}',
  'relational-database.policies.drop': 'Удалить политику {name}',
  'relational-database.policies.drop.title': 'Удалить политику {name}?',
  'relational-database.policies.drop.body': 'Набор доступных строк изменится сразу.',
  'relational-database.policies.drop.action': 'Удалить',
  'relational-database.policies.name': 'Имя',
  'relational-database.policies.command': 'Операция',
  'relational-database.policies.command.ALL': 'Все операции',
  'relational-database.policies.mode': 'Действие',
  'relational-database.policies.mode.permissive': 'Открывает доступ (permissive)',
  'relational-database.policies.mode.restrictive': 'Ограничивает открытое другими (restrictive)',
  'relational-database.policies.roles': 'Учётные записи',
  'relational-database.policies.roles.help':
    'У всех пишущих учётных записей одна роль. Чтобы различать их, сравнивайте в условии session_user.',
  'relational-database.policies.role.public': 'Все учётные записи',
  'relational-database.policies.role.writers': 'Все пишущие учётные записи',
  'relational-database.policies.role.readers': 'Все учётные записи только для чтения',
  'relational-database.policies.using': 'Условие для существующих строк (USING)',
  'relational-database.policies.using.help':
    "Выражение SQL, например country = ''DE''. Чтобы подходили все строки, укажите true.",
  'relational-database.policies.check': 'Условие для новых строк (WITH CHECK)',
  'relational-database.policies.check.help': 'Без него действует условие для существующих строк.',
  'relational-database.policies.check.insert.help': "Выражение SQL, например country = ''DE''.",
  'relational-database.policies.condition': 'Условие',
  'relational-database.policies.try': 'Проверить от имени учётной записи',
  'relational-database.policies.try.title': 'Строки таблицы {table}, которые видит учётная запись',
  'relational-database.policies.try.body': 'Таблица читается с правами этой учётной записи.',
  'relational-database.policies.try.account': 'Учётная запись',
  'relational-database.policies.try.run': 'Прочитать строки',
  'relational-database.policies.try.rows':
    '{account} видит {count, plural, =0 {0 строк} one {# строку} few {# строки} many {# строк} other {# строки}}.',
  'relational-database.policies.try.first': 'Первые строки',
  'relational-database.policies.close': 'Закрыть',
}

export default ru
