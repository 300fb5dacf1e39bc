import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about pages that the platform doesn't serve, in Chinese. */
const cn: Translation<typeof en> = {
  'pageError.framed': '您尚未登录',
  'pageError.framed.then': '登录页面无法在框架中显示。请在新窗口中打开此页面并登录，随后可在此处继续。',
  'pageError.framed.open': '在新窗口中打开',
  'pageError.unreachable': '无法连接到平台',
  'pageError.unreachable.then':
    '可能是网络或平台暂不可用，也可能是平台不允许来自 {page} 的页面。如网络正常，请联系团队管理员在“团队 › 嵌入”中添加 {page}，或由平台运维人员将其加入 ALLOWED_ORIGINS。',
  'pageError.origin': '平台不允许从此页面访问',
  'pageError.origin.then': '请联系团队管理员在“团队 › 嵌入”中添加 {page}，或由平台运维人员将其加入 ALLOWED_ORIGINS。',
  'pageError.site': '平台不允许从此页面访问',
  'pageError.site.then':
    '此页面与平台不在同一网站，浏览器不会发送登录会话。请联系页面开发者，将 {page} 移到平台所在的网站。',
  'pageError.zone':
    '此页面未连接到{zone, select, china {中国} singapore {新加坡} europe {欧洲} russia {俄罗斯} other {伊朗}}站点',
  'pageError.zone.then':
    '数据保存在该站点，不会向其他站点请求。请联系页面开发者设置该站点的地址：zones.{zone}，或脚本的 data-zones 属性。',
}

export default cn
