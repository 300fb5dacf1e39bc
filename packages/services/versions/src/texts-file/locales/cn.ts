import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of a file with the texts of all languages, in Chinese. */
const cn: Translation<typeof en> = {
  'versions.texts.file.body': '文件中每种语言占一行。编辑或翻译后可重新导入，保存前会显示所有修改。',
  'versions.texts.file.asCsv': '导出 CSV',
  'versions.texts.file.asExcel': '导出 Excel',
  'versions.texts.file.import': '要导入的文件',
  'versions.texts.file.import.help':
    'UTF-8 编码的 CSV 文件或 Excel 文件。文件中没有的语言和列，以及空单元格，均保持不变。',
  'versions.texts.file.noLanguages': '第一行必须是列名，并包含“lang”列。',
  'versions.texts.file.tooMany': '导入后该版本将有 {count} 种语言，最多支持 {most} 种。',
  'versions.texts.file.problems': '{count, plural, other {有 # 个单元格无法导入}}。请修改文件后重新选择。',
  'versions.texts.file.place': '第 {row} 行，{column}',
  'versions.texts.file.fault.no-language': '缺少语言。',
  'versions.texts.file.fault.unknown-language': '商店不支持此语言：{sample}',
  'versions.texts.file.fault.repeated-language': '该语言已有一行：{sample}',
  'versions.texts.file.fault.no-name': '新增语言必须填写应用名称：{sample}',
  'versions.texts.file.fault.too-long': '{count, plural, other {共 # 个字符}}，最多 {most} 个：{sample}',
  'versions.texts.file.fault.characters': '文字含有不可见字符或控制字符，或名称中有换行：{sample}',
  'versions.texts.file.fault.extra-cell': '该单元格没有对应的列：{sample}',
  'versions.texts.file.unused': '不导入的列：{names}',
  'versions.texts.file.unchanged': '{count, plural, other {# 种语言保持不变}}',
  'versions.texts.file.none': '该文件没有任何修改。',
  'versions.texts.file.run': '{count, plural, =0 {导入} other {修改 # 种语言}}',
  'versions.texts.file.close': '关闭',
}

export default cn
