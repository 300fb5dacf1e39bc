import type { Translation } from '../../../locales/catalogue.ts'
import type en from './en.ts'

/** Messages of the save bar, in Russian. */
const ru: Translation<typeof en> = {
  'unsaved.title': 'Есть несохранённые изменения',
  'unsaved.changes':
    '{count, plural, one {# несохранённое изменение} few {# несохранённых изменения} many {# несохранённых изменений} other {# несохранённого изменения}}',
  'unsaved.saveAll': 'Сохранить всё',
  'unsaved.saved': 'Изменения сохранены',
  'unsaved.failure': '{section}: {reason}',
  'unsaved.elsewhere': 'Тем временем сохранено в другом месте. Ваши изменения заменят эти данные.',
  'unsaved.elsewhere.take': 'Взять сохранённое',
}

export default ru
