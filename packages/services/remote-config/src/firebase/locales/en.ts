/** Messages of the exchange with Firebase, in English. */
const en = {
  'remote-config.firebase': 'Firebase template',
  'remote-config.firebase.body':
    'Exchange parameters and conditions with Firebase Remote Config. An imported file replaces your draft; nothing is published.',
  'remote-config.firebase.export': 'Export JSON',
  'remote-config.firebase.export.leftOut':
    '{count, plural, one {# part can’t be exported} other {# parts can’t be exported}}',
  'remote-config.firebase.import': 'Template to import',
  'remote-config.firebase.import.help': 'The JSON that Firebase downloads.',
  'remote-config.firebase.import.leftOut':
    '{count, plural, one {# part will be left out} other {# parts will be left out}}',
  'remote-config.firebase.unreadable': 'The file isn’t a Remote Config template in JSON.',
  'remote-config.firebase.save': 'Replace draft',
  'remote-config.firebase.line': 'Line {line}:',
  'remote-config.firebase.left.expression': 'Condition “{name}” has a rule that can’t be represented: {detail}',
  'remote-config.firebase.left.condition-name': 'A condition’s name can’t be used: “{name}”',
  'remote-config.firebase.left.condition-gone': '{name}: the value for “{detail}” has no condition',
  'remote-config.firebase.left.color': 'The color of condition “{name}”: {detail}',
  'remote-config.firebase.left.key': '{name} isn’t a possible key',
  'remote-config.firebase.left.type': '{name} has an unknown type: {detail}',
  'remote-config.firebase.left.value': '{name}: a value doesn’t fit the type: {detail}',
  'remote-config.firebase.left.personalization': '{name}: a value is personalized',
  'remote-config.firebase.left.rollout': '{name}: a value belongs to a rollout',
  'remote-config.firebase.left.experiment': '{name}: a value belongs to an experiment',
  'remote-config.firebase.left.unknown-value': '{name}: a value has an unknown form',
  'remote-config.firebase.left.description': '{name}: the description is cut',
  'remote-config.firebase.left.group-description': 'The description of group “{name}”',
  'remote-config.firebase.left.alternatives': 'Condition “{name}” has alternatives, which Firebase doesn’t have',
  'remote-config.firebase.left.schema': '{name}: the JSON schema',
  'remote-config.firebase.left.field': 'Unknown field “{detail}”',
} as const

export default en
