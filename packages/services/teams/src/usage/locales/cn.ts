import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the page with the team's use of the console, in Chinese. */
const cn: Translation<typeof en> = {
  'teams.usage.services': '打开过的服务',
  'teams.usage.services.empty': '暂无记录。仅中国区团队上报此数据。',
  'teams.usage.services.count': '{sessions} 次会话，{members} 名成员',
  'teams.usage.demoProject': '演示项目',
  'teams.usage.visits': '页面浏览与点击',
  'teams.usage.visits.body': '按天统计，不记录具体成员。',
  'teams.usage.visits.empty': '暂无页面浏览记录',
  'teams.usage.visits.emptyBody': '开启统计后，页面浏览与点击会列在这里。',
  'teams.usage.page': '页面',
  'teams.usage.event': '事件',
  'teams.usage.pageView': '浏览',
  'teams.usage.click': '点击',
  'teams.usage.element': '元素',
  'teams.usage.count': '次数',
  'teams.usage.lastTime': '最近一次',
}

export default cn
