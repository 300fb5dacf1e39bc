import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about pages that the platform doesn't serve, in Russian. */
const ru: Translation<typeof en> = {
  'pageError.framed': 'Вы не вошли в консоль',
  'pageError.framed.then':
    'Страницу входа нельзя показать во фрейме. Откройте эту страницу в новом окне и войдите там: после этого работа продолжится здесь.',
  'pageError.framed.open': 'Открыть в новом окне',
  'pageError.unreachable': 'Нет связи с платформой',
  'pageError.unreachable.then':
    'Либо нет подключения или не работает платформа, либо она не разрешает страницы {page}. Если подключение есть, попросите администратора команды добавить {page} в разделе «Команда › Встраивание» или оператора платформы добавить этот адрес в ALLOWED_ORIGINS.',
  'pageError.origin': 'Платформа не разрешает доступ с этой страницы',
  'pageError.origin.then':
    'Попросите администратора команды добавить {page} в разделе «Команда › Встраивание» или оператора платформы добавить этот адрес в ALLOWED_ORIGINS.',
  'pageError.site': 'Платформа не разрешает доступ с этой страницы',
  'pageError.site.then':
    'Страница и платформа находятся на разных сайтах, поэтому браузер не передаёт сеанс. Попросите разработчика страницы перенести {page} на сайт платформы.',
  'pageError.zone':
    'Эта страница не связана с площадкой {zone, select, china {«Китай»} singapore {«Сингапур»} europe {«Европа»} russia {«Россия»} other {«Иран»}}',
  'pageError.zone.then':
    'Данные хранятся там и не запрашиваются с других площадок. Попросите разработчика страницы указать адрес площадки: zones.{zone} или data-zones у скрипта.',
}

export default ru
