import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of reports for the audit log and the permission matrix. */
export const words = {
  'areas.reports': { cn: '报表', en: 'Reports', ru: 'Отчёты' },

  // Permissions.
  'rights.reports.finance': { cn: '查看收入', en: 'View revenue', ru: 'Просмотр выручки' },
  'rights.reports.finance.help': {
    cn: '查看报表中的收入、支付和付费用户。',
    en: 'View revenue, payments, and paying users in reports.',
    ru: 'Видеть в отчётах выручку, платежи и платящих пользователей.',
  },
  'rights.reports.manage': { cn: '管理报表', en: 'Manage reports', ru: 'Управление отчётами' },
  'rights.reports.manage.help': {
    cn: '管理模板和对比，导出数据。',
    en: 'Manage templates and comparisons, and export data.',
    ru: 'Вести шаблоны и сравнения, экспортировать данные.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.reports.report-template': { cn: '报表模板', en: 'a report template', ru: 'шаблона отчёта' },
  'things.reports.app-comparison': { cn: '应用对比', en: 'an app comparison', ru: 'сравнения приложений' },
  'things.reports.export': { cn: '报表', en: 'a report', ru: 'отчёта' },
  'things.reports.export-task': { cn: '报表导出', en: 'a report export', ru: 'экспорта отчёта' },
  'things.reports.download-analysis': { cn: '下载分析', en: 'the download analysis', ru: 'анализа скачиваний' },
  'things.reports.harmony-analysis': { cn: 'HarmonyOS 分析', en: 'the HarmonyOS analysis', ru: 'анализа HarmonyOS' },
  'things.reports.interface-call': { cn: '接口调用', en: 'interface calls', ru: 'вызовов интерфейса' },
  'acts.reports.app-comparison.toggle': {
    cn: '开启或关闭应用对比',
    en: 'Switched an app comparison on or off',
    ru: 'Включение или отключение сравнения приложений',
  },
  'acts.reports.report-template.create': {
    cn: '将报表存为模板',
    en: 'Saved a report as a template',
    ru: 'Сохранение отчёта как шаблона',
  },
  'acts.reports.service-news-access-history.update': {
    cn: '将服务动态标为已读',
    en: 'Marked news as read',
    ru: 'Отметка новостей как прочитанных',
  },
  'acts.reports.traffic': { cn: '记录一小时的流量', en: 'Recorded an hour of traffic', ru: 'Учёт трафика за час' },

  'acts.reports.add-up': {
    cn: '汇总应用上报的事件',
    en: 'Added up the events that an app reported',
    ru: 'Сведение событий от приложения',
  },

  // Rows and their fields.
  'rows.reports.report_templates': { cn: '报表模板', en: 'Report template', ru: 'Шаблон отчёта' },
  'rows.reports.app_comparisons': { cn: '应用对比', en: 'App comparison', ru: 'Сравнение приложений' },
  'rows.reports.compared_apps': { cn: '对比应用', en: 'Compared app', ru: 'Приложение сравнения' },
  'rows.reports.news_reads': { cn: '动态已读记录', en: 'Read news item', ru: 'Отметка о прочтении новости' },
  'fields.reports.template_id': { cn: '模板 ID', en: 'Template ID', ru: 'ID шаблона' },
  'fields.reports.template_name': { cn: '模板名称', en: 'Template name', ru: 'Название шаблона' },
  'fields.reports.query': { cn: '报表内容', en: 'Report content', ru: 'Что показывает отчёт' },
  'fields.reports.comparison_id': { cn: '对比 ID', en: 'Comparison ID', ru: 'ID сравнения' },
  'fields.reports.enabled': { cn: '开启', en: 'Switched on', ru: 'Включено' },
  'fields.reports.place': { cn: '列表位置', en: 'Position in the list', ru: 'Место в списке' },
  'fields.reports.news_id': { cn: '动态 ID', en: 'News ID', ru: 'ID новости' },

  // What can be watched.
  'metric.reports.crashShare': { cn: '崩溃率', en: 'Crash rate', ru: 'Доля сбоев' },
  'metric.reports.freezeShare': { cn: '无响应率', en: 'Freeze rate', ru: 'Доля зависаний' },
  'metric.reports.installFailureShare': { cn: '安装失败率', en: 'Failed install rate', ru: 'Доля ошибок установки' },
  'metric.reports.launchTime': { cn: '启动耗时', en: 'Launch time', ru: 'Время запуска' },
  'metric.reports.messageDeliveryShare': {
    cn: '消息送达率',
    en: 'Message delivery rate',
    ru: 'Доля доставленных сообщений',
  },
  'metric.reports.downloads': { cn: '下载量', en: 'Downloads', ru: 'Скачивания' },
  'metric.reports.activePeople': { cn: '活跃用户数', en: 'Active users', ru: 'Активные пользователи' },
  'metric.reports.uninstalls': { cn: '卸载量', en: 'Uninstalls', ru: 'Удаления' },
  'metric.reports.customEvents': { cn: '自定义事件数', en: 'Custom events', ru: 'События из приложения' },
  'metric.reports.revenue': { cn: '收入', en: 'Revenue', ru: 'Выручка' },
  'metric.reports.interfaceErrorShare': { cn: '接口错误率', en: 'API error rate', ru: 'Доля ошибок API' },
  'metric.reports.interfaceTime': { cn: '接口响应时间', en: 'API response time', ru: 'Время ответа API' },
  'dimension.reports.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'dimension.reports.country': { cn: '国家/地区', en: 'Country or region', ru: 'Страна или регион' },
  'dimension.reports.currency': { cn: '币种', en: 'Currency', ru: 'Валюта' },
  'dimension.reports.event': { cn: '事件', en: 'Event', ru: 'Событие' },
  'dimension.reports.interface': { cn: '接口', en: 'API', ru: 'API' },
  'issues.reports.one-resource-type': {
    cn: '不能同时选择两类资源。',
    en: 'must not combine two types of resources',
    ru: 'Нельзя сочетать ресурсы двух типов.',
  },
  'issues.reports.metric-of-report': {
    cn: '须为该报表的指标。',
    en: 'must be a metric of the report',
    ru: 'Выберите показатель этого отчёта.',
  },
  'issues.reports.dimension-of-report': {
    cn: '须为该报表的维度。',
    en: 'must be a dimension of the report',
    ru: 'Выберите измерение этого отчёта.',
  },
  'issues.reports.value-for-each-filter': {
    cn: '每个筛选条件须对应一个值。',
    en: 'must contain one value for each filterCondition',
    ru: 'Укажите значение для каждого фильтра.',
  },
  'issues.reports.app-of-report': {
    cn: '请选择应用。',
    en: 'must name the app of this report',
    ru: 'Выберите приложение.',
  },
  'issues.reports.listed-twice': {
    cn: '不能重复。',
    en: 'must not be listed twice',
    ru: 'Не указывайте одно и то же дважды.',
  },
  'issues.reports.one-time-step': {
    cn: '日、周、月只能选择一个。',
    en: 'must contain at most one of date, week, and month',
    ru: 'Выберите только одно: день, неделю или месяц.',
  },
  'issues.reports.after-complete-day': {
    cn: '不能晚于最后一个完整的日期 {day}。',
    en: 'must not be after the last complete day, {day}',
    ru: 'Не позже последнего полного дня: {day}.',
  },
  'issues.reports.start-after-end': {
    cn: '开始日期不能晚于结束日期。',
    en: 'must not be after endTime',
    ru: 'Начало не может быть позже окончания.',
  },
  'issues.reports.period-days': {
    cn: '统计周期最长 {days} 天。',
    en: 'must not be more than {days} days before endTime',
    ru: 'Период — не больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
  },
  'issues.reports.date-or-week-alone': {
    cn: '只能单独选择日或周。',
    en: 'must be date or week alone',
    ru: 'Выберите только день или только неделю.',
  },
  'issues.reports.date-or-week': {
    cn: '只能选择日或周。',
    en: 'must be date or week',
    ru: 'Выберите день или неделю.',
  },
} satisfies WordsByLanguage
