import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of CORS rules, in Russian. */
const ru: Translation<typeof en> = {
  'cloud-storage.cors.body':
    'Прежде чем дать странице другого сайта прочитать или изменить файлы, браузер сверяется с этими правилами. Срабатывает первое подходящее.',
  'cloud-storage.cors.empty': 'Другим сайтам доступ закрыт',
  'cloud-storage.cors.emptyBody':
    'Приложениям и страницам на адресе бакета правила не нужны. Добавьте правило для других сайтов, которым нужны эти файлы.',
  'cloud-storage.cors.rule': 'Правило {number}',
  'cloud-storage.cors.add': 'Добавить правило',
  'cloud-storage.cors.full': 'Лимит правил: {count}',
  'cloud-storage.cors.up': 'Правило {number} выше',
  'cloud-storage.cors.down': 'Правило {number} ниже',
  'cloud-storage.cors.remove': 'Убрать правило {number}',
  'cloud-storage.cors.origins': 'Источники',
  'cloud-storage.cors.origins.help':
    'По одному в строке: https://www.example.com или https://*.example.com. Одна * — любой.',
  'cloud-storage.cors.origins.wrong': 'Нужен хотя бы один источник: схема и хост, без пути, не больше одной *.',
  'cloud-storage.cors.methods': 'Методы',
  'cloud-storage.cors.methods.wrong': 'Выберите хотя бы один метод.',
  'cloud-storage.cors.headers': 'Заголовки запроса',
  'cloud-storage.cors.headers.help': 'По одному в строке. * — все.',
  'cloud-storage.cors.headers.wrong': 'Введите имена заголовков, не больше одной *.',
  'cloud-storage.cors.exposeHeaders': 'Заголовки, видимые странице',
  'cloud-storage.cors.exposeHeaders.help': 'По одному в строке, например etag.',
  'cloud-storage.cors.exposeHeaders.wrong': 'Введите имена заголовков.',
  'cloud-storage.cors.maxAge': 'Хранить ответ в кеше, с',
  'cloud-storage.cors.maxAge.help': 'Столько браузер не проверяет доступ снова, не больше 86 400.',
  'cloud-storage.cors.maxAge.wrong': 'Введите число от 0 до 86 400.',
  'cloud-storage.cors.wrong': 'Проверьте отмеченные поля',
  'cloud-storage.cors.saved': 'Правила CORS сохранены',
  'cloud-storage.cors.removeAll': 'Убрать все правила',
  'cloud-storage.cors.removeAll.title': 'Убрать все правила CORS?',
  'cloud-storage.cors.removeAll.body': 'Страницы других сайтов больше не смогут читать и менять файлы.',
  'cloud-storage.cors.removed': 'Правила CORS убраны',
  'cloud-storage.cors.try': 'Проверка',
  'cloud-storage.cors.try.body': 'Какое правило сработает для страницы? Учитываются и несохранённые изменения.',
  'cloud-storage.cors.try.origin': 'Источник страницы',
  'cloud-storage.cors.try.method': 'Метод',
  'cloud-storage.cors.try.headers': 'Заголовки запроса',
  'cloud-storage.cors.try.allowed': 'Разрешает правило {number}',
  'cloud-storage.cors.try.denied': 'Ни одно правило не разрешает',
  'cloud-storage.cors.try.deniedBody': 'Браузер не передаст ответ странице.',
}

export default ru
