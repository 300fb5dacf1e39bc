import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the card of an app’s availability, in Russian. */
const ru: Translation<typeof en> = {
  'versions.availability': 'Доступность',
  'versions.availability.published':
    '{count, plural, =0 {Не доступно ни в одной стране} one {Доступно в # стране из {total}} few {Доступно в # странах из {total}} many {Доступно в # странах из {total}} other {Доступно в # страны из {total}}}',
  'versions.availability.ready':
    '{count, plural, one {Ещё # страна со следующим выпуском} few {Ещё # страны со следующим выпуском} many {Ещё # стран со следующим выпуском} other {Ещё # страны со следующим выпуском}}',
  'versions.availability.countries': '{count, plural, one {# страна} few {# страны} many {# стран} other {# страны}}',
  'versions.availability.everywhere': 'Все страны',
  'versions.availability.change': 'Изменить',
  'versions.promotion.on':
    'Скидка {percent} на {products, plural, =0 {приложение} one {# товар в приложении} few {# товара в приложении} many {# товаров в приложении} other {# товара в приложении}} до {end} включительно',
  'versions.promotion.planned':
    'Скидка {percent} на {products, plural, =0 {приложение} one {# товар в приложении} few {# товара в приложении} many {# товаров в приложении} other {# товара в приложении}}, запланирована с {start} по {end}',
  'versions.reason.not-selected': 'Не выбраны в версии',
  'versions.reason.no-version': 'Нет версии для публикации',
  'versions.reason.removed': 'Платформа сняла приложение с публикации',
  'versions.reason.removed.fix': 'Подготовьте версию, в которой причина устранена, и отправьте её на модерацию.',
}

export default ru
