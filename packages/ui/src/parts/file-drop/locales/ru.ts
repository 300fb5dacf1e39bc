import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a drop area for files, in Russian. */
const ru: Translation<typeof en> = {
  'file.drop': 'Перетащите файл сюда или',
  'file.dropMany': 'Перетащите файлы сюда или',
  'file.choose': 'выберите на устройстве',
  'file.remove': 'Убрать {name}',
  'file.wrongType': 'Тип файла {name} не поддерживается. Подойдут: {accept}',
  'file.tooLarge': 'Файл {name} слишком большой',
}

export default ru
