import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages that all of the apps' widgets have, in Chinese: those of the list. */
const cn: Translation<typeof en> = {
  'apps.title': '应用',
  'apps.titleManaged': '我管理的应用',
  'apps.name': '名称',
  'apps.appId': '应用 ID',
  'apps.packageName': '包名',
  'apps.state': '状态',
  'apps.live': '在架版本',
  'apps.type': '类型',
  'apps.project': '项目',
  'apps.created': '创建时间',
  'apps.updated': '更新时间',

  'apps.empty': '暂无应用',
  'apps.emptyBody': '创建应用后即可上传软件包并发布版本。',
  'apps.create': '创建应用',
  'apps.open': '查看',
  'apps.delete': '删除',
  'apps.delete.title': '删除“{name}”？',
  'apps.delete.body': '应用的版本、软件包和配置会一并删除，且无法恢复。',
  'apps.delete.onShelf': '请先将应用下架',

  'apps.type.game': '游戏',
  'apps.type.app': '应用',

  'apps.state.none': '暂无版本',
  'apps.state.onShelf': '已上架',
  'apps.state.rejected': '审核不通过',
  'apps.state.removed': '已被平台下架',
  'apps.state.scheduled': '待上架',
  'apps.state.inReview': '审核中',
  'apps.state.upgradeInReview': '升级审核中',
  'apps.state.removalRequested': '下架审核中',
  'apps.state.draft': '草稿',
  'apps.state.upgradeRejected': '升级审核不通过',
  'apps.state.removalRejected': '下架审核不通过',
  'apps.state.removedByDeveloper': '已下架',
  'apps.state.cancelled': '已撤回',
  'apps.state.inPreReview': '预审中',
  'apps.state.preReviewRejected': '预审不通过',

  'apps.demo.title': '演示项目：{name}',
  'apps.demo.body': '{count, plural, other {# 个应用仅供查看。}}登录后即可使用自己的项目。',
}

export default cn
