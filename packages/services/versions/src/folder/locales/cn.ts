import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the folder of images and videos, in Chinese. */
const cn: Translation<typeof en> = {
  'versions.folder': '批量上传图片和视频',
  'versions.folder.help':
    '按语言和设备命名子文件夹，例如 en-US/phone/1.png；也支持 fastlane 的目录结构。文件会先检查，再上传。',
  'versions.folder.drop': '将文件夹拖到此处，或',
  'versions.folder.choose': '选择文件夹',
  'versions.folder.reading': '正在读取文件夹…',
  'versions.folder.failed': '无法读取该文件夹，请重试。',
  'versions.folder.empty': '文件夹中没有可用的文件。',
  'versions.folder.places': '文件去向',
  'versions.folder.screenshots': '{count, plural, other {# 张截图}}',
  'versions.folder.replaces': '{count, plural, other {替换 # 张截图}}',
  'versions.folder.refused': '{count, plural, other {# 个文件不会使用}}',
  'versions.folder.misfit.type': '仅支持 PNG、JPEG、MP4 和 MOV 文件，图标仅支持 PNG',
  'versions.folder.misfit.language': '该版本没有此语言的文字：{sample}',
  'versions.folder.misfit.device': '应用不支持此设备：{sample}',
  'versions.folder.misfit.unknownDevice':
    '没有此名称的设备：{sample}。请将文件夹命名为 phone、tablet、watch、tv、car 或 vr。',
  'versions.folder.misfit.part': '商店不展示此图片',
  'versions.folder.misfit.iconLanguage': '所有语言使用同一图标，请将其放在默认语言的文件夹中。',
  'versions.folder.misfit.twice': '此处只能有一个文件，已使用 {sample}',
  'versions.folder.misfit.tooMany': '仅使用前 {count} 张截图',
  'versions.folder.misfit.size': '超过 {sample} MB',
  'versions.folder.misfit.unreadable': '文件不是 PNG 或 JPEG 图片',
  'versions.folder.misfit.ratio': '宽高比不符合要求：{sample}',
  'versions.folder.misfit.sides': '尺寸不符合要求：{sample} 像素',
  'versions.folder.misfit.steep': '长边超过短边的 {count} 倍：{sample}',
  'versions.folder.addLanguage': '添加{language}',
  'versions.folder.upload': '{count, plural, other {上传 # 个文件}}',
  'versions.folder.cancel': '取消',
  'versions.folder.sending': '已上传 {done}/{count}',
  'versions.folder.done': '{count, plural, other {已添加 # 个文件}}',
  'versions.folder.close': '关闭',
}
export default cn
