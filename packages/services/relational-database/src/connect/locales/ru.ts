import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the dialog that shows how programs connect, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.connect.title': 'Подключение к {name}',
  'relational-database.connect.account': 'Учётная запись',
  'relational-database.connect.string': 'Строка подключения',
  'relational-database.connect.psql': 'psql',
  'relational-database.connect.host': 'Хост',
  'relational-database.connect.port': 'Порт',
  'relational-database.connect.user': 'Пользователь',
  'relational-database.connect.database': 'База данных',
  'relational-database.connect.password':
    'Замените [password] паролем учётной записи. После установки пароль не показывается; если он утерян, сбросьте его в списке учётных записей.',
  'relational-database.connect.hosts': 'Эта учётная запись может подключаться только с адресов: {hosts}',
  'relational-database.connect.rights':
    'У программ те же привилегии, что у учётной записи, а их запросы видны в истории.',
  'relational-database.connect.off': 'Программы не могут подключиться',
  'relational-database.connect.off.body':
    'Порт для программ отключён. Оператор платформы может включить его с помощью DATABASE_PORT.',
  'relational-database.connect.page.body': 'Базы данных этой страницы существуют только в браузере.',
  'relational-database.connect.done': 'Готово',
}

export default ru
