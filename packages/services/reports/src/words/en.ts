/** The words of reports for the audit trail and the permissions, in English. */
const en = {
  'areas.reports': 'Reports',

  // Permissions.
  'rights.reports.finance': 'See revenue',
  'rights.reports.finance.help': 'See income, payments and payers in reports.',
  'rights.reports.manage': 'Manage reports',
  'rights.reports.manage.help': 'Keep templates and comparisons, and export.',

  // Things after a verb, and acts that say more than these two.
  'things.reports.report-template': 'a report template',
  'things.reports.app-comparison': 'a comparison of apps',
  'things.reports.export': 'a report',
  'things.reports.export-task': 'the export of a report',
  'things.reports.download-analysis': 'the download analysis',
  'things.reports.harmony-analysis': 'the HarmonyOS analysis',
  'things.reports.interface-call': 'interface calls',
  'things.reports.service-news-access-history': 'news as read',
  'acts.reports.app-comparison.toggle': 'Switched a comparison of apps on or off',
  'acts.reports.report-template.create': 'Kept a report as a template',
  'acts.reports.traffic': 'Recorded the traffic of an hour',

  // Rows and their fields.
  'rows.reports.report_templates': 'Report template',
  'rows.reports.app_comparisons': 'Comparison of apps',
  'rows.reports.compared_apps': 'App of a comparison',
  'rows.reports.news_reads': 'News as read',
  'fields.reports.template_id': 'Template ID',
  'fields.reports.template_name': 'Name of the template',
  'fields.reports.query': 'What it reports',
  'fields.reports.comparison_id': 'Comparison ID',
  'fields.reports.enabled': 'Switched on',
  'fields.reports.place': 'Place in the list',
  'fields.reports.news_id': 'News ID',
} as const

export default en
