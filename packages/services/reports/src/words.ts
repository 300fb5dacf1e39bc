import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of reports for the audit log and the permission matrix. */
export const words = {
  'areas.reports': { cn: '报表', en: 'Reports', ru: 'Отчёты' },

  // Permissions.
  'rights.reports.finance': { cn: '查看收入', en: 'See revenue', ru: 'Просмотр дохода' },
  'rights.reports.finance.help': {
    cn: '查看报表中的收入、支付和付费用户。',
    en: 'See income, payments and payers in reports.',
    ru: 'Видеть в отчётах доход, платежи и плательщиков.',
  },
  'rights.reports.manage': { cn: '管理报表', en: 'Manage reports', ru: 'Управление отчётами' },
  'rights.reports.manage.help': {
    cn: '管理模板和对比，导出数据。',
    en: 'Keep templates and comparisons, and export.',
    ru: 'Вести шаблоны и сравнения, выгружать данные.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.reports.report-template': { cn: '报表模板', en: 'a report template', ru: 'шаблона отчёта' },
  'things.reports.app-comparison': { cn: '应用对比', en: 'a comparison of apps', ru: 'сравнения приложений' },
  'things.reports.export': { cn: '报表', en: 'a report', ru: 'отчёта' },
  'things.reports.export-task': { cn: '报表导出', en: 'the export of a report', ru: 'выгрузки отчёта' },
  'things.reports.download-analysis': { cn: '下载分析', en: 'the download analysis', ru: 'анализа загрузок' },
  'things.reports.harmony-analysis': { cn: 'HarmonyOS 分析', en: 'the HarmonyOS analysis', ru: 'анализа HarmonyOS' },
  'things.reports.interface-call': { cn: '接口调用', en: 'interface calls', ru: 'вызовы интерфейса' },
  'things.reports.service-news-access-history': {
    cn: '服务动态已读记录',
    en: 'news as read',
    ru: 'отметок о прочтении новостей',
  },
  'acts.reports.app-comparison.toggle': {
    cn: '开启或关闭应用对比',
    en: 'Switched a comparison of apps on or off',
    ru: 'Включение или отключение сравнения приложений',
  },
  'acts.reports.report-template.create': {
    cn: '将报表存为模板',
    en: 'Kept a report as a template',
    ru: 'Сохранение отчёта как шаблона',
  },
  'acts.reports.traffic': { cn: '记录一小时的流量', en: 'Recorded the traffic of an hour', ru: 'Учёт трафика за час' },

  // Rows and their fields.
  'rows.reports.report_templates': { cn: '报表模板', en: 'Report template', ru: 'Шаблон отчёта' },
  'rows.reports.app_comparisons': { cn: '应用对比', en: 'Comparison of apps', ru: 'Сравнение приложений' },
  'rows.reports.compared_apps': { cn: '对比应用', en: 'App of a comparison', ru: 'Приложение сравнения' },
  'rows.reports.news_reads': { cn: '动态已读记录', en: 'News as read', ru: 'Отметка о прочтении новости' },
  'fields.reports.template_id': { cn: '模板 ID', en: 'Template ID', ru: 'Идентификатор шаблона' },
  'fields.reports.template_name': { cn: '模板名称', en: 'Name of the template', ru: 'Название шаблона' },
  'fields.reports.query': { cn: '报表内容', en: 'What it reports', ru: 'Что показывает отчёт' },
  'fields.reports.comparison_id': { cn: '对比 ID', en: 'Comparison ID', ru: 'Идентификатор сравнения' },
  'fields.reports.enabled': { cn: '开启', en: 'Switched on', ru: 'Включено' },
  'fields.reports.place': { cn: '列表位置', en: 'Place in the list', ru: 'Место в списке' },
  'fields.reports.news_id': { cn: '动态 ID', en: 'News ID', ru: 'Идентификатор новости' },
} satisfies WordsByLanguage
