import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a list's filters, view settings, and selection, in Russian. */
const ru: Translation<typeof en> = {
  'ui.list.selection': 'Выбранное',
  'ui.list.selected': 'Выбрано: {count, number}',
  'ui.list.selectAll': 'Выбрать все записи: {count, number}',
  'ui.list.selectAllMatching': 'Выбрать все подходящие: {count, number}',
  'ui.list.clear': 'Снять выделение',
  'ui.filter.yes': 'Да',
  'ui.filter.no': 'Нет',
  'ui.filter.suggestions': 'Фильтры',
  'ui.filter.fields': 'Поля',
  'ui.filter.values': 'Значения',
  'ui.filter.except': 'Кроме',
  'ui.filter.is': 'это',
  'ui.filter.isNot': 'не',
  'ui.filter.contains': 'содержит',
  'ui.filter.after': 'после',
  'ui.filter.before': 'до',
  'ui.filter.lastDays':
    '{count, plural, =1 {за последние сутки} one {за последний # день} few {за последние # дня} many {за последние # дней} other {за последние # дня}}',
  'ui.filter.none': 'Нет подсказок',
  'ui.filter.typeText': 'Введите, что искать',
  'ui.filter.typeNumber': 'Введите число',
  'ui.filter.typeDate': 'Введите дату, например 2026-03-01',
  'ui.filter.edit': 'Изменить фильтр: {filter}',
  'ui.filter.remove': 'Убрать фильтр: {filter}',
  'ui.view.saved': 'Сохранённые виды',
  'ui.view.save': 'Сохранить этот вид',
  'ui.view.name': 'Название вида',
  'ui.view.delete': 'Удалить вид «{name}»',
  'ui.view.density': 'Плотность',
  'ui.view.normal': 'Обычная',
  'ui.view.dense': 'Компактная',
  'ui.view.columns': 'Столбцы',
  'ui.view.moveUp': 'Переместить «{column}» выше',
  'ui.view.moveDown': 'Переместить «{column}» ниже',
  'ui.view.reset': 'Сбросить',
}

export default ru
