import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the demos of a store listing, in Russian. */
const ru: Translation<typeof en> = {
  'store-listing.demos.title': 'Демонстрации',
  'store-listing.demos.body':
    'Демонстрация показывает, как пользоваться приложением: изображениями по порядку, видео или тем и другим. После одобрения она появится на странице в магазине на своём языке; для языков без демонстрации показывается та, что на основном языке.',
  'store-listing.demos.create': 'Создать демонстрацию',
  'store-listing.demos.create.full':
    'У приложения может быть не больше {count, plural, one {# демонстрации} few {# демонстраций} many {# демонстраций} other {# демонстрации}}. Сначала удалите одну из них.',
  'store-listing.demos.edit': 'Изменить',
  'store-listing.demos.edit.title': 'Изменить демонстрацию',
  'store-listing.demos.save': 'Сохранить черновик',
  'store-listing.demos.saved': 'Черновик сохранён',
  'store-listing.demos.submit': 'Отправить на модерацию',
  'store-listing.demos.submit.missing':
    'Добавьте видео или не меньше {count, plural, one {# изображения} few {# изображений} many {# изображений} other {# изображения}}.',
  'store-listing.demos.submitted': 'Отправлено на модерацию',
  'store-listing.demos.withdraw': 'Отозвать',
  'store-listing.demos.withdraw.title': 'Отозвать «{title}» с модерации?',
  'store-listing.demos.withdraw.body': 'Демонстрацию можно изменить и отправить ещё раз.',
  'store-listing.demos.withdrawn': 'Демонстрация отозвана',
  'store-listing.demos.takeDown': 'Убрать со страницы',
  'store-listing.demos.takeDown.title': 'Убрать «{title}» со страницы в магазине?',
  'store-listing.demos.takeDown.body':
    'Пользователи больше не увидят эту демонстрацию. Чтобы вернуть её, понадобится новая модерация.',
  'store-listing.demos.takenDown': 'Демонстрация убрана со страницы в магазине',
  'store-listing.demos.delete': 'Удалить',
  'store-listing.demos.delete.title': 'Удалить «{title}»?',
  'store-listing.demos.delete.body': 'Её изображения и видео тоже будут удалены.',
  'store-listing.demos.deleted': 'Демонстрация удалена',
  'store-listing.demos.empty': 'Демонстраций пока нет',
  'store-listing.demos.empty.body': 'Покажите, как работает приложение, ещё до установки.',
  'store-listing.demos.state.draft': 'Черновик',
  'store-listing.demos.state.submitted': 'На модерации',
  'store-listing.demos.state.passed': 'На странице в магазине',
  'store-listing.demos.state.replaced': 'Заменена',
  'store-listing.demos.state.rejected': 'Отклонена',
  'store-listing.demos.state.cancelled': 'Отозвана',
  'store-listing.demos.submitTime': 'Отправлена',
  'store-listing.demos.reviewTime': 'Рассмотрена',
  'store-listing.demos.changed': 'Изменена',
  'store-listing.demos.lang': 'Язык',
  'store-listing.demos.name': 'Название',
  'store-listing.demos.name.wrong': 'Введите название.',
  'store-listing.demos.description': 'Описание',
  'store-listing.demos.description.help':
    'Что показывает демонстрация. Описание проверяется так же, как тексты страницы.',
  'store-listing.demos.pictures': 'Изображения',
  'store-listing.demos.pictures.help': 'В порядке показа, не больше {most}. Если нет видео — не меньше {least}.',
  'store-listing.demos.pictures.most': 'Выберите не больше {most} изображений.',
  'store-listing.demos.picture': 'Изображение {number}',
  'store-listing.demos.picture.remove': 'Убрать изображение {number}',
  'store-listing.demos.video': 'Видео',
  'store-listing.demos.video.has': 'У демонстрации уже есть видео. Новый файл заменит его.',
  'store-listing.demos.video.remove': 'Убрать видео',
  'store-listing.demos.noDescription': 'Без описания',
  'store-listing.demos.reasons': 'Причины отказа',
  'store-listing.demos.noticed': 'Замечания модератора',
}

export default ru
