import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the checklist, of steps, and of the wizard, in Chinese. */
const cn: Translation<typeof en> = {
  'check.count': '{total} 项中 {passed} 项通过',
  'check.passed': '通过',
  'check.failed': '未通过',
  'check.warning': '警告',
  'check.running': '检查中',
  'check.waiting': '尚未检查',
  'check.fix': '去修改',
  'step.done': '已完成',
  'step.current': '进行中',
  'step.waiting': '未开始',
  'step.failed': '失败',
  'wizard.next': '下一步',
  'wizard.back': '上一步',
}

export default cn
