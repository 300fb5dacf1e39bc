import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of charts, in Chinese. */
const cn: Translation<typeof en> = {
  'chart.kind': '图表',
  'chart.keys': '按方向键逐点移动，按住 Shift 选择区间，按 Enter 放大，按 Esc 返回。',
  'chart.span': '{from} 至 {to}',
  'chart.selected': '已选择：{from} 至 {to}',
  'chart.asTable': '以表格显示',
  'chart.asChart': '以图表显示',
  'chart.zoomOut': '重置缩放',
  'chart.series': '{title}的数据系列',
  'chart.previous': '上一周期',
  'chart.previousOf': '{series}（上一周期）',
  'chart.day': '日期',
  'chart.hour': '时间（UTC）',
  'chart.point': '数据点',
  'chart.total': '合计',
  'chart.share': '占比',
  'chart.noData': '该周期暂无数据',
  'chart.up': '上升',
  'chart.down': '下降',
  'chart.same': '持平',
  'chart.points': '{value} 个百分点',
  'chart.compared': '上一周期为 {value}',
  'chart.showAll': '{count, plural, other {显示全部 # 项}}',
  'chart.showFewer': '收起',
  'chart.choose': '只看“{name}”',
  'chart.cohort': '首日',
  'chart.cohortSize': '用户数',
  'chart.cohortDay': '{day, plural, other {第 # 天}}',
  'chart.average': '平均值',
}

export default cn
