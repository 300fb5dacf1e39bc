import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of an app's OAuth clients, in Chinese. */
const cn: Translation<typeof en> = {
  'projects.oauth': 'OAuth 客户端',
  'projects.oauth.body': '供其他程序让用户登录此应用，不包括配置文件中的客户端。',
  'projects.oauth.empty': '暂无 OAuth 客户端',
  'projects.oauth.emptyBody': '每个客户端包含 ID、密钥和回调地址。',
  'projects.oauth.create': '创建 OAuth 客户端',
  'projects.oauth.edit': '编辑',
  'projects.oauth.name': '名称',
  'projects.oauth.clientId': '客户端 ID',
  'projects.oauth.updated': '更新时间',
  'projects.oauth.redirectUris': '回调地址',
  'projects.oauth.redirectUris.help': '每行一个，以 https 开头。将精确匹配，不支持通配符和片段。',
  'projects.oauth.redirectUris.rule': '请填写 1–{most} 个不同的 https 地址，每行一个，不含通配符和片段。',
  'projects.oauth.secret': '客户端密钥',
  'projects.oauth.secret.title': '请复制客户端密钥',
  'projects.oauth.secret.body': '密钥仅显示这一次。如遗失，请重新生成。',
  'projects.oauth.rotate': '生成新密钥',
  'projects.oauth.rotate.title': '为“{name}”生成新密钥？',
  'projects.oauth.rotate.body': '当前密钥将在 24 小时后失效。',
  'projects.oauth.delete': '删除',
  'projects.oauth.delete.title': '删除“{name}”？',
  'projects.oauth.delete.body': '使用该客户端的程序将无法让用户登录，且无法恢复。',
  'projects.oauth.close': '关闭',
}

export default cn
