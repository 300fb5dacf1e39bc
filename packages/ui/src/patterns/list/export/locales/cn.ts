import type { Translation } from '../../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of exports, in Chinese. */
const cn: Translation<typeof en> = {
  'ui.export.csv': '导出 CSV',
  'ui.export.excel': '导出 Excel',
  'ui.export.limit': '每个文件最多 {most} 条',
  'ui.export.reading': '{total, plural, other {正在导出 # 条记录}}',
  'ui.export.done': '{count, plural, other {已导出 # 条记录}}',
  'ui.export.cut': '{rest, plural, other {还有 # 条未包含在文件中}}，请筛选列表后再导出。',
}

export default cn
