import type { Translation } from './catalogue.ts'
import type en from './en.ts'

/** Messages of the parts and patterns, in Chinese. */
const cn: Translation<typeof en> = {
  'ui.close': '关闭',
  'ui.cancel': '取消',
  'ui.retry': '重试',
}

export default cn
