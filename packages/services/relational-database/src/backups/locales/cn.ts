import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the page of a database's backups, in Chinese. */
const cn: Translation<typeof en> = {
  'relational-database.backups.title': '{name} 的备份',
  'relational-database.backups.list': '备份',
  'relational-database.backups.restores': '恢复记录',
  'relational-database.backups.rules':
    '不超过 {rows} 行且不超过 {megabytes} MB 的数据库，每次执行变更后立即备份；更大的数据库在变更后 {minutes} 分钟内备份。自动备份全部保留 {first} 小时，每 {minutes} 分钟的最后一份保留 {hours} 小时，每天最后一份保留 {days} 天。已命名的备份保留到您删除为止。',
  'relational-database.backups.name': '名称',
  'relational-database.backups.name.help': '便于日后识别，例如即将进行的变更。',
  'relational-database.backups.time': '数据时间',
  'relational-database.backups.kind': '类型',
  'relational-database.backups.kind.automatic': '自动',
  'relational-database.backups.kind.manual': '手动',
  'relational-database.backups.kind.before-restore': '恢复前',
  'relational-database.backups.state': '状态',
  'relational-database.backups.state.planned': '已计划',
  'relational-database.backups.state.running': '进行中',
  'relational-database.backups.state.succeeded': '成功',
  'relational-database.backups.state.failed': '失败',
  'relational-database.backups.size': '大小',
  'relational-database.backups.tables': '表',
  'relational-database.backups.rows': '行数',
  'relational-database.backups.user': '创建者',
  'relational-database.backups.platform': '平台',
  'relational-database.backups.error': '原因',
  'relational-database.backups.create': '立即备份',
  'relational-database.backups.create.done': '已开始备份',
  'relational-database.backups.delete': '删除',
  'relational-database.backups.delete.done': '备份已删除',
  'relational-database.backups.notEnded': '备份尚未结束',
  'relational-database.backups.notSucceeded': '只能恢复成功的备份',
  'relational-database.backups.empty': '暂无备份',
  'relational-database.backups.empty.body': '首次变更后会自动备份。',
  'relational-database.backups.restores.empty': '暂无恢复记录',
  'relational-database.backups.restores.empty.body': '此数据库备份的恢复记录会列在这里。',
  'relational-database.backups.restores.target': '恢复到数据库',
  'relational-database.backups.restores.target.replaced': '{name}（已替换）',
  'relational-database.backups.restores.started': '开始时间',
  'relational-database.backups.open': '打开数据库',

  'relational-database.backups.restore': '恢复…',
  'relational-database.backups.restore.title': '恢复 {name}',
  'relational-database.backups.restore.time': '恢复到以下时间的状态',
  'relational-database.backups.restore.time.help':
    '使用此时间之前的最后一份备份。如果其间没有执行，就是该时间的准确状态。',
  'relational-database.backups.restore.point': '将恢复到 {time} 的状态',
  'relational-database.backups.restore.between':
    '{count, plural, =0 {这就是所选时间的状态：其间没有可写账号的执行} other {此状态与所选时间之间有 # 次可写账号的执行，未包含在内}}',
  'relational-database.backups.restore.since':
    '{count, plural, =0 {此后没有可写账号的执行记录} other {此后有 # 次可写账号的执行}}',
  'relational-database.backups.restore.since.last':
    '{count, plural, other {此后有 # 次可写账号的执行，最后一次在 {time}}}',
  'relational-database.backups.restore.where': '恢复到',
  'relational-database.backups.restore.copy': '新数据库',
  'relational-database.backups.restore.copy.help': '当前数据库不受影响。',
  'relational-database.backups.restore.replace': '当前数据库',
  'relational-database.backups.restore.replace.help': '先备份现有内容，再替换。',
  'relational-database.backups.restore.targetName': '数据库名称',
  'relational-database.backups.restore.targetName.help': '最多 64 个字母、数字、- 和 _。',
  'relational-database.backups.restore.accounts':
    '各账号对新数据库的权限与对当前数据库的权限相同。由单个账号自己创建的对象将归所有可写账号共用的角色所有。',
  'relational-database.backups.restore.action': '恢复',
  'relational-database.backups.restore.started': '已开始恢复',
  'relational-database.backups.restore.confirm': '将 {name} 替换为 {time} 的状态？',
  'relational-database.backups.restore.confirm.body':
    '数据库中 {time} 之后的所有变更都将丢失。恢复前会备份现有内容，并保留 {days} 天。已打开的连接会断开。',
  'relational-database.backups.cancel': '取消',
}

export default cn
