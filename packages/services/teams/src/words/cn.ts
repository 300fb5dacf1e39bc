import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of teams and of what every team has for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.teams': '团队',

  // Permissions.
  'rights.teams.manage': '管理成员',
  'rights.teams.manage.help': '邀请、创建、修改和移除成员。',
  'rights.teams.permissions': '管理权限',
  'rights.teams.permissions.help': '设置角色和成员的权限。',
  'rights.teams.providers': '管理服务商',
  'rights.teams.providers.help': '设置外部服务商及其可查看的内容。',
  'rights.teams.test-users': '管理测试用户',
  'rights.teams.test-users.help': '添加、编辑和删除测试账号。',
  'rights.teams.embedding': '管理嵌入',
  'rights.teams.embedding.help': '指定哪些来源的页面可以展示本团队的组件。',
  'rights.teams.compliance': '签署出口合规声明',
  'rights.teams.compliance.help': '代表团队签署声明。',
  'rights.teams.audit': '查看审计记录',
  'rights.teams.audit.help': '查看所有服务的操作和变更。',

  // Things after a verb, and acts that say more than these two.
  'things.teams.main-user': '主账号',
  'things.teams.sub-user': '子账号',
  'things.teams.member': '成员',
  'things.teams.service-provider': '服务商',
  'things.teams.test-user': '测试用户',
  'things.teams.embedding-origin': '允许嵌入的来源',
  'things.teams.export-compliance': '出口合规声明',
  'acts.teams.user-team.leave': '退出团队',
  'acts.teams.team.switch': '切换团队',
  'acts.teams.member.update': '修改成员的角色或范围',
  'acts.teams.sub-user.reset-password': '重置子账号密码',
  'acts.teams.sub-user.restore': '恢复子账号',
  'acts.teams.invitation.create': '邀请成员加入团队',
  'acts.teams.invitation.resend': '重新发送邀请',
  'acts.teams.invitation.revoke': '撤回邀请',
  'acts.teams.own-invitation.accept': '接受邀请加入团队',
  'acts.teams.own-invitation.decline': '拒绝邀请',
  'acts.teams.role-permission.update': '修改角色权限',
  'acts.teams.user-permission.update': '修改成员权限',
  'acts.teams.invitation-expiry': '邀请过期',
  'acts.teams.test-user-expiry': '测试用户过期',
  'acts.teams.service-provider-end': '服务商合作到期',
  'acts.teams.real-name-check': '实名认证审核',

  // Rows and their fields.
  'rows.teams.members': '成员',
  'rows.teams.invitations': '邀请',
  'rows.teams.role_deviations': '角色权限',
  'rows.teams.permission_exceptions': '成员权限',
  'rows.teams.service_providers': '服务商',
  'rows.teams.test_users': '测试用户',
  'rows.teams.embedding_origins': '允许嵌入的来源',
  'rows.teams.compliance_signatures': '签署',
  'fields.teams.member_id': '成员 ID',
  'fields.teams.roles': '角色',
  'fields.teams.app_scope': '应用范围',
  'fields.teams.app_ids': '应用',
  'fields.teams.invite_time': '邀请时间',
  'fields.teams.join_time': '加入时间',
  'fields.teams.last_seen_time': '最近访问',
  'fields.teams.remove_time': '移除时间',
  'fields.teams.invitation_id': '邀请 ID',
  'fields.teams.invitee_id': '被邀请人',
  'fields.teams.account': '账号',
  'fields.teams.message': '留言',
  'fields.teams.inviter_id': '邀请人',
  'fields.teams.token_hash': '链接',
  'fields.teams.expire_time': '过期时间',
  'fields.teams.answer_time': '答复时间',
  'fields.teams.role': '角色',
  'fields.teams.permission': '权限',
  'fields.teams.held': '拥有',
  'fields.teams.provider_id': '服务商 ID',
  'fields.teams.provider_name': '服务商名称',
  'fields.teams.contact_name': '联系人',
  'fields.teams.contact_mail': '邮箱',
  'fields.teams.contact_phone': '电话',
  'fields.teams.areas': '可查看',
  'fields.teams.valid_until': '有效期至',
  'fields.teams.test_user_id': '测试用户 ID',
  'fields.teams.nick_name': '昵称',
  'fields.teams.origin_id': '来源 ID',
  'fields.teams.origin': '来源',
  'fields.teams.version': '声明版本',
  'fields.teams.sign_time': '签署时间',

  'areas.notices': '通知',

  // Acts.
  'acts.notices.user-notice-setting.update': '修改个人通知设置',

  // Rows and their fields.
  'rows.notices.notice_switches': '通知设置',
  'fields.notices.topic': '通知',
  'fields.notices.channel': '接收方式',
  'fields.notices.enabled': '开启',

  'areas.files': '文件',

  // Things after a verb, and acts that say more than these two.
  'things.files.object': '文件',
  'things.files.objects': '文件',
  'acts.files.object.upload-by-url': '从网址上传文件',
  'acts.files.object-upload-url.get': '开始上传',
  'acts.files.object-upload-url-v2.get': '开始上传',
  'acts.files.objects-upload-url.get': '开始批量上传',
  'acts.files.multipart-upload.init': '开始分片上传',
  'acts.files.multipart-upload.parts': '继续分片上传',
  'acts.files.multipart-upload.compose': '完成分片上传',
  'acts.files.multipart-upload.abort': '取消分片上传',
  'acts.files.sweep': '清理无用文件',

  // Rows and their fields.
  'rows.files.objects': '文件',
  'fields.files.biz_tag': '用途',
  'fields.files.storage_key': '存储位置',
  'fields.files.request_id': '请求 ID',
  'fields.files.upload_time': '上传时间',

  'areas.orchestration': '流程',

  // Acts.
  'acts.orchestration.invoke': '执行流程',
  'acts.orchestration.version-on-shelf.submit': '提交版本上架',

  'areas.lead-report': '服务使用情况',

  // Acts.
  'acts.lead-report.behaviour.report': '上报浏览行为',

  // Rows and their fields.
  'rows.lead-report.lead_reports': '服务浏览记录',
  'fields.lead-report.report_id': '记录 ID',
  'fields.lead-report.report_session': '会话',
  'fields.lead-report.data_type': '浏览对象类型',
  'fields.lead-report.service_id': '服务 ID',
  'fields.lead-report.service_code': '服务代码',
  'fields.lead-report.menu_id': '菜单项',
}

export default cn
