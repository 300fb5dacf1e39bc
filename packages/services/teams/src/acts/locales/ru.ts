import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** What the trail says in its own words of the acts of every service, in Russian. */
const ru: Translation<typeof en> = {
  // Verbs, with the thing that they are about.
  'acts.verb.create': 'Создание {thing}',
  'acts.verb.add': 'Добавление {thing}',
  'acts.verb.update': 'Изменение {thing}',
  'acts.verb.delete': 'Удаление {thing}',
  'acts.verb.remove': 'Удаление {thing}',
  'acts.verb.manage': 'Изменение {thing}',
  'acts.verb.save': 'Сохранение {thing}',
  'acts.verb.set': 'Настройка {thing}',
  'acts.verb.put': 'Добавление {thing}',
  'acts.verb.init': 'Подключение {thing}',
  'acts.verb.submit': 'Отправка {thing}',
  'acts.verb.sign': 'Подпись {thing}',
  'acts.verb.execute': 'Выполнение {thing}',
  'acts.verb.cancel': 'Отмена {thing}',
  'acts.verb.export': 'Экспорт {thing}',
  'acts.verb.upload': 'Загрузка {thing}',
  'acts.verb.move': 'Перемещение {thing}',
  'acts.verb.copy': 'Копирование {thing}',
  'acts.verb.refresh': 'Обновление {thing}',
  'acts.verb.restore': 'Восстановление {thing}',
  'acts.verb.report': 'Передача {thing}',
  'acts.verb.toggle': 'Переключение {thing}',

  // Fields that rows of many services have; a service with a better word for one brings it.
  'acts.field.app_id': 'ID приложения',
  'acts.field.project_id': 'ID проекта',
  'acts.field.user_id': 'ID пользователя',
  'acts.field.object_id': 'ID файла',
  'acts.field.file_name': 'Имя файла',
  'acts.field.content_type': 'Тип содержимого',
  'acts.field.size': 'Размер',
  'acts.field.sha256': 'SHA-256 файла',
  'acts.field.name': 'Название',
  'acts.field.description': 'Описание',
  'acts.field.note': 'Заметка',
  'acts.field.state': 'Статус',
  'acts.field.time': 'Время',
  'acts.field.create_time': 'Создание',
  'acts.field.update_time': 'Изменение',
}

export default ru
