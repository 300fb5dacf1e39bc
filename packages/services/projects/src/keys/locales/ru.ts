import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the API keys and APIs of a project, in Russian. */
const ru: Translation<typeof en> = {
  'projects.keys': 'Ключи API',
  'projects.keys.body':
    'Приложение передаёт ключ с каждым запросом. Ключи открыты: они есть в каждой копии приложения. Ключ лишь указывает на приложение и не даёт других прав.',
  'projects.keys.none': 'Ключей API пока нет',
  'projects.keys.none.body': 'Каждое приложение проекта создаётся с ключом. Сначала добавьте приложение.',
  'projects.keys.name': 'Название',
  'projects.keys.app': 'Приложение',
  'projects.keys.value': 'Ключ',
  'projects.keys.file': 'Файл конфигурации',
  'projects.keys.inFile': 'Включён',
  'projects.keys.restriction': 'Ограничение',
  'projects.keys.any': 'Нет',
  'projects.keys.created': 'Создан',
  'projects.keys.create': 'Создать ключ API',
  'projects.keys.edit': 'Изменить',
  'projects.keys.rotate': 'Сменить значение',
  'projects.keys.rotate.title': 'Сменить значение ключа «{name}»?',
  'projects.keys.rotate.body':
    'Ключ получит новое значение. Текущее действует ещё {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}, чтобы пользователи успели обновить приложение.',
  'projects.keys.rotate.done': 'Значение ключа «{name}» изменено',
  'projects.keys.previous': 'Прежнее значение до',
  'projects.keys.delete': 'Удалить',
  'projects.keys.delete.title': 'Удалить ключ «{name}»?',
  'projects.keys.delete.body':
    'Копии приложения с этим ключом, с текущим или прежним значением, потеряют доступ к платформе. Это действие нельзя отменить.',
  'projects.keys.delete.last': 'Единственный ключ приложения: он нужен для файла конфигурации',
  'projects.keys.chooseApp': 'Выберите приложение',
  'projects.keys.package': 'Имя пакета',
  'projects.keys.package.help':
    'Ключ сможет использовать только этот пакет. Приложение передаёт имя в заголовке x-app-package. Оставьте поле пустым, чтобы не ограничивать.',
  'projects.keys.package.rule': 'Введите имя пакета, например com.example.app',
  'projects.keys.fingerprint': 'SHA-256 сертификата',
  'projects.keys.fingerprint.help':
    'Обязателен вместе с именем пакета. Приложение передаёт его в заголовке x-app-fingerprint.',
  'projects.keys.fingerprint.rule': 'Введите отпечаток SHA-256: 64 шестнадцатеричные цифры',
  'projects.keys.region': 'Регион',
  'projects.keys.region.any': 'Любой регион',
  'projects.apis': 'API',
  'projects.apis.body':
    'Приложения проекта могут обращаться к включённым API. Изменение действует со следующего запроса.',
  'projects.apis.on': 'Включён',
  'projects.apis.off': 'Выключен',
  'projects.apis.suspended': 'Приостановлен платформой',
  'projects.apis.turnOn': 'Включить',
  'projects.apis.turnOff': 'Выключить',
  'projects.apis.turnOff.title': 'Выключить {name}?',
  'projects.apis.turnOff.body': 'Запросы приложений проекта к этому API будут отклоняться, пока вы его не включите.',
  'projects.apis.since': '{name}, {time}',
}

export default ru
