import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** What the trail says in its own words of the acts of every service, in Chinese. */
const cn: Translation<typeof en> = {
  // Verbs, with the thing that they are about.
  'acts.verb.create': '创建{thing}',
  'acts.verb.add': '添加{thing}',
  'acts.verb.update': '修改{thing}',
  'acts.verb.delete': '删除{thing}',
  'acts.verb.remove': '移除{thing}',
  'acts.verb.manage': '修改{thing}',
  'acts.verb.save': '保存{thing}',
  'acts.verb.set': '设置{thing}',
  'acts.verb.put': '添加{thing}',
  'acts.verb.init': '开通{thing}',
  'acts.verb.submit': '提交{thing}',
  'acts.verb.sign': '签署{thing}',
  'acts.verb.execute': '执行{thing}',
  'acts.verb.cancel': '取消{thing}',
  'acts.verb.export': '导出{thing}',
  'acts.verb.upload': '上传{thing}',
  'acts.verb.move': '移动{thing}',
  'acts.verb.copy': '复制{thing}',
  'acts.verb.refresh': '刷新{thing}',
  'acts.verb.restore': '恢复{thing}',
  'acts.verb.report': '上报{thing}',
  'acts.verb.toggle': '切换{thing}',

  // Fields that rows of many services have; a service with a better word for one brings it.
  'acts.field.app_id': '应用 ID',
  'acts.field.project_id': '项目 ID',
  'acts.field.user_id': '用户 ID',
  'acts.field.object_id': '文件 ID',
  'acts.field.file_name': '文件名',
  'acts.field.content_type': '媒体类型',
  'acts.field.size': '大小',
  'acts.field.sha256': '文件 SHA-256',
  'acts.field.name': '名称',
  'acts.field.description': '描述',
  'acts.field.note': '备注',
  'acts.field.state': '状态',
  'acts.field.time': '时间',
  'acts.field.create_time': '创建时间',
  'acts.field.update_time': '更新时间',
}

export default cn
