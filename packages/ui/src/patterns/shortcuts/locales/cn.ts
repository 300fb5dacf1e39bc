import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the list of shortcuts, in Chinese. */
const cn: Translation<typeof en> = {
  'shortcuts.page': '当前页面',
  'shortcuts.general': '通用',
  'shortcuts.list': '列表中',
  'shortcuts.list.down': '下一行',
  'shortcuts.list.up': '上一行',
  'shortcuts.list.first': '第一行',
  'shortcuts.list.last': '最后一行',
  'shortcuts.list.pageDown': '下一屏',
  'shortcuts.list.pageUp': '上一屏',
  'shortcuts.list.open': '打开该行',
  'shortcuts.list.select': '选择该行',
  'shortcuts.list.selectAll': '选择所有行',
  'shortcuts.list.clear': '取消选择',
  'shortcuts.list.menu': '该行的操作',
}

export default cn
