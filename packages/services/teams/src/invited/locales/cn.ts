import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

const cn: Translation<typeof en> = {
  'teams.welcome': '{inviter}邀请您加入“{team}”',
  'teams.welcome.for': '此邀请发送给 {account}。',
  'teams.welcome.expires': '过期时间：',
  'teams.welcome.create': '创建账号',
  'teams.welcome.signIn': '登录',
  'teams.welcome.how': '如果 {account} 已有账号，请直接登录，然后接受邀请。',
  'teams.welcome.over': '“{team}”的邀请已失效',
  'teams.welcome.over.accepted': '邀请已被接受。请以 {account} 登录并进入团队。',
  'teams.welcome.over.declined': '邀请已被拒绝。如仍想加入，请联系{inviter}重新邀请。',
  'teams.welcome.over.revoked': '团队已撤回邀请。如仍想加入，请联系{inviter}。',
  'teams.welcome.over.expired': '邀请已过期。请联系{inviter}重新发送。',
}

export default cn
