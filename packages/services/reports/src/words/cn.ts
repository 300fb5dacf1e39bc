import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of reports for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.reports': '报表',

  // Permissions.
  'rights.reports.finance': '查看收入',
  'rights.reports.finance.help': '查看报表中的收入、支付和付费用户。',
  'rights.reports.manage': '管理报表',
  'rights.reports.manage.help': '管理模板和对比，导出数据。',

  // Things after a verb, and acts that say more than these two.
  'things.reports.report-template': '报表模板',
  'things.reports.app-comparison': '应用对比',
  'things.reports.export': '报表',
  'things.reports.export-task': '报表导出',
  'things.reports.download-analysis': '下载分析',
  'things.reports.harmony-analysis': 'HarmonyOS 分析',
  'things.reports.interface-call': '接口调用',
  'things.reports.service-news-access-history': '服务动态已读记录',
  'acts.reports.app-comparison.toggle': '开启或关闭应用对比',
  'acts.reports.report-template.create': '将报表存为模板',
  'acts.reports.traffic': '记录一小时的流量',

  // Rows and their fields.
  'rows.reports.report_templates': '报表模板',
  'rows.reports.app_comparisons': '应用对比',
  'rows.reports.compared_apps': '对比应用',
  'rows.reports.news_reads': '动态已读记录',
  'fields.reports.template_id': '模板 ID',
  'fields.reports.template_name': '模板名称',
  'fields.reports.query': '报表内容',
  'fields.reports.comparison_id': '对比 ID',
  'fields.reports.enabled': '开启',
  'fields.reports.place': '列表位置',
  'fields.reports.news_id': '动态 ID',
}

export default cn
