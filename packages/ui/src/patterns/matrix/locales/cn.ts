import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the matrix, in Chinese. */
const cn: Translation<typeof en> = {
  'matrix.show': '显示',
  'matrix.show.all': '全部',
  'matrix.show.differences': '差异',
  'matrix.show.unsaved': '未保存',
  'matrix.given': '额外授予',
  'matrix.withdrawn': '已收回',
  'matrix.unsaved': '尚未保存',
  'matrix.legend': '图例',
  'matrix.count': '{on}/{of}',
  'matrix.all': '{group}的全部项',
  'matrix.none': '没有匹配的行',
  'matrix.reset': '恢复默认',
}

export default cn
