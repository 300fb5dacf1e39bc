import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of undoing in the listing's editor, in Russian. */
const ru: Translation<typeof en> = {
  'versions.undo': 'Отменить',
  'versions.redo': 'Повторить',
  'versions.undo.step': 'Отменить: {step}',
  'versions.redo.step': 'Повторить: {step}',
  'versions.undo.changed': 'Не отменено: страница приложения с тех пор изменилась ({step})',
  'versions.undo.texts': 'тексты, {language}',
  'versions.undo.texts-many':
    '{count, plural, one {тексты на # языке} few {тексты на # языках} many {тексты на # языках} other {тексты на # языка}}',
  'versions.undo.language-added': 'добавлен язык: {language}',
  'versions.undo.language-deleted': 'удалён язык: {language}',
  'versions.undo.restored': 'восстановлено: {field}, {language}',
  'versions.undo.icon': 'значок',
  'versions.undo.pictures-many': 'графика и видео',
  'versions.undo.shots-added': 'добавлены скриншоты ({name})',
  'versions.undo.shots-removed': 'удалён скриншот ({name})',
  'versions.undo.shots-ordered': 'порядок скриншотов ({name})',
  'versions.undo.orientation': 'показ скриншотов ({name})',
  'versions.undo.feature': 'обложка ({name})',
  'versions.undo.video': 'видео ({name})',
}

export default ru
