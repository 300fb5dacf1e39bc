import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the requests for restricted permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'provisioning.title': '受限权限',
  'provisioning.body':
    '应用只能在授权有效期内使用这些权限，每次授权有效期一年。软件包申请了未获授权的权限时，版本无法发布。',
  'provisioning.permission': '权限',
  'provisioning.scene': '使用场景',
  'provisioning.state': '状态',
  'provisioning.updated': '更新时间',
  'provisioning.materials': '附件',
  'provisioning.state.pending': '审核中',
  'provisioning.state.granted': '已授予',
  'provisioning.state.rejected': '审核不通过',
  'provisioning.state.expired': '已过期',
  'provisioning.until': '有效期至 {date}',
  'provisioning.objection.unreadable': '有附件无法读取',
  'provisioning.objection.not-shown': '缺少展示用途的图片或视频',
  'provisioning.apply': '申请权限',
  'provisioning.details': '详情',
  'provisioning.again': '重新提交',
  'provisioning.again.reason': '只有审核不通过、已过期或 30 天内到期的申请可以重新提交',
  'provisioning.again.title': '重新申请 {permission}',
  'provisioning.submit': '提交',
  'provisioning.submitted': '申请已提交',
  'provisioning.choose': '选择权限',
  'provisioning.scene.help': '说明哪项功能需要该权限及原因，{least} 到 {most} 个字符。',
  'provisioning.materials.help':
    '最多 {count} 个文件：至少一张展示该功能的图片或一段视频，还可以添加 ZIP 压缩包和 APK。',
  'provisioning.materials.again': '用于替换现有附件的文件。留空则保留现有附件。',
  'provisioning.materials.wrong': '请添加 1 到 {count} 个文件',
  'provisioning.empty': '暂无申请',
  'provisioning.close': '关闭',
}

export default cn
