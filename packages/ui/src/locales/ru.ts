import type { Translation } from './catalogue.ts'
import type en from './en.ts'

/** Messages of the parts and patterns, in Russian. */
const ru: Translation<typeof en> = {
  'ui.moreActions': 'Другие действия',
  'ui.signIn': 'Войти',
  'ui.close': 'Закрыть',
  'ui.cancel': 'Отмена',
  'ui.retry': 'Повторить',
  'ui.save': 'Сохранить',
  'ui.undo': 'Вернуть',
  'ui.next': 'Далее',
  'ui.back': 'Назад',
  'ui.loading': 'Загрузка',
  'ui.copy': 'Копировать: {what}',
  'ui.copied': 'Скопировано',
  'ui.toasts': 'Сообщения',

  'ui.field.error': 'Ошибка:',
  'ui.field.left':
    '{count, plural, one {Остался # символ} few {Осталось # символа} many {Осталось # символов} other {Осталось # символа}}',
  'ui.field.tooMany':
    '{count, plural, one {Лишний # символ} few {Лишние # символа} many {Лишние # символов} other {Лишние # символа}}',
  'ui.file.drop': 'Перетащите файл сюда или',
  'ui.file.dropMany': 'Перетащите файлы сюда или',
  'ui.file.choose': 'выберите на устройстве',
  'ui.file.remove': 'Убрать {name}',
  'ui.file.wrongType': 'Тип файла {name} не поддерживается. Подойдут: {accept}',
  'ui.file.tooLarge': 'Файл {name} слишком большой',

  'ui.issue.required': 'Заполните это поле',
  'ui.issue.minLength':
    '{count, plural, one {Введите не меньше # символа} few {Введите не меньше # символов} many {Введите не меньше # символов} other {Введите не меньше # символа}}',
  'ui.issue.maxLength':
    '{count, plural, one {Введите не больше # символа} few {Введите не больше # символов} many {Введите не больше # символов} other {Введите не больше # символа}}',
  'ui.issue.minValue': 'Введите число не меньше {value}',
  'ui.issue.maxValue': 'Введите число не больше {value}',
  'ui.issue.integer': 'Введите целое число',
  'ui.issue.email': 'Введите адрес почты, например name@example.com',

  'ui.form.wrong':
    '{count, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
  'ui.form.leave': 'Уйти без сохранения?',
  'ui.form.leaveBody': 'Введённые данные не сохранены.',
  'ui.form.discard': 'Не сохранять',
  'ui.form.restored': 'Черновик восстановлен',

  'ui.compare.field': 'Поле',
  'ui.compare.changed': 'Изменено',
  'ui.compare.created': 'Создано',
  'ui.compare.deleted': 'Удалено',
  'ui.compare.before': 'Было',
  'ui.compare.after': 'Стало',
  'ui.compare.secret': 'Не записывается',

  'ui.step.done': 'готово',
  'ui.step.current': 'сейчас',
  'ui.step.waiting': 'ещё не начато',
  'ui.step.failed': 'ошибка',

  'ui.list.created': 'Создано',
  'ui.list.updated': 'Изменено',
  'ui.list.delete': 'Удалить',
  'ui.list.delete.title': 'Удалить «{name}»?',
  'ui.list.delete.body': 'Отменить это нельзя.',
  'ui.list.reload': 'Обновить',
  'ui.list.select': 'Выбрать',
  'ui.list.selectLoaded': 'Выбрать все показанные',
  'ui.list.actions': 'Действия',
  'ui.list.resize': 'Ширина столбца «{column}»',
  'ui.list.noMatch': 'Ничего не подходит под фильтры',
  'ui.list.noMatchBody': 'Уберите один из фильтров или сбросьте все.',
  'ui.list.askForRight': 'С вашей ролью доступен только просмотр. Попросите доступ у администратора команды.',
  'ui.filter.label': 'Фильтр',
  'ui.filter.search': 'Поиск',
  'ui.filter.clear': 'Сбросить фильтры',
  'ui.view.label': 'Вид',
  'ui.command.label': 'Быстрые действия',
  'ui.command.shortcuts': 'Сочетания клавиш',

  'ui.error.network': 'Нет связи с платформой',
  'ui.error.network.then': 'Проверьте подключение и повторите попытку.',
  'ui.error.canceled': 'Запрос отменён',
  'ui.error.canceled.then': 'Ничего не изменилось.',
  'ui.error.timeout': 'Истекло время ожидания ответа',
  'ui.error.timeout.then': 'Повторите попытку немного позже.',
  'ui.error.signed-out': 'Сеанс завершён',
  'ui.error.signed-out.then': 'Войдите снова, чтобы продолжить. Введённые данные сохранятся.',
  'ui.error.forbidden': 'Ваша роль не позволяет это сделать',
  'ui.error.forbidden.then': 'Попросите доступ у администратора команды.',
  'ui.error.not-found': 'Объект больше не существует',
  'ui.error.not-found.then': 'Возможно, он удалён или принадлежит другой команде.',
  'ui.error.conflict': 'Сейчас это невозможно',
  'ui.error.invalid': 'Некоторые значения не подходят',
  'ui.error.too-large': 'Слишком большой размер',
  'ui.error.throttled': 'Слишком много запросов',
  'ui.error.throttled.then':
    '{seconds, plural, =0 {Подождите немного и повторите попытку.} one {Повторите через # секунду.} few {Повторите через # секунды.} many {Повторите через # секунд.} other {Повторите через # секунды.}}',
  'ui.error.risk': 'Нужна проверка безопасности',
  'ui.error.risk.then': 'Пройдите проверку по шагам.',
  'ui.error.refused': 'Платформа отклонила это действие',
  'ui.error.server': 'На платформе произошла ошибка',
  'ui.error.server.then': 'Повторите попытку немного позже. Если ошибка не исчезнет, обратитесь в поддержку.',
  'ui.error.client': 'Ошибка на странице',
  'ui.error.client.then': 'Обновите страницу и повторите попытку.',
}

export default ru
