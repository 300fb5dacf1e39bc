import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of projects for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.projects': '项目',

  // Permissions.
  'rights.projects.manage': '管理项目',
  'rights.projects.manage.help': '创建项目，设置成员、数据位置和属性。',
  'rights.projects.delete': '删除项目',
  'rights.projects.delete.help': '删除没有应用的项目。',
  'rights.projects.files': '配置文件',
  'rights.projects.files.help': '下载项目的配置文件和服务端文件（含密钥）。',

  // Things after a verb.
  'things.projects.project': '项目',
  'things.projects.region': '项目数据位置',
  'things.projects.tenant-project': '租户项目',
  'things.projects.project-property': '项目属性',

  // Rows and their fields.
  'rows.projects.projects': '项目',
  'rows.projects.project_members': '项目成员',
  'rows.projects.tenant_projects': '租户项目',
  'rows.projects.app_clients': '应用客户端',
  'fields.projects.project_name': '项目名称',
  'fields.projects.site_id': '账号站点',
  'fields.projects.region': '默认区域',
  'fields.projects.regions': '数据区域',
  'fields.projects.is_demo': '演示项目',
  'fields.projects.properties': '属性',
  'fields.projects.client_id': '客户端 ID',
  'fields.projects.client_secret': '客户端密钥',
  'fields.projects.api_key': 'API 密钥',
  'fields.projects.project_role': '项目角色',
  'fields.projects.tenant_id': '租户 ID',
  'fields.projects.tenant_name': '租户',
}

export default cn
