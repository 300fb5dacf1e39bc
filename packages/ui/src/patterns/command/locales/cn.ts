import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the command palette, in Chinese. */
const cn: Translation<typeof en> = {
  'command.placeholder': '您想做什么？',
  'command.none': '未找到任何内容',
}

export default cn
