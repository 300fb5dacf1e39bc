import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about services that can't be used, in Chinese. */
const cn: Translation<typeof en> = {
  'serviceOrder.none': '尚无项目开通此服务',
  'serviceOrder.none.body': '请在项目的“服务”页签中开通，并选择数据存储位置。',
  'serviceOrder.ordered': '开通申请正在审批',
  'serviceOrder.ordered.body': '平台审批通过后即可使用该服务。',
  'serviceOrder.suspended': '平台已暂停此服务',
  'serviceOrder.suspended.arrears': '团队账单已逾期。您仍可查看和删除数据。',
  'serviceOrder.suspended.rules': '该服务的使用违反了平台规则。您仍可查看和删除数据。',
  'serviceOrder.projects': '选择项目',
  'serviceOrder.order': '查看开通情况',
}

export default cn
