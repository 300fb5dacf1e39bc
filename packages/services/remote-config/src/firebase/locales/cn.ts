import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the exchange with Firebase, in Chinese. */
const cn: Translation<typeof en> = {
  'remote-config.firebase': 'Firebase 模板',
  'remote-config.firebase.body': '与 Firebase Remote Config 交换参数和条件。导入的文件会替换您的草稿，不会发布。',
  'remote-config.firebase.export': '导出 JSON',
  'remote-config.firebase.export.leftOut': '{count} 项无法导出',
  'remote-config.firebase.import': '要导入的模板',
  'remote-config.firebase.import.help': '从 Firebase 下载的 JSON 文件。',
  'remote-config.firebase.import.leftOut': '{count} 项将被忽略',
  'remote-config.firebase.unreadable': '该文件不是 JSON 格式的 Remote Config 模板。',
  'remote-config.firebase.save': '替换草稿',
  'remote-config.firebase.line': '第 {line} 行：',
  'remote-config.firebase.left.expression': '条件“{name}”含有无法表示的规则：{detail}',
  'remote-config.firebase.left.condition-name': '条件没有可用的名称：“{name}”',
  'remote-config.firebase.left.condition-gone': '{name}：“{detail}”对应的值没有条件',
  'remote-config.firebase.left.color': '条件“{name}”的颜色：{detail}',
  'remote-config.firebase.left.key': '{name} 不能用作键',
  'remote-config.firebase.left.type': '{name} 的类型未知：{detail}',
  'remote-config.firebase.left.value': '{name}：有值与类型不符：{detail}',
  'remote-config.firebase.left.personalization': '{name}：有值为个性化值',
  'remote-config.firebase.left.rollout': '{name}：有值属于逐步发布',
  'remote-config.firebase.left.experiment': '{name}：有值属于实验',
  'remote-config.firebase.left.unknown-value': '{name}：有值的格式未知',
  'remote-config.firebase.left.description': '{name}：描述被截短',
  'remote-config.firebase.left.group-description': '分组“{name}”的描述',
  'remote-config.firebase.left.alternatives': '条件“{name}”含有多组规则，Firebase 不支持',
  'remote-config.firebase.left.schema': '{name}：JSON Schema',
  'remote-config.firebase.left.field': '未知字段“{detail}”',
}

export default cn
