import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the command palette, in Russian. */
const ru: Translation<typeof en> = {
  'command.placeholder': 'Что нужно сделать?',
  'command.none': 'Ничего не найдено',
}

export default ru
