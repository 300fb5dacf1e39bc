import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of the start page for the audit trail, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.workspace': '首页',
  'things.workspace.visit': '访问记录',
}

export default cn
