import type { Translation } from '../../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of files with tables that can't be read, in Chinese. */
const cn: Translation<typeof en> = {
  'tableFile.too-large': '文件超过 {most}，请拆分成较小的文件。',
  'tableFile.unpacks-to-too-much': '工作簿解压后超过 {most}，请将所需的行复制到新工作簿。',
  'tableFile.too-many-cells': '工作表的单元格（含空单元格）超过 {most, number} 个，请删除表格下方和右侧远处的内容。',
  'tableFile.encrypted': '工作簿设有密码，请取消密码后重新保存。',
  'tableFile.old-workbook': '工作簿为旧版 Excel 格式，请另存为 XLSX。',
  'tableFile.not-a-workbook': '该文件不是 Excel 工作簿，请另存为 XLSX 或 UTF-8 编码的 CSV。',
  'tableFile.damaged': '工作簿已损坏，请用电子表格软件打开后重新保存。',
  'tableFile.not-utf8': '文本不是 UTF-8 编码，请另存为 UTF-8 编码的 CSV 或 Excel 工作簿。',
  'tableFile.open-quote': '第 {line, number} 行的引号未闭合。',
}

export default cn
