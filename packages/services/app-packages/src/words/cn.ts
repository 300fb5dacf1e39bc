import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of packages for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.app-packages': '软件包',

  // Permissions.
  'rights.app-packages.manage': '管理软件包',
  'rights.app-packages.manage.help': '上传、编辑和删除软件包，认领包名。',

  // Things after a verb, and acts that say more than these two.
  'things.app-packages.package': '软件包',
  'things.app-packages.package-claim': '包名认领',
  'acts.app-packages.rpk-h5.create': '由网页生成快应用',
  'acts.app-packages.package-claim.delete': '撤回包名认领',
  'acts.app-packages.parse': '解析软件包',
  'acts.app-packages.review-claim': '审核包名认领',

  // Rows and their fields.
  'rows.app-packages.app_packages': '软件包',
  'rows.app-packages.package_claims': '包名认领',
  'fields.app-packages.pkg_id': '软件包 ID',
  'fields.app-packages.package_type': '软件包类型',
  'fields.app-packages.format': '格式',
  'fields.app-packages.success_status': '处理状态',
  'fields.app-packages.fail_reason': '失败原因',
  'fields.app-packages.fail_message': '失败详情',
  'fields.app-packages.warnings': '提醒',
  'fields.app-packages.package_name': '包名',
  'fields.app-packages.label': '设备上显示的名称',
  'fields.app-packages.version_name': '版本名称',
  'fields.app-packages.version_code': '版本代码',
  'fields.app-packages.min_sdk': '最低 SDK',
  'fields.app-packages.target_sdk': '目标 SDK',
  'fields.app-packages.debuggable': '可调试',
  'fields.app-packages.permissions': '权限',
  'fields.app-packages.features': '必需硬件',
  'fields.app-packages.abis': '处理器',
  'fields.app-packages.signature_schemes': '签名方案',
  'fields.app-packages.signer': '签名者',
  'fields.app-packages.contents': '内容',
  'fields.app-packages.sensitive_permission_desc': '敏感权限的用途',
  'fields.app-packages.remark': '团队备注',
  'fields.app-packages.obb_main': '主扩展文件',
  'fields.app-packages.obb_patch': '补丁扩展文件',
  'fields.app-packages.stages': '处理步骤',
  'fields.app-packages.end_time': '处理完成时间',
  'fields.app-packages.claim_id': '认领 ID',
  'fields.app-packages.proofs': '证明材料',
  'fields.app-packages.opinion': '审核意见',
  'milestone.app-packages.uploaded': '上传软件包',
  'attention.app-packages.failed': '{app}：软件包 {file} 无法使用',
}

export default cn
