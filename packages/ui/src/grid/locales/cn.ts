import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the data grid, in Chinese. */
const cn: Translation<typeof en> = {
  'grid.rowNumber': '行号',
  'grid.cells': '{rows, plural, other {# 行}} × {columns, plural, other {# 列}}',
  'grid.copied': '{count, plural, other {已复制 # 个单元格}}',
  'grid.notCopied': '此页面不允许复制',
  'grid.copy': '复制',
  'grid.value': '第 {row} 行“{column}”列的值',
  'grid.close': '关闭',
  'grid.help':
    '方向键移动，按住 Shift 选择，Ctrl+C 复制，Enter 查看完整值；在表头按 Enter 排序，Alt 加左右方向键调整列宽。',
  'grid.resize': '“{column}”列宽',
  'grid.characters': '{count, plural, other {# 个字符}}',
}

export default cn
