import type { Translation } from './catalogue.ts'
import type en from './en.ts'

/** Messages of the parts and patterns, in Russian. */
const ru: Translation<typeof en> = {
  'ui.moreActions': 'Другие действия',
  'ui.locked': 'Изменять демопроект может только владелец команды',
  'ui.signIn': 'Войти',
  'ui.close': 'Закрыть',
  'ui.cancel': 'Отмена',
  'ui.retry': 'Повторить',
  'ui.save': 'Сохранить',
  'ui.undo': 'Вернуть',
  'ui.loading': 'Загрузка',
  'ui.copy': 'Копировать: {what}',
  'ui.copied': 'Скопировано',
  'ui.toasts': 'Сообщения',

  'ui.field.error': 'Ошибка:',
  'ui.field.left':
    '{count, plural, one {Остался # символ} few {Осталось # символа} many {Осталось # символов} other {Осталось # символа}}',
  'ui.field.tooMany':
    '{count, plural, one {Лишний # символ} few {Лишние # символа} many {Лишние # символов} other {Лишние # символа}}',

  'ui.date.day': 'дд.мм.гггг',
  'ui.date.time': 'чч:мм',
  'ui.date.open': 'Открыть календарь',
  'ui.date.wrong': 'Введите дату, например {example}',

  'ui.form.wrong':
    '{count, plural, one {Исправьте # поле} few {Исправьте # поля} many {Исправьте # полей} other {Исправьте # поля}}',
  'ui.form.leave': 'Уйти без сохранения?',
  'ui.form.leaveBody': 'Введённые данные не сохранены.',
  'ui.form.discard': 'Не сохранять',
  'ui.form.restored': 'Черновик восстановлен',

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
  'ui.error.signed-out': 'Вы не вошли в консоль',
  'ui.error.signed-out.then': 'Войдите, чтобы продолжить. Введённые данные сохранятся.',
  'ui.error.forbidden': 'Ваша роль не позволяет это сделать',
  'ui.error.forbidden.then': 'Попросите доступ у администратора команды.',
  'ui.error.visitor': 'Войдите, чтобы продолжить',
  'ui.error.visitor.then': 'Посетителям демопроекта это недоступно.',
  'ui.error.no-team': 'Вы пока не состоите ни в одной команде',
  'ui.error.no-team.then':
    'Откройте ссылку из полученного приглашения или попросите администратора команды пригласить этот аккаунт.',
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
