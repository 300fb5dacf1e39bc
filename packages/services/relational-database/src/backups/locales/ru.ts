import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the page of a database's backups, in Russian. */
const ru: Translation<typeof en> = {
  'relational-database.backups.title': 'Резервные копии {name}',
  'relational-database.backups.list': 'Резервные копии',
  'relational-database.backups.restores': 'Восстановления',
  'relational-database.backups.rules':
    'База размером до {rows} строк и {megabytes} МБ копируется при каждом запуске, который её меняет, более крупная — в течение {minutes} минут. Все автоматические копии хранятся {first, plural, one {# час} few {# часа} many {# часов} other {# часа}}, последняя за каждые {minutes} минут — {hours} часа, последняя за каждый день — {days} дней. Копии с названием хранятся, пока вы их не удалите.',
  'relational-database.backups.name': 'Название',
  'relational-database.backups.name.help': 'По нему вы узнаете копию: например, какое изменение вы собираетесь внести.',
  'relational-database.backups.time': 'Состояние на',
  'relational-database.backups.kind': 'Тип',
  'relational-database.backups.kind.automatic': 'Автоматическая',
  'relational-database.backups.kind.manual': 'По запросу',
  'relational-database.backups.kind.before-restore': 'Перед восстановлением',
  'relational-database.backups.state': 'Статус',
  'relational-database.backups.state.planned': 'Запланировано',
  'relational-database.backups.state.running': 'Выполняется',
  'relational-database.backups.state.succeeded': 'Успешно',
  'relational-database.backups.state.failed': 'Ошибка',
  'relational-database.backups.size': 'Размер',
  'relational-database.backups.tables': 'Таблицы',
  'relational-database.backups.rows': 'Строки',
  'relational-database.backups.user': 'Кто создал',
  'relational-database.backups.platform': 'Платформа',
  'relational-database.backups.error': 'Причина',
  'relational-database.backups.create': 'Создать копию',
  'relational-database.backups.create.done': 'Создание копии начато',
  'relational-database.backups.delete': 'Удалить',
  'relational-database.backups.delete.done': 'Копия удалена',
  'relational-database.backups.notEnded': 'Копия ещё создаётся',
  'relational-database.backups.notSucceeded': 'Восстановить можно только готовую копию',
  'relational-database.backups.empty': 'Резервных копий нет',
  'relational-database.backups.empty.body': 'Первая автоматическая копия появится после первого изменения.',
  'relational-database.backups.restores.empty': 'Восстановлений нет',
  'relational-database.backups.restores.empty.body': 'Здесь появятся восстановления из копий этой базы.',
  'relational-database.backups.restores.target': 'В базу данных',
  'relational-database.backups.restores.target.replaced': '{name} (с заменой)',
  'relational-database.backups.restores.started': 'Начато',
  'relational-database.backups.open': 'Открыть базу',

  'relational-database.backups.restore': 'Восстановить…',
  'relational-database.backups.restore.title': 'Восстановление {name}',
  'relational-database.backups.restore.time': 'Состояние базы на момент',
  'relational-database.backups.restore.time.help':
    'Будет взята последняя копия до этого времени. Если между ними не было запусков, это точное состояние.',
  'relational-database.backups.restore.point': 'Будет восстановлено состояние на {time}',
  'relational-database.backups.restore.between':
    '{count, plural, =0 {Это состояние на выбранное время: запусков с правом записи между ними не было} one {# запуск с правом записи между этим состоянием и выбранным временем в него не входит} few {# запуска с правом записи между этим состоянием и выбранным временем в него не входят} many {# запусков с правом записи между этим состоянием и выбранным временем в него не входят} other {# запуска с правом записи между этим состоянием и выбранным временем в него не входят}}',
  'relational-database.backups.restore.since':
    '{count, plural, =0 {После этого запусков с правом записи не было} one {После этого был # запуск с правом записи} few {После этого было # запуска с правом записи} many {После этого было # запусков с правом записи} other {После этого было # запуска с правом записи}}',
  'relational-database.backups.restore.since.last':
    '{count, plural, one {После этого был # запуск с правом записи: {time}} few {После этого было # запуска с правом записи, последний — {time}} many {После этого было # запусков с правом записи, последний — {time}} other {После этого было # запуска с правом записи, последний — {time}}}',
  'relational-database.backups.restore.where': 'Куда восстановить',
  'relational-database.backups.restore.copy': 'Новая база данных',
  'relational-database.backups.restore.copy.help': 'Текущая база не изменится.',
  'relational-database.backups.restore.replace': 'Текущая база данных',
  'relational-database.backups.restore.replace.help': 'Её содержимое будет скопировано, а затем заменено.',
  'relational-database.backups.restore.targetName': 'Имя базы данных',
  'relational-database.backups.restore.targetName.help': 'До 64 букв, цифр, - и _.',
  'relational-database.backups.restore.accounts':
    'Учётные записи получат те же привилегии, что и в текущей базе. Объекты, созданные от имени отдельной учётной записи, перейдут к общей роли учётных записей с правом записи.',
  'relational-database.backups.restore.action': 'Восстановить',
  'relational-database.backups.restore.started': 'Восстановление начато',
  'relational-database.backups.restore.confirm': 'Заменить {name} состоянием на {time}?',
  'relational-database.backups.restore.confirm.body':
    'Всё, что изменилось в базе после {time}, будет потеряно. Сначала создаётся копия текущего содержимого, она хранится {days} дней. Открытые подключения закроются.',
  'relational-database.backups.cancel': 'Отмена',
}

export default ru
