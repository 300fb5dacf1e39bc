import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** The words of apps for the audit trail and the permissions, in Chinese. */
const cn: Translation<typeof en> = {
  'areas.apps': '应用',

  // Permissions.
  'rights.apps.manage': '管理应用',
  'rights.apps.manage.help': '创建应用，修改名称、类型和价格。',
  'rights.apps.develop': '配置应用',
  'rights.apps.develop.help': '修改包名和开发状态。',
  'rights.apps.delete': '删除应用',
  'rights.apps.delete.help': '永久删除应用及其版本和软件包。',

  // Things after a verb.
  'things.apps.app': '应用',
  'things.apps.package-name': '应用包名',
  'things.apps.develop-status': '应用开发状态',
  'things.apps.non-ag-app': '站外应用',

  // Rows and their fields.
  'rows.apps.apps': '应用',
  'rows.apps.non_ag_apps': '站外应用',
  'fields.apps.app_name': '应用名称',
  'fields.apps.package_name': '包名',
  'fields.apps.package_type': '软件包类型',
  'fields.apps.parent_type': '类型',
  'fields.apps.child_type': '分类',
  'fields.apps.grand_child_type': '子分类',
  'fields.apps.is_free': '免费',
  'fields.apps.price': '价格',
  'fields.apps.currency': '币种',
  'fields.apps.installation_free': '免安装运行',
  'fields.apps.default_lang': '默认语言',
  'fields.apps.device_types': '设备',
  'fields.apps.develop_status': '开发状态',
  'fields.apps.release_state': '发布状态',
  'fields.apps.on_shelf_version': '在架版本',
  'fields.apps.url': '网址',
  'milestone.apps.created': '创建应用',
}

export default cn
