import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the developer alliance's register, in Chinese. */
const cn: Translation<typeof en> = {
  'projects.alliance': '开发者联盟的记录',
  'projects.alliance.count': '开发者联盟对这些应用的记录有 {count} 处不一致。',
  'projects.alliance.notCompared': '无法与开发者联盟的记录进行比对',
  'projects.alliance.retry': '重试',
  'projects.alliance.show': '查看差异',
  'projects.alliance.body': '以控制台为准会更正联盟的记录，以联盟为准会修改应用。',
  'projects.alliance.close': '关闭',
  'projects.alliance.ours': '控制台',
  'projects.alliance.theirs': '联盟',
  'projects.alliance.appName': '应用名称',
  'projects.alliance.packageName': '包名',
  'projects.alliance.parentType': '类型',
  'projects.alliance.fingerprint': '证书 SHA-256',
  'projects.alliance.onShelfVersion': '在架版本',
  'projects.alliance.game': '游戏',
  'projects.alliance.app': '应用',
  'projects.alliance.keep': '以控制台为准',
  'projects.alliance.keep.title': '更正“{app}”的记录：{field}？',
  'projects.alliance.keep.body': '联盟的记录将改为：{value}',
  'projects.alliance.take': '以联盟为准',
  'projects.alliance.take.title': '修改“{app}”的{field}？',
  'projects.alliance.take.body': '控制台中的值将改为：{value}',
  'projects.alliance.fixed.packageName': '应用已有软件包，包名无法修改。',
  'projects.alliance.fixed.parentType': '应用的类型无法修改。',
  'projects.alliance.fixed.fingerprint': '证书来自应用最新的软件包。',
  'projects.alliance.fixed.onShelfVersion': '在架版本随发布而变化。',
}

export default cn
