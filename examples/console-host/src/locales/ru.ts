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
  'host.skip': 'Перейти к содержимому',
  'host.menu': 'Меню',
  'host.team': 'Команда',
  'host.language': 'Язык',
  'host.theme': 'Тема',
  'host.theme.light': 'Светлая',
  'host.theme.dark': 'Тёмная',
  'host.theme.auto': 'Как в системе',
  'host.account': 'Учётная запись: {name}',
  'host.signOut': 'Выйти',
  'host.signIn': 'Войти',
  'host.signIn.title': 'Вход в консоль',
  'host.signIn.text': 'Публикуйте приложения, следите за проверками и выпусками, управляйте облачными сервисами.',
  'host.visitor': 'Гость',
  'host.demo': 'Посмотреть демопроект',
  'host.demo.notice':
    'Здесь можно осмотреться, но ничего нельзя изменить. Войдите, чтобы работать со своими приложениями.',
  'host.apps': 'Приложения',
  'host.ownInvitations.waiting':
    '{count, plural, one {# приглашение} few {# приглашения} many {# приглашений} other {# приглашения}}',
  'host.team.settings': 'Настройки команды',
  'host.notFound': 'Такой страницы нет',
  'host.notFound.text': 'Возможно, в адресе ошибка или содержимое удалено.',
  'host.notFound.action': 'Перейти на главную',
  'host.risk.title': 'Платформа просит обратить внимание',
  'host.risk.confirm': 'Понятно',
  'host.role': '{role, select, holder {Владелец} administrator {Администратор} other {Участник}}',
}

export default ru
