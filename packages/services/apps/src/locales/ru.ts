import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages that all of the apps' widgets have, in Russian: those of the list. */
const ru: Translation<typeof en> = {
  'apps.title': 'Приложения',
  'apps.titleManaged': 'Приложения под вашим управлением',
  'apps.name': 'Название',
  'apps.appId': 'ID приложения',
  'apps.packageName': 'Имя пакета',
  'apps.state': 'Статус',
  'apps.live': 'В магазине',
  'apps.type': 'Тип',
  'apps.project': 'Проект',
  'apps.created': 'Создано',
  'apps.updated': 'Изменено',

  'apps.empty': 'Здесь появятся ваши приложения',
  'apps.emptyBody': 'Создайте приложение, чтобы загружать пакеты и выпускать версии.',
  'apps.create': 'Создать приложение',
  'apps.open': 'Открыть',
  'apps.delete': 'Удалить',
  'apps.delete.title': 'Удалить «{name}»?',
  'apps.delete.body': 'Вместе с приложением удалятся его версии, пакеты и настройки. Это действие нельзя отменить.',
  'apps.delete.onShelf': 'Сначала снимите приложение с публикации',

  'apps.type.game': 'Игра',
  'apps.type.app': 'Приложение',

  'apps.state.none': 'Версий пока нет',
  'apps.state.onShelf': 'Опубликовано',
  'apps.state.rejected': 'Отклонено',
  'apps.state.removed': 'Снято платформой',
  'apps.state.scheduled': 'Запланировано',
  'apps.state.inReview': 'На модерации',
  'apps.state.upgradeInReview': 'Обновление на модерации',
  'apps.state.removalRequested': 'Запрошено снятие',
  'apps.state.draft': 'Черновик',
  'apps.state.upgradeRejected': 'Обновление отклонено',
  'apps.state.removalRejected': 'В снятии отказано',
  'apps.state.removedByDeveloper': 'Снято с публикации',
  'apps.state.cancelled': 'Выпуск отменён',
  'apps.state.inPreReview': 'На автопроверке',
  'apps.state.preReviewRejected': 'Автопроверка не пройдена',

  'apps.demo.title': 'Демопроект: «{name}»',
  'apps.demo.body':
    '{count, plural, one {# приложение доступно только для просмотра} few {# приложения доступны только для просмотра} many {# приложений доступно только для просмотра} other {# приложения доступно только для просмотра}}. Войдите, чтобы работать со своими.',
}

export default ru
