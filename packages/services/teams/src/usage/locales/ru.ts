import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the page with the team's use of the console, in Russian. */
const ru: Translation<typeof en> = {
  'teams.usage.services': 'Открытые сервисы',
  'teams.usage.services.empty': 'Сервисы ещё не открывали. Эти данные передают только команды в Китае.',
  'teams.usage.services.count':
    '{sessions, plural, one {# сеанс} few {# сеанса} many {# сеансов} other {# сеанса}}, {members, plural, one {# участник} few {# участника} many {# участников} other {# участника}}',
  'teams.usage.demoProject': 'Демопроект',
  'teams.usage.visits': 'Просмотры страниц и нажатия',
  'teams.usage.visits.body': 'Подсчитаны по дням. Кто именно открывал страницы, не записывается.',
  'teams.usage.visits.empty': 'Просмотров пока нет',
  'teams.usage.visits.emptyBody': 'Просмотры и нажатия появятся здесь, если аналитика включена.',
  'teams.usage.page': 'Страница',
  'teams.usage.event': 'Событие',
  'teams.usage.pageView': 'Просмотр',
  'teams.usage.click': 'Нажатие',
  'teams.usage.element': 'Элемент',
  'teams.usage.count': 'Количество',
  'teams.usage.lastTime': 'Последний раз',
}

export default ru
