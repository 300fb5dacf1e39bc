import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Versions that could not be published at their time. */
export const scheduledPublication = noticeTopic({
  id: 'config-schedule',
  name: { cn: '远程配置定时发布', en: 'Scheduled remote config', ru: 'Запланированная конфигурация' },
  help: {
    cn: '远程配置未能按计划发布。',
    en: 'A scheduled version of a remote config couldn’t be published.',
    ru: 'Версию удалённой конфигурации не удалось опубликовать в назначенное время.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'remote-config.publish',
  messages: {
    changed: {
      title: {
        cn: '{project}：远程配置未按计划发布',
        en: '{project}: the scheduled remote config wasn’t published',
        ru: '{project}: запланированная конфигурация не опубликована',
      },
      body: {
        cn: '计划创建后，{names} 已被他人修改。计划备注：{note}。请打开计划查看差异，取消后将其作为草稿合并。',
        en: 'Others have changed {names} since it was scheduled. Note: {note}. Open it to compare, and take it back as a draft to merge it.',
        ru: 'С момента планирования изменились: {names}. Заметка: {note}. Откройте план, сравните изменения и верните их в черновик, чтобы объединить.',
      },
    },
    held: {
      title: {
        cn: '{project}：远程配置未按计划发布',
        en: '{project}: the scheduled remote config wasn’t published',
        ru: '{project}: запланированная конфигурация не опубликована',
      },
      body: {
        cn: '实验“{names}”正在使用要修改的参数。计划备注：{note}。请先结束实验，再重新发布。',
        en: 'The experiment “{names}” varies a parameter that it changes. Note: {note}. End the experiment, and publish again.',
        ru: 'Параметр из плана меняет эксперимент «{names}». Заметка: {note}. Завершите эксперимент и опубликуйте снова.',
      },
    },
    locked: {
      title: {
        cn: '{project}：远程配置未按计划发布',
        en: '{project}: the scheduled remote config wasn’t published',
        ru: '{project}: запланированная конфигурация не опубликована',
      },
      body: {
        cn: '要修改的参数 {names} 已锁定。计划备注：{note}。请先解锁，再重新发布。',
        en: 'It changes {names}, which is locked. Note: {note}. Unlock it, and publish again.',
        ru: 'План меняет заблокированное: {names}. Заметка: {note}. Снимите блокировку и опубликуйте снова.',
      },
    },
    invalid: {
      title: {
        cn: '{project}：远程配置未按计划发布',
        en: '{project}: the scheduled remote config wasn’t published',
        ru: '{project}: запланированная конфигурация не опубликована',
      },
      body: {
        cn: '与后来发布的版本合并后超出限制。计划备注：{note}。请打开计划，将其作为草稿修改后再发布。',
        en: 'Together with what was published since, it breaks a limit. Note: {note}. Take it back as a draft, and change it.',
        ru: 'Вместе с опубликованным позже план нарушает ограничения. Заметка: {note}. Верните его в черновик и измените.',
      },
    },
  },
})
