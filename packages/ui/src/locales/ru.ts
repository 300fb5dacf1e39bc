import type { Translation } from './catalogue.ts'
import type en from './en.ts'

/** Messages of the parts and patterns, in Russian. */
const ru: Translation<typeof en> = {
  'ui.close': 'Закрыть',
  'ui.cancel': 'Отмена',
  'ui.retry': 'Повторить',
  'ui.confirm': 'Подтвердить',
  'ui.save': 'Сохранить',
  'ui.undo': 'Отменить',
  'ui.next': 'Продолжить',
  'ui.back': 'Назад',
  'ui.loading': 'Загрузка',
  'ui.copy': 'Копировать {what}',
  'ui.copied': 'Скопировано',
  'ui.toasts': 'Сообщения',

  'ui.field.error': 'Ошибка:',
  'ui.field.left': '{count, plural, one {Остался # символ} few {Осталось # символа} many {Осталось # символов} other {Осталось # символа}}',
  'ui.field.tooMany': '{count, plural, one {Лишний # символ} few {Лишние # символа} many {Лишние # символов} other {Лишние # символа}}',
  'ui.file.drop': 'Перетащите файл сюда или',
  'ui.file.dropMany': 'Перетащите файлы сюда или',
  'ui.file.choose': 'выберите на устройстве',
  'ui.file.remove': 'Убрать {name}',
  'ui.file.wrongType': 'Файл {name} сюда не подходит. Можно: {accept}',
  'ui.file.tooLarge': 'Файл {name} слишком большой',

  'ui.issue.required': 'Заполните это поле',
  'ui.issue.minLength':
    '{count, plural, one {Введите не меньше # символа} few {Введите не меньше # символов} many {Введите не меньше # символов} other {Введите не меньше # символа}}',
  'ui.issue.maxLength':
    '{count, plural, one {Введите не больше # символа} few {Введите не больше # символов} many {Введите не больше # символов} other {Введите не больше # символа}}',
  'ui.issue.minValue': 'Введите {value} или больше',
  'ui.issue.maxValue': 'Введите {value} или меньше',
  'ui.issue.integer': 'Введите целое число',
  'ui.issue.email': 'Введите адрес почты, например name@example.com',

  'ui.form.wrong':
    '{count, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
  'ui.form.leave': 'Уйти без сохранения?',

  'ui.confirm.type': 'Введите {name}, чтобы подтвердить',
  'ui.confirm.dependents':
    '{count, plural, one {Это затронет ещё # объект} few {Это затронет ещё # объекта} many {Это затронет ещё # объектов} other {Это затронет ещё # объекта}}',
  'ui.confirm.more': '{count, plural, one {и ещё #} few {и ещё #} many {и ещё #} other {и ещё #}}',
  'ui.confirm.dependentsUnknown': 'Не удалось узнать, что от этого зависит',

  'ui.compare.field': 'Поле',
  'ui.compare.changed': 'Изменено',
  'ui.step.done': 'готово',
  'ui.step.current': 'сейчас',
  'ui.step.waiting': 'ещё не начато',
  'ui.step.failed': 'ошибка',
  'ui.check.count': 'Пройдено {passed} из {total}',
  'ui.check.passed': 'пройдено',
  'ui.check.failed': 'не пройдено',
  'ui.check.warning': 'предупреждение',
  'ui.check.running': 'проверяется',
  'ui.check.waiting': 'ещё не проверено',
  'ui.check.mend': 'Исправить',

  'ui.list.more': 'Показать ещё',

  'ui.error.network': 'Нет связи с платформой',
  'ui.error.network.then': 'Проверьте подключение и повторите попытку.',
  'ui.error.canceled': 'Запрос отменён',
  'ui.error.canceled.then': 'Ничего не изменилось.',
  'ui.error.timeout': 'Ответ не пришёл вовремя',
  'ui.error.timeout.then': 'Повторите попытку немного позже.',
  'ui.error.signed-out': 'Вы вышли из системы',
  'ui.error.signed-out.then': 'Войдите снова, чтобы продолжить. Введённые данные сохранятся.',
  'ui.error.forbidden': 'Ваша роль не позволяет это сделать',
  'ui.error.forbidden.then': 'Попросите доступ у администратора команды.',
  'ui.error.not-found': 'Этого больше нет',
  'ui.error.not-found.then': 'Возможно, оно удалено или принадлежит другой команде.',
  'ui.error.conflict': 'В текущем состоянии это невозможно',
  'ui.error.conflict.then': 'Обновите страницу, чтобы увидеть текущее состояние.',
  'ui.error.invalid': 'Некоторые значения не подходят',
  'ui.error.invalid.then': 'Исправьте их и повторите попытку.',
  'ui.error.too-large': 'Слишком большой размер',
  'ui.error.too-large.then': 'Выберите что-нибудь поменьше.',
  'ui.error.throttled': 'Слишком много запросов',
  'ui.error.throttled.then':
    '{seconds, plural, =0 {Подождите немного и повторите попытку.} one {Повторите через # секунду.} few {Повторите через # секунды.} many {Повторите через # секунд.} other {Повторите через # секунды.}}',
  'ui.error.risk': 'Нужна проверка безопасности',
  'ui.error.risk.then': 'Пройдите проверку по шагам.',
  'ui.error.refused': 'Платформа отклонила это действие',
  'ui.error.refused.then': 'Измените данные и повторите попытку.',
  'ui.error.server': 'На платформе произошла ошибка',
  'ui.error.server.then': 'Повторите попытку немного позже. Если ошибка не исчезнет, обратитесь в поддержку.',
  'ui.error.client': 'Здесь произошла ошибка',
  'ui.error.client.then': 'Обновите страницу и повторите попытку.',
}

export default ru
