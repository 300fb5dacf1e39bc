import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the series of an app, in Russian. */
const ru: Translation<typeof en> = {
  'series.title': 'Серия приложений',
  'series.none':
    'Магазин может показывать несколько приложений как один продукт, например приложение Android вместе с быстрым приложением.',
  'series.create': 'Создать серию',
  'series.create.done': 'Серия создана',
  'series.create.noPackageName': 'Сначала задайте имя пакета.',
  'series.name': 'Название серии',
  'series.kind': 'Типы пакетов',
  'series.kind.double': 'Разные',
  'series.kind.double.help': 'Например, приложение Android и быстрое приложение.',
  'series.kind.single': 'Одинаковые',
  'series.kind.single.help': 'У всех приложений пакеты одного типа.',
  'series.app': 'Приложение',
  'series.app.choose': 'Выберите приложение',
  'series.app.help': 'Приложения с другим именем пакета, которых нет в других сериях.',
  'series.add': 'Добавить приложение',
  'series.rename': 'Переименовать',
  'series.delete': 'Удалить серию',
  'series.delete.title': 'Удалить серию «{name}»?',
  'series.delete.body': 'Магазин снова будет показывать приложения по отдельности. Сами приложения не изменятся.',
  'series.delete.done': 'Серия удалена',
  'series.order': 'Порядок в магазине',
  'series.order.help': 'Перетащите приложение или нажмите стрелку.',
  'series.order.done': '«{name}»: место {position} из {count}',
  'series.up': 'Переместить «{name}» выше',
  'series.down': 'Переместить «{name}» ниже',
  'series.remove': 'Убрать «{name}» из серии',
  'series.remove.title': 'Убрать «{name}» из серии?',
  'series.remove.body': 'Само приложение не изменится.',
  'series.remove.action': 'Убрать',
  'series.remove.tooFew': 'В серии не меньше двух приложений. Удалите серию целиком.',
  'series.current': 'Это приложение',
  'series.phase.none': 'Версий нет',
  'series.phase.draft': 'Готовится',
  'series.phase.invitation': 'Тест по приглашениям',
  'series.phase.openTest': 'Открытый тест',
  'series.phase.phased': 'Поэтапный выпуск: {percent, number} %',
  'series.phase.onShelf': 'Опубликовано',
  'series.differences': 'Различия',
  'series.differences.none': 'Название, категория, цена и язык у приложений совпадают.',
  'series.differences.field': 'Поле',
}

export default ru
