import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the developer alliance's register, in Russian. */
const ru: Translation<typeof en> = {
  'projects.alliance': 'Данные альянса разработчиков',
  'projects.alliance.count':
    '{count, plural, one {В данных альянса разработчиков об этих приложениях # расхождение.} few {В данных альянса разработчиков об этих приложениях # расхождения.} many {В данных альянса разработчиков об этих приложениях # расхождений.} other {В данных альянса разработчиков об этих приложениях # расхождения.}}',
  'projects.alliance.notCompared': 'Не удалось сверить приложения с данными альянса разработчиков',
  'projects.alliance.retry': 'Повторить',
  'projects.alliance.show': 'Показать расхождения',
  'projects.alliance.body':
    'Оставьте наше значение, чтобы исправить данные альянса, или возьмите их, чтобы изменить приложение.',
  'projects.alliance.close': 'Закрыть',
  'projects.alliance.ours': 'Консоль',
  'projects.alliance.theirs': 'Альянс',
  'projects.alliance.appName': 'Название приложения',
  'projects.alliance.packageName': 'Имя пакета',
  'projects.alliance.parentType': 'Тип',
  'projects.alliance.fingerprint': 'SHA-256 сертификата',
  'projects.alliance.onShelfVersion': 'Опубликованная версия',
  'projects.alliance.game': 'Игра',
  'projects.alliance.app': 'Приложение',
  'projects.alliance.keep': 'Оставить наше',
  'projects.alliance.keep.title': 'Исправить данные о приложении «{app}»: {field}?',
  'projects.alliance.keep.body': 'Значение у альянса изменится на: {value}',
  'projects.alliance.take': 'Взять их значение',
  'projects.alliance.take.title': 'Изменить данные приложения «{app}»: {field}?',
  'projects.alliance.take.body': 'Значение в консоли изменится на: {value}',
  'projects.alliance.fixed.packageName': 'У приложения уже есть пакет, поэтому имя пакета не изменить.',
  'projects.alliance.fixed.parentType': 'Тип приложения не меняется.',
  'projects.alliance.fixed.fingerprint': 'Это сертификат новейшего пакета приложения.',
  'projects.alliance.fixed.onShelfVersion': 'Опубликованная версия меняется с выпуском.',
}

export default ru
