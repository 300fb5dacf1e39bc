import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of reports for the audit trail and the permissions, in Russian. */
const ru: Translation<typeof en> = {
  'areas.reports': 'Отчёты',

  // Permissions.
  'rights.reports.finance': 'Просмотр дохода',
  'rights.reports.finance.help': 'Видеть в отчётах доход, платежи и плательщиков.',
  'rights.reports.manage': 'Управление отчётами',
  'rights.reports.manage.help': 'Вести шаблоны и сравнения, выгружать данные.',

  // Things after a verb, and acts that say more than these two.
  'things.reports.report-template': 'шаблона отчёта',
  'things.reports.app-comparison': 'сравнения приложений',
  'things.reports.export': 'отчёта',
  'things.reports.export-task': 'выгрузки отчёта',
  'things.reports.download-analysis': 'анализа загрузок',
  'things.reports.harmony-analysis': 'анализа HarmonyOS',
  'things.reports.interface-call': 'вызовы интерфейса',
  'things.reports.service-news-access-history': 'отметок о прочтении новостей',
  'acts.reports.app-comparison.toggle': 'Включение или отключение сравнения приложений',
  'acts.reports.report-template.create': 'Сохранение отчёта как шаблона',
  'acts.reports.traffic': 'Учёт трафика за час',

  // Rows and their fields.
  'rows.reports.report_templates': 'Шаблон отчёта',
  'rows.reports.app_comparisons': 'Сравнение приложений',
  'rows.reports.compared_apps': 'Приложение сравнения',
  'rows.reports.news_reads': 'Отметка о прочтении новости',
  'fields.reports.template_id': 'Идентификатор шаблона',
  'fields.reports.template_name': 'Название шаблона',
  'fields.reports.query': 'Что показывает отчёт',
  'fields.reports.comparison_id': 'Идентификатор сравнения',
  'fields.reports.enabled': 'Включено',
  'fields.reports.place': 'Место в списке',
  'fields.reports.news_id': 'Идентификатор новости',
}

export default ru
