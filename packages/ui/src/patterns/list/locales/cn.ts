import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a list's filters, view settings, and selection, in Chinese. */
const cn: Translation<typeof en> = {
  'ui.list.selection': '已选内容',
  'ui.list.selected': '{count, plural, other {已选择 # 项}}',
  'ui.list.selectAll': '{count, plural, other {选择全部 # 项}}',
  'ui.list.selectAllMatching': '{count, plural, other {选择全部 # 个匹配项}}',
  'ui.list.clear': '清除选择',
  'ui.filter.yes': '是',
  'ui.filter.no': '否',
  'ui.filter.suggestions': '筛选条件',
  'ui.filter.fields': '字段',
  'ui.filter.values': '取值',
  'ui.filter.except': '排除',
  'ui.filter.is': '是',
  'ui.filter.isNot': '不是',
  'ui.filter.contains': '包含',
  'ui.filter.after': '晚于',
  'ui.filter.before': '早于',
  'ui.filter.lastDays': '{count, plural, =1 {最近 24 小时} other {最近 # 天}}',
  'ui.filter.none': '没有建议',
  'ui.filter.typeText': '输入要查找的内容',
  'ui.filter.typeNumber': '输入数字',
  'ui.filter.typeDate': '输入日期，例如 2026-03-01',
  'ui.filter.edit': '编辑筛选条件：{filter}',
  'ui.filter.remove': '移除筛选条件：{filter}',
  'ui.view.saved': '已保存的视图',
  'ui.view.save': '保存当前视图',
  'ui.view.name': '视图名称',
  'ui.view.delete': '删除视图“{name}”',
  'ui.view.density': '密度',
  'ui.view.normal': '标准',
  'ui.view.dense': '紧凑',
  'ui.view.columns': '列',
  'ui.view.moveUp': '上移“{column}”',
  'ui.view.moveDown': '下移“{column}”',
  'ui.view.reset': '恢复默认',
}

export default cn
