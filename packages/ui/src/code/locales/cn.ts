import type { Translation } from '../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the code editor, in Chinese. */
const cn: Translation<typeof en> = {
  'code.position': '第 {line} 行，第 {column} 列',
  'code.selected': '{count, plural, other {已选中 # 个字符}}',
  'code.leave': '先按 Esc，再按 Tab 可离开编辑器。',
  'code.keys': '{run} 执行，{search} 查找，先 Esc 后 Tab 离开',
  'code.keysWithoutRun': '{search} 查找，先 Esc 后 Tab 离开',
  'code.wrap': '自动换行',
  'code.problems': '问题',
  'code.problem': '第 {line} 行，第 {column} 列：{message}',
  'code.error': '错误',
  'code.warning': '警告',
  'code.info': '提示',
  'code.find': '查找',
  'code.replace': '替换为',
  'code.next': '下一个',
  'code.previous': '上一个',
  'code.all': '全选匹配项',
  'code.matchCase': '区分大小写',
  'code.regexp': '正则表达式',
  'code.byWord': '全字匹配',
  'code.replaceOne': '替换',
  'code.replaceAll': '全部替换',
  'code.close': '关闭',
  'code.currentMatch': '当前匹配项',
  'code.onLine': '所在行',
  'code.replacedOnLine': '已替换第 $ 行的匹配项',
  'code.replacedMatches': '已替换 $ 处',
  'code.goToLine': '转到行',
  'code.go': '转到',
  'code.completions': '补全建议',
  'code.noProblems': '没有问题',
  'code.controlCharacter': '控制字符',
  'code.selectionDeleted': '已删除所选内容',
}

export default cn
