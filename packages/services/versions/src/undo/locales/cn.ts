import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of undoing in the listing's editor, in Chinese. */
const cn: Translation<typeof en> = {
  'versions.undo': '撤销',
  'versions.redo': '重做',
  'versions.undo.step': '撤销：{step}',
  'versions.redo.step': '重做：{step}',
  'versions.undo.changed': '应用介绍已被修改，未撤销：{step}',
  'versions.undo.texts': '{language}文本',
  'versions.undo.texts-many': '{count} 种语言的文本',
  'versions.undo.language-added': '添加{language}',
  'versions.undo.language-deleted': '删除{language}',
  'versions.undo.restored': '恢复{field}（{language}）',
  'versions.undo.icon': '图标',
  'versions.undo.pictures-many': '图片和视频',
  'versions.undo.shots-added': '添加截图（{name}）',
  'versions.undo.shots-removed': '移除截图（{name}）',
  'versions.undo.shots-ordered': '截图顺序（{name}）',
  'versions.undo.orientation': '展示方式（{name}）',
  'versions.undo.feature': '顶部大图（{name}）',
  'versions.undo.video': '视频（{name}）',
}

export default cn
