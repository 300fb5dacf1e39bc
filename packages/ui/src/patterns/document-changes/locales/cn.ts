import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages about documents that a change requires, in Chinese. */
const cn: Translation<typeof en> = {
  'documentChanges.needed': '还需要：{documents}',
  'documentChanges.met': '还需要，且已审核通过：{documents}',
  'documentChanges.freed': '不再需要：{documents}',
}

export default cn
