import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the start page, in Chinese. */
const cn: Translation<typeof en> = {
  'workspace.title': '首页',
  'workspace.attention': '待处理',
  'workspace.attention.none': '暂无需要处理的事项。',
  'workspace.attention.more': '{count, plural, other {再显示 # 项}}',
  'workspace.start': '首次发布引导',
  'workspace.start.body': '团队中任何成员完成某一步后，该步骤都会自动标记为已完成。',
  'workspace.recent': '最近访问',
  'workspace.recent.none': '打开过的应用、版本、数据库等会显示在这里。',
}

export default cn
