import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of alarms for the audit log, the permission matrix, the start page, and the search. */
export const words = {
  'areas.alarms': { cn: '告警', en: 'Alerts', ru: 'Алерты' },
  'rights.alarms.manage': { cn: '管理告警', en: 'Manage alerts', ru: 'Управление алертами' },
  'rights.alarms.manage.help': {
    cn: '创建、修改、启停和删除告警规则，静默和处理告警。',
    en: 'Create, edit, start, stop, and delete alert rules; mute and handle alerts.',
    ru: 'Создавать, изменять, запускать, останавливать и удалять правила, заглушать и обрабатывать алерты.',
  },
  'things.alarms.alarm': { cn: '告警规则', en: 'an alert rule', ru: 'правила алерта' },
  'things.alarms.task': { cn: '告警规则', en: 'an alert rule', ru: 'правила алерта' },
  'acts.alarms.alarm.edit': { cn: '编辑告警规则', en: 'Edited an alert rule', ru: 'Изменение правила алерта' },
  'acts.alarms.task.start': { cn: '启动告警规则', en: 'Started an alert rule', ru: 'Запуск правила алерта' },
  'acts.alarms.task.stop': { cn: '停止告警规则', en: 'Stopped an alert rule', ru: 'Остановка правила алерта' },
  'acts.alarms.history.edit': { cn: '处理告警', en: 'Handled an alert', ru: 'Обработка алерта' },
  'acts.alarms.mute.update': { cn: '静默告警', en: 'Muted or unmuted an alert', ru: 'Заглушение алерта' },
  'acts.alarms.copy.create': { cn: '复制告警规则', en: 'Copied an alert rule', ru: 'Копирование правила алерта' },
  'acts.alarms.evaluate': { cn: '检查告警规则', en: 'Evaluated alert rules', ru: 'Проверка правил алертов' },
  'rows.alarms.alarms': { cn: '告警规则', en: 'Alert rule', ru: 'Правило алерта' },
  'rows.alarms.alarm_history': { cn: '告警记录', en: 'Alert history entry', ru: 'Запись истории алертов' },
  'fields.alarms.alarm_id': { cn: '告警规则 ID', en: 'Rule ID', ru: 'ID правила' },
  'fields.alarms.alarm_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.alarms.description': { cn: '描述', en: 'Description', ru: 'Описание' },
  'fields.alarms.level': { cn: '级别', en: 'Level', ru: 'Уровень' },
  'fields.alarms.metric': { cn: '指标', en: 'Metric', ru: 'Показатель' },
  'fields.alarms.for_each': { cn: '逐个监控的维度', en: 'Watched for each', ru: 'Отдельно для каждого' },
  'fields.alarms.instance': { cn: '版本或国家/地区', en: 'Version or country', ru: 'Версия или страна' },
  'fields.alarms.condition': { cn: '触发条件', en: 'Condition', ru: 'Условие' },
  'fields.alarms.alarm_actions': { cn: '触发时的动作', en: 'Actions on alert', ru: 'Действия при срабатывании' },
  'fields.alarms.ok_actions': { cn: '恢复时的动作', en: 'Actions on recovery', ru: 'Действия при возврате к норме' },
  'fields.alarms.enabled': { cn: '已启动', en: 'Watched', ru: 'Отслеживается' },
  'fields.alarms.start_time': { cn: '启动时间', en: 'Started', ru: 'Запущено' },
  'fields.alarms.state': { cn: '状态', en: 'State', ru: 'Статус' },
  'fields.alarms.state_time': { cn: '状态变更时间', en: 'State since', ru: 'Статус с' },
  'fields.alarms.mute_until': { cn: '静默至', en: 'Muted until', ru: 'Заглушён до' },
  'fields.alarms.mute_reason': { cn: '静默原因', en: 'Reason for muting', ru: 'Причина заглушения' },
  'fields.alarms.mute_user_id': { cn: '静默操作人 ID', en: 'Muted by (ID)', ru: 'ID заглушившего' },
  'fields.alarms.author_id': { cn: '修改人 ID', en: 'Author ID', ru: 'ID автора' },
  'fields.alarms.history_id': { cn: '告警记录 ID', en: 'Entry ID', ru: 'ID записи' },
  'fields.alarms.from_state': { cn: '变更前状态', en: 'State before', ru: 'Прежний статус' },
  'fields.alarms.to_state': { cn: '变更后状态', en: 'State after', ru: 'Новый статус' },
  'fields.alarms.value': { cn: '指标值', en: 'Value', ru: 'Значение' },
  'fields.alarms.threshold': { cn: '阈值', en: 'Threshold', ru: 'Порог' },
  'fields.alarms.points': { cn: '数据点', en: 'Points', ru: 'Точки' },
  'fields.alarms.actions': { cn: '已执行的动作', en: 'Actions taken', ru: 'Выполненные действия' },
  'fields.alarms.handling': { cn: '处理状态', en: 'Handling', ru: 'Обработка' },
  'fields.alarms.note': { cn: '备注', en: 'Note', ru: 'Заметка' },
  'fields.alarms.handled_time': { cn: '处理时间', en: 'Handled', ru: 'Обработано' },
  'fields.alarms.time': { cn: '时间', en: 'Time', ru: 'Время' },
  'attention.alarms.firing': {
    cn: '{app}：告警“{rule}”已触发',
    en: '{app}: the alert “{rule}” is firing',
    ru: '{app}: сработал алерт «{rule}»',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.alarms.alarm-state': {
    cn: '告警规则已处于该状态，请刷新页面。',
    en: 'The alert rule already has this status. Reload the page.',
    ru: 'Правило уже в этом состоянии. Обновите страницу.',
  },
  'issues.alarms.notice-only': {
    cn: '恢复正常时只能发送通知。',
    en: 'must be notice',
    ru: 'После восстановления можно только отправить уведомление.',
  },
  'issues.alarms.metric-of-namespace': {
    cn: '须为该命名空间的指标。',
    en: 'must be a metric of the namespace',
    ru: 'Выберите показатель этого пространства имён.',
  },
  'issues.alarms.dimension-of-metric': {
    cn: '须为该指标的维度。',
    en: 'must be a dimension of the metric',
    ru: 'Выберите измерение этого показателя.',
  },
  'issues.alarms.includes-dimension': {
    cn: '须包含维度“{dimension}”。',
    en: "must include ''{dimension}''",
    ru: 'Добавьте измерение «{dimension}».',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'alarms.level': 'alarms.level',
  'alarms.for_each': ['alarms.forEach', 'version', 'country'],
  'alarms.state': ['alarms.state', 'alarm', 'insufficient_data', 'ok'],
  'alarms.from_state': ['alarms.state', 'alarm', 'insufficient_data', 'ok'],
  'alarms.to_state': ['alarms.state', 'alarm', 'insufficient_data', 'ok'],
  'alarms.handling': ['alarms.history', 'pending', 'handled'],
} satisfies WordsOfValues
