import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** What is wrong with a value in a form, in Chinese. */
const cn: Translation<typeof en> = {
  'issue.required': '请填写此项',
  'issue.minLength': '{count, plural, other {至少输入 # 个字符}}',
  'issue.maxLength': '{count, plural, other {最多输入 # 个字符}}',
  'issue.minValue': '请输入不小于 {value} 的值',
  'issue.maxValue': '请输入不大于 {value} 的值',
  'issue.integer': '请输入整数',
  'issue.date': '请输入有效的日期',
  'issue.email': '请输入邮箱地址，例如 name@example.com',
}

export default cn
