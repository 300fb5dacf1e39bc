import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of experiments for the audit log, the permission matrix, and the start page. */
export const words = {
  'areas.ab-testing': { cn: 'A/B 测试', en: 'A/B tests', ru: 'A/B-тесты' },
  'rights.ab-testing.edit': { cn: '管理 A/B 测试', en: 'Manage A/B tests', ru: 'Управление A/B-тестами' },
  'rights.ab-testing.edit.help': {
    cn: '创建、修改、开始、暂停、结束和删除实验。',
    en: 'Create, edit, start, pause, end, and delete experiments.',
    ru: 'Создавать, изменять, запускать, приостанавливать, завершать и удалять эксперименты.',
  },
  'rights.ab-testing.apply': {
    cn: '应用实验结果',
    en: 'Apply A/B test results',
    ru: 'Применение результатов A/B-тестов',
  },
  'rights.ab-testing.apply.help': {
    cn: '将胜出方案的参数值发布给所有用户。',
    en: 'Publish the values of the winning variant to all users.',
    ru: 'Публиковать значения лучшего варианта для всех пользователей.',
  },
  'things.ab-testing.experiment': { cn: '实验', en: 'an experiment', ru: 'эксперимента' },
  'acts.ab-testing.experiment.start': { cn: '开始实验', en: 'Started an experiment', ru: 'Запуск эксперимента' },
  'acts.ab-testing.experiment.pause': {
    cn: '暂停或恢复实验',
    en: 'Paused or resumed an experiment',
    ru: 'Приостановка или возобновление эксперимента',
  },
  'acts.ab-testing.experiment.end': { cn: '结束实验', en: 'Ended an experiment', ru: 'Завершение эксперимента' },
  'acts.ab-testing.experiment.apply': {
    cn: '应用实验结果',
    en: 'Applied the result of an experiment',
    ru: 'Применение результата эксперимента',
  },
  'acts.ab-testing.evaluate': { cn: '计算实验结果', en: 'Evaluated experiments', ru: 'Оценка экспериментов' },
  'rows.ab-testing.experiments': { cn: '实验', en: 'Experiment', ru: 'Эксперимент' },
  'fields.ab-testing.experiment_id': { cn: '实验 ID', en: 'Experiment ID', ru: 'ID эксперимента' },
  'fields.ab-testing.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.ab-testing.experiment_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.ab-testing.description': { cn: '假设', en: 'Hypothesis', ru: 'Гипотеза' },
  'fields.ab-testing.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.ab-testing.seed': { cn: '分流种子', en: 'Seed', ru: 'Ключ распределения' },
  'fields.ab-testing.percent': { cn: '用户比例', en: 'Share of users', ru: 'Доля пользователей' },
  'fields.ab-testing.countries': { cn: '国家/地区', en: 'Countries', ru: 'Страны' },
  'fields.ab-testing.group_name': { cn: '互斥组', en: 'Exclusion group', ru: 'Группа исключения' },
  'fields.ab-testing.bucket_from': { cn: '互斥组起始分桶', en: 'First bucket', ru: 'Первый сегмент группы' },
  'fields.ab-testing.variants': { cn: '方案', en: 'Variants', ru: 'Варианты' },
  'fields.ab-testing.compares_same': { cn: 'A/A 测试', en: 'A/A test', ru: 'A/A-тест' },
  'fields.ab-testing.goal': { cn: '主要指标', en: 'Goal', ru: 'Цель' },
  'fields.ab-testing.metrics': { cn: '其他指标', en: 'Other metrics', ru: 'Другие метрики' },
  'fields.ab-testing.guards': { cn: '护栏指标', en: 'Guardrails', ru: 'Защитные метрики' },
  'fields.ab-testing.window_days': { cn: '观察天数', en: 'Days observed', ru: 'Дней наблюдения' },
  'fields.ab-testing.method': { cn: '统计方法', en: 'Method', ru: 'Метод' },
  'fields.ab-testing.alpha': { cn: '显著性水平', en: 'Significance level', ru: 'Уровень значимости' },
  'fields.ab-testing.effect': { cn: '预期提升', en: 'Planned effect', ru: 'Ожидаемый эффект' },
  'fields.ab-testing.currency': { cn: '币种', en: 'Currency', ru: 'Валюта' },
  'fields.ab-testing.caps_revenue': { cn: '截断极高收入', en: 'High revenue capped', ru: 'Ограничение высоких сумм' },
  'fields.ab-testing.planned_people': { cn: '计划人数', en: 'Planned users', ru: 'Плановое число пользователей' },
  'fields.ab-testing.start_time': { cn: '开始时间', en: 'Started', ru: 'Запущен' },
  'fields.ab-testing.end_time': { cn: '结束时间', en: 'Ended', ru: 'Завершён' },
  'fields.ab-testing.pauses': { cn: '暂停时段', en: 'Pauses', ru: 'Паузы' },
  'fields.ab-testing.applied_variant_id': { cn: '应用的方案', en: 'Applied variant', ru: 'Применённый вариант' },
  'refusals.ab-testing.experiment-state': {
    cn: '实验的当前状态不支持此操作，请刷新页面。',
    en: 'The experiment’s status doesn’t allow this. Reload the page.',
    ru: 'Статус эксперимента этого не допускает. Обновите страницу.',
  },
  'refusals.ab-testing.experiment-fixed': {
    cn: '实验进行中不可修改影响结果的设置，用户比例只能增大。',
    en: 'A running experiment keeps what its result depends on, and its share of users can only grow.',
    ru: 'У идущего эксперимента нельзя менять то, от чего зависит результат; долю пользователей можно только увеличить.',
  },
  'refusals.ab-testing.parameter-taken': {
    cn: '其他实验正在使用该参数，请先结束该实验，或将两者加入同一互斥组。',
    en: 'Another running experiment varies this parameter. End it, or put both into one group.',
    ru: 'Этот параметр меняет другой эксперимент. Завершите его или объедините оба в группу.',
  },
  'attention.ab-testing.mismatch': {
    cn: '实验“{experiment}”的分流与计划不符',
    en: 'Users of “{experiment}” aren’t split as planned',
    ru: 'Пользователи эксперимента «{experiment}» распределены не по плану',
  },
  'attention.ab-testing.guard': {
    cn: '实验“{experiment}”的护栏指标变差',
    en: 'A guardrail of “{experiment}” got worse',
    ru: 'Защитная метрика эксперимента «{experiment}» ухудшилась',
  },
  'attention.ab-testing.winner': {
    cn: '实验“{experiment}”已有胜出方案',
    en: '“{experiment}” has a better variant',
    ru: 'В эксперименте «{experiment}» есть лучший вариант',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'ab-testing.state': 'ab-testing.state',
  'ab-testing.goal': 'ab-testing.metric',
  'ab-testing.method': 'ab-testing.method',
} satisfies WordsOfValues
