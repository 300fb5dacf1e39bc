import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the dialog that shows how programs connect, in Chinese. */
const cn: Translation<typeof en> = {
  'relational-database.connect.title': '连接到 {name}',
  'relational-database.connect.account': '账号',
  'relational-database.connect.string': '连接字符串',
  'relational-database.connect.psql': 'psql',
  'relational-database.connect.host': '主机',
  'relational-database.connect.port': '端口',
  'relational-database.connect.user': '用户',
  'relational-database.connect.database': '数据库',
  'relational-database.connect.password':
    '请将 [password] 替换为该账号的密码。密码设置后不再显示；如果遗失，请在账号列表中重置。',
  'relational-database.connect.hosts': '此账号只能从以下主机连接：{hosts}',
  'relational-database.connect.rights': '程序拥有该账号的权限，其执行的语句会显示在执行历史中。',
  'relational-database.connect.off': '程序无法连接',
  'relational-database.connect.off.body': '供程序使用的端口已关闭。平台运维人员可以通过 DATABASE_PORT 将其开启。',
  'relational-database.connect.page.body': '此页面的数据库仅存在于浏览器中。',
  'relational-database.connect.done': '完成',
}

export default cn
