import type { Translation } from '@console-widgets/ui'
import type en from './en.ts'

/** Messages of the exchange with Firebase, in Russian. */
const ru: Translation<typeof en> = {
  'remote-config.firebase': 'Шаблон Firebase',
  'remote-config.firebase.body':
    'Обмен параметрами и условиями с Firebase Remote Config. Импортированный файл заменит ваш черновик; ничего не публикуется.',
  'remote-config.firebase.export': 'Экспортировать JSON',
  'remote-config.firebase.export.leftOut':
    '{count, plural, one {Нельзя экспортировать # часть} few {Нельзя экспортировать # части} many {Нельзя экспортировать # частей} other {Нельзя экспортировать # части}}',
  'remote-config.firebase.import': 'Шаблон для импорта',
  'remote-config.firebase.import.help': 'JSON, скачанный из Firebase.',
  'remote-config.firebase.import.leftOut':
    '{count, plural, one {Будет пропущена # часть} few {Будут пропущены # части} many {Будет пропущено # частей} other {Будет пропущено # части}}',
  'remote-config.firebase.unreadable': 'Этот файл — не шаблон Remote Config в JSON.',
  'remote-config.firebase.save': 'Заменить черновик',
  'remote-config.firebase.line': 'Строка {line}:',
  'remote-config.firebase.left.expression': 'В условии «{name}» есть правило, которое нельзя передать: {detail}',
  'remote-config.firebase.left.condition-name': 'У условия нет подходящего имени: «{name}»',
  'remote-config.firebase.left.condition-gone': '{name}: у значения для «{detail}» нет условия',
  'remote-config.firebase.left.color': 'Цвет условия «{name}»: {detail}',
  'remote-config.firebase.left.key': '{name} не может быть ключом',
  'remote-config.firebase.left.type': '{name}: неизвестный тип {detail}',
  'remote-config.firebase.left.value': '{name}: значение не подходит типу: {detail}',
  'remote-config.firebase.left.personalization': '{name}: персонализированное значение',
  'remote-config.firebase.left.rollout': '{name}: значение поэтапного выпуска',
  'remote-config.firebase.left.experiment': '{name}: значение эксперимента',
  'remote-config.firebase.left.unknown-value': '{name}: значение в неизвестной форме',
  'remote-config.firebase.left.description': '{name}: описание сокращено',
  'remote-config.firebase.left.group-description': 'Описание группы «{name}»',
  'remote-config.firebase.left.alternatives': 'В условии «{name}» есть варианты, которых нет в Firebase',
  'remote-config.firebase.left.schema': '{name}: JSON-схема',
  'remote-config.firebase.left.field': 'Неизвестное поле «{detail}»',
}

export default ru
