import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the folder of images and videos, in Russian. */
const ru: Translation<typeof en> = {
  'versions.folder': 'Папка с графикой и видео',
  'versions.folder.help':
    'Подпапки называют язык и устройство, например en-US/phone/1.png; подходит и структура fastlane. Файлы проверяются до загрузки.',
  'versions.folder.drop': 'Перетащите папку сюда или',
  'versions.folder.choose': 'Выбрать папку',
  'versions.folder.reading': 'Чтение папки…',
  'versions.folder.failed': 'Не удалось прочитать папку. Повторите попытку.',
  'versions.folder.empty': 'В папке нет подходящих файлов.',
  'versions.folder.places': 'Куда попадут файлы',
  'versions.folder.screenshots':
    '{count, plural, one {# скриншот} few {# скриншота} many {# скриншотов} other {# скриншота}}',
  'versions.folder.replaces':
    '{count, plural, one {Заменит # скриншот} few {Заменят # скриншота} many {Заменят # скриншотов} other {Заменят # скриншота}}',
  'versions.folder.refused':
    '{count, plural, one {# файл не подходит} few {# файла не подходят} many {# файлов не подходят} other {# файла не подходят}}',
  'versions.folder.misfit.type': 'Подходят только файлы PNG, JPEG, MP4 и MOV, для значка — только PNG',
  'versions.folder.misfit.language': 'В версии нет текстов на этом языке: {sample}',
  'versions.folder.misfit.device': 'Приложение не поддерживает это устройство: {sample}',
  'versions.folder.misfit.unknownDevice':
    'Нет устройства с таким названием: {sample}. Назовите папку phone, tablet, watch, tv, car или vr.',
  'versions.folder.misfit.part': 'Магазин не показывает это изображение',
  'versions.folder.misfit.iconLanguage': 'Значок общий для всех языков. Положите его в папку основного языка.',
  'versions.folder.misfit.twice': 'Здесь нужен один файл, используется {sample}',
  'versions.folder.misfit.tooMany': 'Используются только первые {count} скриншотов',
  'versions.folder.misfit.size': 'Больше {sample} МБ',
  'versions.folder.misfit.unreadable': 'Файл не является изображением PNG или JPEG',
  'versions.folder.misfit.ratio': 'Неверное соотношение сторон: {sample}',
  'versions.folder.misfit.sides': 'Неверный размер: {sample} пикс.',
  'versions.folder.misfit.steep': 'Длинная сторона больше короткой более чем в {count} раза: {sample}',
  'versions.folder.addLanguage': 'Добавить язык: {language}',
  'versions.folder.upload':
    '{count, plural, one {Загрузить # файл} few {Загрузить # файла} many {Загрузить # файлов} other {Загрузить # файла}}',
  'versions.folder.cancel': 'Отмена',
  'versions.folder.sending': 'Загружено {done} из {count}',
  'versions.folder.done':
    '{count, plural, one {Добавлен # файл} few {Добавлено # файла} many {Добавлено # файлов} other {Добавлено # файла}}',
  'versions.folder.close': 'Закрыть',
}
export default ru
