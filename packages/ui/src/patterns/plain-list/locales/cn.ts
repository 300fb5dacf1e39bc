import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of a plain list, in Chinese. */
const cn: Translation<typeof en> = {
  'plain.created': '创建时间',
  'plain.updated': '更新时间',
  'plain.delete': '删除',
  'plain.delete.title': '删除“{name}”？',
  'plain.delete.body': '删除后无法恢复。',
}

export default cn
