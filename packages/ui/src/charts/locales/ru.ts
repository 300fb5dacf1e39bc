import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of charts, in Russian. */
const ru: Translation<typeof en> = {
  'chart.kind': 'диаграмма',
  'chart.keys':
    'Стрелки — переход по точкам, Shift со стрелками — выделение отрезка. Enter — увеличить, Esc — вернуться.',
  'chart.span': '{from} — {to}',
  'chart.selected': 'Выделено: {from} — {to}',
  'chart.asTable': 'Показать таблицей',
  'chart.asChart': 'Показать диаграммой',
  'chart.zoomOut': 'Сбросить масштаб',
  'chart.series': 'Ряды диаграммы «{title}»',
  'chart.previous': 'Предыдущий период',
  'chart.previousOf': '{series}, предыдущий период',
  'chart.day': 'Дата',
  'chart.hour': 'Время (UTC)',
  'chart.point': 'Точка',
  'chart.total': 'Итого',
  'chart.share': 'Доля',
  'chart.noData': 'За этот период данных нет',
  'chart.up': 'Рост',
  'chart.down': 'Снижение',
  'chart.same': 'Без изменений',
  'chart.points': '{value} п. п.',
  'chart.compared': 'в предыдущем периоде — {value}',
  'chart.showAll': 'Показать все: {count, number}',
  'chart.showFewer': 'Свернуть',
  'chart.choose': 'Показать только «{name}»',
  'chart.cohort': 'Первый день',
  'chart.cohortSize': 'Пользователи',
  'chart.cohortDay': '{day, plural, one {День #} few {День #} many {День #} other {День #}}',
  'chart.average': 'Среднее',
}

export default ru
