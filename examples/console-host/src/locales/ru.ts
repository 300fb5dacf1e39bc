import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the console host, in Russian. */
const ru: Translation<typeof en> = {
  'host.title': 'Консоль',
  'host.navigation': 'Сервисы',
  'host.navigation.search': 'Найти сервис',
  'host.navigation.found': '{count, plural, one {# сервис} few {# сервиса} many {# сервисов} other {# сервиса}}',
  'host.navigation.none': 'Нет сервиса с таким названием.',
  'host.favourites': 'Избранное',
  'host.favourites.add': 'Добавить «{name}» в избранное',
  'host.favourites.remove': 'Убрать «{name}» из избранного',
  'host.search': 'Поиск',
  'host.recent': 'Недавние',
  'host.search.actions': 'Действия',
  'host.search.pages': 'Страницы',
  'host.search.settings': 'Настройки',
  'host.search.language': 'Сменить язык: {name}',
  'host.search.theme': 'Сменить тему: {name}',
  'host.help': 'Справка',
  'host.help.open': 'Перейти: {page}',
  'host.notices': 'Уведомления',
  'host.notices.unread':
    '{count, plural, one {Уведомления: # непрочитанное} few {Уведомления: # непрочитанных} many {Уведомления: # непрочитанных} other {Уведомления: # непрочитанного}}',
  'host.preferences': 'Вид и площадка',
  'host.skip': 'Перейти к содержимому',
  'host.menu': 'Меню',
  'host.team': 'Команда',
  'host.language': 'Язык',
  'host.theme': 'Тема',
  'host.theme.light': 'Светлая',
  'host.theme.dark': 'Тёмная',
  'host.theme.auto': 'Как в системе',
  'host.site': 'Площадка',
  'host.site.name':
    '{site, select, china {Китай} singapore {Сингапур} europe {Европа} russia {Россия} iran {Иран} other {По умолчанию}}',
  'host.account': 'Аккаунт: {name}',
  'host.signOut': 'Выйти',
  'host.signIn': 'Войти',
  'host.signIn.title': 'Вход в консоль',
  'host.signIn.text': 'Публикуйте приложения, следите за модерацией и выпусками, управляйте облачными сервисами.',
  'host.demo': 'Посмотреть демопроект',
  'host.demo.notice': 'Демопроект доступен только для просмотра. Войдите, чтобы работать со своими приложениями.',
  'host.apps': 'Приложения',
  'host.app': 'Приложение: {name}. Выбрать другое',
  'host.app.switch': 'Выбор приложения',
  'host.app.find': 'Найти приложение',
  'host.ownInvitations.waiting':
    '{count, plural, one {# приглашение} few {# приглашения} many {# приглашений} other {# приглашения}}',
  'host.team.settings': 'Настройки команды',
  'host.notFound': 'Такой страницы нет',
  'host.notFound.text': 'Проверьте адрес. Возможно, страница перемещена или удалена.',
  'host.notFound.action': 'Перейти на главную',
  'host.openTest': 'Открытый тест',
  'host.openTest.text':
    'Участники теста устанавливают приложение по ссылке теста. Команда приложения управляет тестом в консоли.',
  'host.openTest.go': 'Перейти к тестам',
  'host.risk.title': 'Подтвердите действие',
  'host.risk.confirm': 'Понятно',
  'host.role': '{role, select, holder {Владелец} administrator {Администратор} other {Участник}}',
}

export default ru
