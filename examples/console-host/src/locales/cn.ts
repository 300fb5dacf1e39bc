import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the console host, in Chinese. */
const cn: Translation<typeof en> = {
  'host.title': '控制台',
  'host.navigation': '服务',
  'host.navigation.search': '查找服务',
  'host.navigation.found': '{count, plural, other {# 项服务}}',
  'host.navigation.none': '没有匹配的服务。',
  'host.favourites': '收藏',
  'host.favourites.add': '收藏“{name}”',
  'host.favourites.remove': '取消收藏“{name}”',
  'host.search': '搜索',
  'host.recent': '最近访问',
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
  'host.visitor': '访客',
  'host.demo': '查看示例项目',
  'host.demo.notice': '您可以在此随意浏览，但不能修改。登录后即可管理自己的应用。',
  'host.apps': '应用',
  'host.ownInvitations.waiting': '{count, plural, other {# 个邀请}}',
  'host.team.settings': '团队设置',
  'host.notFound': '页面不存在',
  'host.notFound.text': '地址可能有误，或内容已被删除。',
  'host.notFound.action': '返回首页',
  'host.risk.title': '平台提醒您注意',
  'host.risk.confirm': '知道了',
  'host.role': '{role, select, holder {账号持有者} administrator {管理员} other {成员}}',
}

export default cn
