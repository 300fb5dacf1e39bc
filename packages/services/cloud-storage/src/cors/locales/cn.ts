import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of CORS rules, in Chinese. */
const cn: Translation<typeof en> = {
  'cloud-storage.cors.body': '其他网站的网页读写文件前，浏览器会依次匹配这些规则，以第一条匹配的为准。',
  'cloud-storage.cors.empty': '不允许跨域访问',
  'cloud-storage.cors.emptyBody': '应用以及存储桶自身域名下的网页无需规则。如需让其他网站使用文件，请添加规则。',
  'cloud-storage.cors.rule': '规则 {number}',
  'cloud-storage.cors.add': '添加规则',
  'cloud-storage.cors.full': '最多 {count} 条规则',
  'cloud-storage.cors.up': '上移规则 {number}',
  'cloud-storage.cors.down': '下移规则 {number}',
  'cloud-storage.cors.remove': '移除规则 {number}',
  'cloud-storage.cors.origins': '允许的来源（Origin）',
  'cloud-storage.cors.origins.help':
    '每行一个，如 https://www.example.com 或 https://*.example.com。单独的 * 表示所有来源。',
  'cloud-storage.cors.origins.wrong': '请至少填写一个来源：协议加主机名，不含路径，最多一个 *。',
  'cloud-storage.cors.methods': '允许的方法',
  'cloud-storage.cors.methods.wrong': '请至少选择一个方法。',
  'cloud-storage.cors.headers': '允许的请求头',
  'cloud-storage.cors.headers.help': '每行一个，* 表示全部。',
  'cloud-storage.cors.headers.wrong': '请填写请求头名称，最多一个 *。',
  'cloud-storage.cors.exposeHeaders': '可读取的响应头',
  'cloud-storage.cors.exposeHeaders.help': '每行一个，如 etag。',
  'cloud-storage.cors.exposeHeaders.wrong': '请填写响应头名称。',
  'cloud-storage.cors.maxAge': '预检结果缓存（秒）',
  'cloud-storage.cors.maxAge.help': '浏览器在此时间内无需重复预检，最长 86,400 秒。',
  'cloud-storage.cors.maxAge.wrong': '请输入 0–86,400 的数字。',
  'cloud-storage.cors.wrong': '部分字段需要修改',
  'cloud-storage.cors.saved': 'CORS 规则已生效',
  'cloud-storage.cors.removeAll': '移除全部规则',
  'cloud-storage.cors.removeAll.title': '移除全部 CORS 规则？',
  'cloud-storage.cors.removeAll.body': '其他网站的网页将无法再读写文件。',
  'cloud-storage.cors.removed': 'CORS 规则已移除',
  'cloud-storage.cors.try': '测试',
  'cloud-storage.cors.try.body': '查看网页的请求由哪条规则决定，未保存的修改也计算在内。',
  'cloud-storage.cors.try.origin': '网页来源（Origin）',
  'cloud-storage.cors.try.method': '方法',
  'cloud-storage.cors.try.headers': '请求头',
  'cloud-storage.cors.try.allowed': '规则 {number} 允许',
  'cloud-storage.cors.try.denied': '没有规则允许',
  'cloud-storage.cors.try.deniedBody': '浏览器不会将响应交给网页。',
}

export default cn
