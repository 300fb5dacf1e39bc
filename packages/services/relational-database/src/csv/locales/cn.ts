import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the import of CSV files, in Chinese. */
const cn: Translation<typeof en> = {
  'relational-database.csv.title': '将 CSV 导入 {table}',
  'relational-database.csv.body': '所有行以账号 {account} 在同一事务中插入。只要有一行无法插入，就不会导入任何数据。',
  'relational-database.csv.file': 'CSV 文件',
  'relational-database.csv.file.help': 'UTF-8 编码，首行为字段名，以逗号、分号或制表符分隔。',
  'relational-database.csv.notText': '文件不是 UTF-8 编码。请另存为 CSV UTF-8 后重新选择。',
  'relational-database.csv.noRows': '文件首行之后没有数据。',
  'relational-database.csv.openQuote': '第 {line} 行开始的引号没有闭合。',
  'relational-database.csv.tooLarge': '数据过大，无法一次导入：SQL 大小为 {size}，上限为 {limit}。请拆分文件。',
  'relational-database.csv.mapping': '列与字段',
  'relational-database.csv.fieldOf': '列 {column} 对应的字段',
  'relational-database.csv.noField': '无（使用默认值）',
  'relational-database.csv.empty': '空字段视为',
  'relational-database.csv.empty.null': 'NULL',
  'relational-database.csv.empty.default': '列的默认值',
  'relational-database.csv.empty.text': '空文本',
  'relational-database.csv.missing': '以下列必须有值，请为每一列选择字段：{columns}',
  'relational-database.csv.preview': '预览',
  'relational-database.csv.preview.rows': '文件共有 {count} 行数据',
  'relational-database.csv.preview.first': '前 {count} 行',
  'relational-database.csv.line': '行号',
  'relational-database.csv.faults': '文件中有 {count} 处错误，未导入任何数据。',
  'relational-database.csv.faults.most': '以下是文件中的前 {count} 处错误，未导入任何数据。',
  'relational-database.csv.fault.at': '第 {line} 行，{column}',
  'relational-database.csv.fault.line': '第 {line} 行',
  'relational-database.csv.fault.fields': '有 {detail} 个字段，应为 {count} 个',
  'relational-database.csv.fault.type': '不是 {detail} 类型的值',
  'relational-database.csv.fault.length': '超过 {detail} 个字符',
  'relational-database.csv.fault.null': '为空，但该列必须有值',
  'relational-database.csv.fault.zero': '包含字符 U+0000',
  'relational-database.csv.run': '导入',
  'relational-database.csv.running': '正在导入',
  'relational-database.csv.cancel': '取消导入',
  'relational-database.csv.cancelled': '导入已取消，未导入任何数据。',
  'relational-database.csv.failed': '未导入任何数据',
  'relational-database.csv.done': '已导入 {count} 行',
  'relational-database.csv.close': '关闭',
}

export default cn
