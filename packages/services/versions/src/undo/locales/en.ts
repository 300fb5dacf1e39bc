/** Messages of undoing in the listing's editor, in English. */
const en = {
  'versions.undo': 'Undo',
  'versions.redo': 'Redo',
  'versions.undo.step': 'Undo: {step}',
  'versions.redo.step': 'Redo: {step}',
  'versions.undo.changed': 'Not undone, since the listing has changed: {step}',
  'versions.undo.texts': 'text in {language}',
  'versions.undo.texts-many': '{count, plural, one {text in # language} other {text in # languages}}',
  'versions.undo.language-added': '{language} added',
  'versions.undo.language-deleted': '{language} deleted',
  'versions.undo.restored': '{field} restored in {language}',
  'versions.undo.icon': 'icon',
  'versions.undo.pictures-many': 'images and videos',
  'versions.undo.shots-added': 'screenshots added ({name})',
  'versions.undo.shots-removed': 'screenshot removed ({name})',
  'versions.undo.shots-ordered': 'order of screenshots ({name})',
  'versions.undo.orientation': 'orientation ({name})',
  'versions.undo.feature': 'feature image ({name})',
  'versions.undo.video': 'video ({name})',
} as const

export default en
