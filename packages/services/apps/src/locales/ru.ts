import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages that all of the apps' widgets have, in Russian: those of the list. */
const ru: Translation<typeof en> = {
  'apps.title': 'Приложения',
  'apps.titleManaged': 'Приложения под вашим управлением',
  'apps.name': 'Название',
  'apps.appId': 'ID приложения',
  'apps.packageName': 'Имя пакета',
  'apps.state': 'Состояние',
  'apps.liveVersion': 'Версия в магазине',
  'apps.type': 'Тип',
  'apps.project': 'Проект',
  'apps.created': 'Создано',
  'apps.updated': 'Изменено',

  'apps.empty': 'Здесь появятся ваши приложения',
  'apps.emptyBody':
    'Приложение объединяет пакеты, версии и страницы в магазине. Создайте его, чтобы загрузить первый пакет.',
  'apps.create': 'Создать приложение',
  'apps.open': 'Открыть',
  'apps.delete': 'Удалить',
  'apps.delete.title': 'Удалить «{name}»?',
  'apps.delete.body': 'Вместе с приложением удалятся его версии, пакеты и настройки. Отменить это нельзя.',
  'apps.delete.onShelf': 'Сначала снимите приложение с публикации',

  'apps.type.game': 'Игра',
  'apps.type.app': 'Приложение',

  'apps.state.none': 'Версий ещё нет',
  'apps.state.onShelf': 'Опубликовано',
  'apps.state.rejected': 'Отклонено',
  'apps.state.removed': 'Снято платформой',
  'apps.state.scheduled': 'Запланировано',
  'apps.state.inReview': 'На проверке',
  'apps.state.upgradeInReview': 'Обновление на проверке',
  'apps.state.removalRequested': 'Запрошено снятие',
  'apps.state.draft': 'Черновик',
  'apps.state.upgradeRejected': 'Обновление отклонено',
  'apps.state.removalRejected': 'В снятии отказано',
  'apps.state.removedByDeveloper': 'Снято с публикации',
  'apps.state.cancelled': 'Публикация отменена',
  'apps.state.inPreReview': 'На предпроверке',
  'apps.state.preReviewRejected': 'Предпроверка: отказ',

  'apps.demo.title': 'Вы смотрите демонстрационный проект «{name}»',
  'apps.demo.body':
    '{count, plural, one {# приложение} few {# приложения} many {# приложений} other {# приложения}} для знакомства. Здесь ничего нельзя изменить; войдите, чтобы работать со своими.',
}

export default ru
