import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a drop area for files, in Chinese. */
const cn: Translation<typeof en> = {
  'file.drop': '将文件拖放到此处，或',
  'file.dropMany': '将文件拖放到此处（可多个），或',
  'file.choose': '从设备中选择',
  'file.remove': '移除 {name}',
  'file.wrongType': '不支持 {name} 的文件类型，请选择：{accept}',
  'file.tooLarge': '{name} 过大',
}

export default cn
