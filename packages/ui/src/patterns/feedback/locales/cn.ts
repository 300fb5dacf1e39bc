import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the confirmation dialog, in Chinese. */
const cn: Translation<typeof en> = {
  'ui.confirm': '确认',
  'ui.confirm.type': '输入 {name} 以确认',
  'ui.confirm.dependents': '{count, plural, other {还会影响以下 # 项}}',
  'ui.confirm.more': '{count, plural, other {还有 # 项}}',
  'ui.confirm.dependentsUnknown': '无法获取受影响的内容',
}

export default cn
