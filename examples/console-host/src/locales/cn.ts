import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the console host, in Chinese. */
const cn: Translation<typeof en> = {
  'host.title': '控制台',
  'host.navigation': '服务',
  'host.skip': '跳到正文',
  'host.menu': '菜单',
  'host.team': '团队',
  'host.language': '语言',
  'host.theme': '主题',
  'host.theme.light': '浅色',
  'host.theme.dark': '深色',
  'host.theme.auto': '跟随系统',
  'host.account': '{name} 的账号',
  'host.signOut': '退出登录',
  'host.signIn': '登录',
  'host.signIn.title': '登录控制台',
  'host.signIn.text': '发布应用，跟进审核与发布进度，管理应用的云服务。',
  'host.demo': '查看示例项目',
  'host.demo.notice': '您可以在此随意浏览，但不能修改。登录后即可管理自己的应用。',
  'host.category.build': '构建',
  'host.category.distribute': '分发',
  'host.apps': '应用',
  'host.projects': '项目',
  'host.overview': '概览',
  'host.versions': '版本',
  'host.packages': '软件包',
  'host.notFound': '页面不存在',
  'host.notFound.text': '地址可能有误，或内容已被删除。',
  'host.notFound.action': '前往应用列表',
  'host.risk.title': '平台提醒您注意',
  'host.risk.confirm': '知道了',
  'host.role': '{role, select, holder {账号持有者} administrator {管理员} other {成员}}',
}

export default cn
