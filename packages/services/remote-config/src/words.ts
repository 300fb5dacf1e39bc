import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of the remote config for the audit log and the permission matrix. */
export const words = {
  'areas.remote-config': { cn: '远程配置', en: 'Remote config', ru: 'Удалённая конфигурация' },
  'rights.remote-config.publish': {
    cn: '编辑和发布远程配置',
    en: 'Edit and publish remote config',
    ru: 'Изменение и публикация конфигурации',
  },
  'rights.remote-config.publish.help': {
    cn: '修改应用的参数和条件，发布新版本，回退到以前的版本。',
    en: 'Change app parameters and conditions, publish versions, and roll back to earlier ones.',
    ru: 'Менять параметры и условия, публиковать версии и откатывать до прежних.',
  },
  'things.remote-config.config': { cn: '远程配置', en: 'the remote config', ru: 'удалённой конфигурации' },
  'things.remote-config.version': { cn: '远程配置版本', en: 'a remote config version', ru: 'версии конфигурации' },
  'acts.remote-config.config.create': {
    cn: '发布远程配置',
    en: 'Published the remote config',
    ru: 'Публикация удалённой конфигурации',
  },
  'acts.remote-config.config.update': {
    cn: '保存远程配置草稿',
    en: 'Saved a remote config draft',
    ru: 'Сохранение черновика конфигурации',
  },
  'acts.remote-config.config.discard': {
    cn: '放弃远程配置草稿',
    en: 'Discarded a remote config draft',
    ru: 'Удаление черновика конфигурации',
  },
  'acts.remote-config.version.rollback': {
    cn: '回退远程配置',
    en: 'Rolled back the remote config',
    ru: 'Откат удалённой конфигурации',
  },
  'things.remote-config.plan': {
    cn: '远程配置定时发布',
    en: 'a scheduled remote config',
    ru: 'запланированной конфигурации',
  },
  'acts.remote-config.plan.create': {
    cn: '设置远程配置定时发布',
    en: 'Scheduled a remote config',
    ru: 'Планирование публикации конфигурации',
  },
  'acts.remote-config.plan.update': {
    cn: '修改远程配置定时发布',
    en: 'Changed a scheduled remote config',
    ru: 'Изменение запланированной публикации конфигурации',
  },
  'acts.remote-config.plan.cancel': {
    cn: '取消远程配置定时发布',
    en: 'Canceled a scheduled remote config',
    ru: 'Отмена запланированной публикации конфигурации',
  },
  'acts.remote-config.plan.edit': {
    cn: '将定时发布的远程配置取回为草稿',
    en: 'Took a scheduled remote config back as a draft',
    ru: 'Возврат запланированной конфигурации в черновик',
  },
  'acts.remote-config.publish-scheduled': {
    cn: '远程配置定时发布到期',
    en: 'Time of a scheduled remote config',
    ru: 'Срок запланированной публикации конфигурации',
  },
  'rows.remote-config.config_plans': {
    cn: '远程配置定时发布',
    en: 'Scheduled remote config',
    ru: 'Запланированная конфигурация',
  },
  'fields.remote-config.plan_id': { cn: '定时发布 ID', en: 'Scheduled version ID', ru: 'ID запланированной версии' },
  'fields.remote-config.base_version': { cn: '基于版本', en: 'Based on version', ru: 'На основе версии' },
  'fields.remote-config.problem': { cn: '未发布原因', en: 'Reason', ru: 'Причина' },
  'fields.remote-config.problem_names': { cn: '相关内容', en: 'Concerns', ru: 'К чему относится' },
  'values.remote-config.problem.changed': { cn: '已被他人修改', en: 'Changed by others', ru: 'Изменено другими' },
  'values.remote-config.problem.held': {
    cn: '被实验锁定',
    en: 'Locked by an experiment',
    ru: 'Заблокировано экспериментом',
  },
  'values.remote-config.problem.invalid': { cn: '超出限制', en: 'Breaks a limit', ru: 'Нарушает ограничения' },
  'rows.remote-config.config_versions': {
    cn: '远程配置版本',
    en: 'Remote config version',
    ru: 'Версия удалённой конфигурации',
  },
  'fields.remote-config.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.remote-config.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.remote-config.kind': { cn: '方式', en: 'Action', ru: 'Действие' },
  'fields.remote-config.restored': { cn: '恢复的版本', en: 'Restored version', ru: 'Восстановленная версия' },
  'fields.remote-config.note': { cn: '备注', en: 'Note', ru: 'Заметка' },
  'fields.remote-config.publish_time': { cn: '发布时间', en: 'Published', ru: 'Опубликовано' },
  'fields.remote-config.parameters': { cn: '参数数', en: 'Parameters', ru: 'Параметров' },
  'fields.remote-config.conditions': { cn: '条件数', en: 'Conditions', ru: 'Условий' },
  'fields.remote-config.changed': { cn: '变更内容', en: 'Changed parts', ru: 'Изменённые части' },
  'fields.remote-config.changes': { cn: '变更数', en: 'Changes', ru: 'Изменений' },
  'rows.remote-config.parameters': {
    cn: '参数',
    en: 'Parameter',
    ru: 'Параметр',
  },
  'attention.remote-config.draft': {
    cn: '项目“{project}”的远程配置有未发布的修改',
    en: 'You have unpublished changes in the remote config of “{project}”',
    ru: 'Проект «{project}»: ваши изменения удалённой конфигурации не опубликованы',
  },
  'attention.remote-config.stale': {
    cn: '项目“{project}”的远程配置已发布新版本，请将您的修改与其合并',
    en: 'A newer remote config of “{project}” was published: merge your changes with it',
    ru: 'Проект «{project}»: опубликована новая версия удалённой конфигурации. Объедините с ней ваши изменения',
  },
  'metric.remote-config.fetches': { cn: '远程配置拉取次数', en: 'Remote config fetches', ru: 'Запросы конфигурации' },

  'things.remote-config.parameter': {
    cn: '远程配置参数',
    en: 'a remote config parameter',
    ru: 'параметра конфигурации',
  },
  'acts.remote-config.parameter.update': {
    cn: '设置远程配置参数的负责人和锁定',
    en: 'Set owner and lock of a remote config parameter',
    ru: 'Ответственный и блокировка параметра конфигурации',
  },
  'rows.remote-config.config_parameters': {
    cn: '参数的负责人和锁定',
    en: 'Owner and lock of a parameter',
    ru: 'Ответственный и блокировка параметра',
  },
  'fields.remote-config.key': { cn: '参数', en: 'Parameter', ru: 'Параметр' },
  'fields.remote-config.owner_id': { cn: '负责人', en: 'Owner', ru: 'Ответственный' },
  'fields.remote-config.is_locked': { cn: '已锁定', en: 'Locked', ru: 'Заблокирован' },
  'values.remote-config.problem.locked': { cn: '参数已锁定', en: 'Parameter locked', ru: 'Параметр заблокирован' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.remote-config.other-site': {
    cn: '该项目的数据不存储在当前站点。请在偏好设置中选择其数据存储位置对应的站点，或在项目设置中添加区域。',
    en: 'This project stores no data at this site. Choose the site of its data region, or add a region to the project.',
    ru: 'На этой площадке проект не хранит данные. Выберите площадку его региона или добавьте регион в настройках проекта.',
  },
  'refusals.remote-config.parameter-held': {
    cn: '实验正在使用该参数，请先结束实验。',
    en: 'A running experiment varies this parameter. End the experiment first.',
    ru: 'Этот параметр меняет идущий эксперимент. Сначала завершите его.',
  },
  'refusals.remote-config.parameter-locked': {
    cn: '草稿修改了已锁定的参数，请先解锁。',
    en: 'The draft changes a locked parameter. Unlock the parameter first.',
    ru: 'Черновик меняет заблокированный параметр. Сначала снимите блокировку.',
  },
  'refusals.remote-config.parameter-owned': {
    cn: '仅负责人、管理员或账号持有者可以修改。',
    en: 'Only the owner, an administrator, or the account holder can change this.',
    ru: 'Это может изменить только ответственный, администратор или владелец аккаунта.',
  },
  'refusals.remote-config.config-changed': {
    cn: '配置已被他人发布，请合并后再发布。',
    en: 'Someone has published meanwhile. Merge your changes first.',
    ru: 'Конфигурацию уже опубликовал кто-то другой. Сначала объедините изменения.',
  },
  'refusals.remote-config.config-unchanged': {
    cn: '没有未发布的修改。',
    en: 'You have no draft. Change something first.',
    ru: 'Черновика нет. Сначала измените что-нибудь.',
  },
  'refusals.remote-config.draft-open': {
    cn: '您已有草稿，请先发布或放弃。',
    en: 'You have a draft already. Publish or discard it first.',
    ru: 'У вас уже есть черновик. Сначала опубликуйте или удалите его.',
  },
  'refusals.remote-config.plan-over': {
    cn: '该定时发布已结束。',
    en: 'The scheduled version was published or canceled already.',
    ru: 'Запланированная версия уже опубликована или отменена.',
  },
  'issues.remote-config.version-in-list': {
    cn: '须为列表中的版本。',
    en: 'must be a version in the list',
    ru: 'Выберите версию из списка.',
  },
  'issues.remote-config.template-key-taken': {
    cn: '与其他参数的键重复。',
    en: 'must differ from the keys of other parameters',
    ru: 'Такой ключ уже есть у другого параметра.',
  },
  'issues.remote-config.template-name-taken': {
    cn: '与其他条件的名称重复。',
    en: 'must differ from the names of other conditions',
    ru: 'Так уже называется другое условие.',
  },
  'issues.remote-config.template-unknown-condition': {
    cn: '没有此名称的条件。',
    en: 'must be the name of a condition',
    ru: 'Условия с таким именем нет.',
  },
  'issues.remote-config.template-condition-twice': {
    cn: '同一条件只能有一个值。',
    en: 'must have one value per condition',
    ru: 'У каждого условия может быть только одно значение.',
  },
  'issues.remote-config.template-value-type': {
    cn: '值与参数类型不符。',
    en: 'must be a value of the parameter’s type',
    ru: 'Значение не подходит типу параметра.',
  },
  'issues.remote-config.template-value-depth': {
    cn: 'JSON 的嵌套层级不能超过 100 层。',
    en: 'must have JSON of at most 100 levels',
    ru: 'В JSON может быть не больше 100 уровней вложенности.',
  },
  'issues.remote-config.template-schema': {
    cn: '须为 JSON Schema。第 {detail} 处有误。',
    en: 'must be a JSON schema, in line {detail}',
    ru: 'Нужна JSON-схема. Ошибка в строке {detail}',
  },
  'issues.remote-config.template-schema-value': {
    cn: '不符合 JSON Schema。第 {detail} 处有误。',
    en: 'must meet the JSON schema, in line {detail}',
    ru: 'Значение не подходит JSON-схеме. Ошибка в строке {detail}',
  },
  'issues.remote-config.template-too-long': {
    cn: '所有值合计不能超过 {most} 个字符。',
    en: 'must have values of at most {most} characters in total',
    ru: 'Все значения вместе — не длиннее {most, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  },
  'issues.remote-config.template-too-complex': {
    cn: '所有 JSON Schema 和正则表达式须能在半秒内检查完。请简化。',
    en: 'must have JSON schemas and patterns that can be checked in half a second together',
    ru: 'Проверка всех JSON-схем и регулярных выражений вместе должна занимать не больше полсекунды. Упростите их.',
  },
  'issues.remote-config.template-name': {
    cn: '只有按属性或百分比匹配时才填写名称，且必须填写。',
    en: 'must have a name if it is about an attribute or a percentage, and none otherwise',
    ru: 'Имя нужно условию об атрибуте или проценте, у остальных его нет.',
  },
  'issues.remote-config.template-operator': {
    cn: '请选择适用的匹配方式。',
    en: 'must have an operator that fits the subject',
    ru: 'Выберите подходящее сравнение.',
  },
  'issues.remote-config.template-count': {
    cn: '值的数量与匹配方式不符；范围需要两个值。',
    en: 'must have as many values as the operator compares',
    ru: 'Число значений не подходит сравнению. Для диапазона нужны два.',
  },
  'issues.remote-config.template-value': {
    cn: '值不能为空，每个值最多 256 个字符。',
    en: 'must not be empty, and each value has at most 256 characters',
    ru: 'Введите значение, до 256 символов.',
  },
  'issues.remote-config.template-number': {
    cn: '请输入数字。',
    en: 'must be numbers',
    ru: 'Введите число.',
  },
  'issues.remote-config.template-version': {
    cn: '请输入最多五段数字，以点分隔。',
    en: 'must be versions of up to 5 numbers',
    ru: 'До пяти чисел через точку.',
  },
  'issues.remote-config.template-time': {
    cn: '请输入含时区的日期和时间，例如 2026-03-02T09:00:00Z。',
    en: 'must be times with their zone, such as 2026-03-02T09:00:00Z',
    ru: 'Укажите дату и время с поясом, например 2026-03-02T09:00:00Z.',
  },
  'issues.remote-config.template-percent': {
    cn: '请输入 0 到 100 的百分比，最多 6 位小数，小的在前。',
    en: 'must be percentages from 0 to 100 with up to 6 decimals, the smaller first',
    ru: 'От 0 до 100, до 6 знаков после запятой, меньшее первым.',
  },
  'issues.remote-config.template-pattern': {
    cn: '请输入 RE2 语法的正则表达式。',
    en: 'must be a regular expression in the syntax of RE2',
    ru: 'Введите выражение в синтаксисе RE2.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'remote-config.config_versions.kind': 'remote-config.kind',
  'remote-config.config_plans.state': 'remote-config.plan.state',
} satisfies WordsOfValues
