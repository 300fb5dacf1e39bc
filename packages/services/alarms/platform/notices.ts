import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Rules that have fired, and that are back to normal. */
export const qualityAlarm = noticeTopic({
  id: 'quality-alarm',
  name: { cn: '告警', en: 'Alerts', ru: 'Алерты' },
  help: {
    cn: '指标超过告警规则的阈值，或恢复正常。',
    en: 'A metric crossed the threshold of an alert, or is back to normal.',
    ru: 'Показатель вышел за порог алерта или вернулся к норме.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'alarms.manage',
  messages: {
    firing: {
      title: {
        cn: '{app}：告警“{rule}”已触发',
        en: '{app}: the alert “{rule}” is firing',
        ru: '{app}: сработал алерт «{rule}»',
      },
      body: {
        cn: '当前值 {value}，阈值 {threshold}。请在告警页面查看并处理。',
        en: 'The value is {value}, the threshold {threshold}. Open the alert and handle it.',
        ru: 'Значение: {value}, порог: {threshold}. Откройте алерт и обработайте его.',
      },
    },
    halted: {
      title: {
        cn: '{app}：告警“{rule}”已触发，分阶段发布已暂停',
        en: '{app}: the alert “{rule}” paused the phased release',
        ru: '{app}: алерт «{rule}» приостановил поэтапный выпуск',
      },
      body: {
        cn: '当前值 {value}，阈值 {threshold}。问题解决后，请在版本页面继续发布。',
        en: 'The value is {value}, the threshold {threshold}. Resume the release on the version’s page when the problem is solved.',
        ru: 'Значение: {value}, порог: {threshold}. Когда проблема будет решена, возобновите выпуск на странице версии.',
      },
    },
    notHalted: {
      title: {
        cn: '{app}：告警“{rule}”已触发，未能暂停分阶段发布',
        en: '{app}: the alert “{rule}” is firing and couldn’t pause the phased release',
        ru: '{app}: сработал алерт «{rule}», но поэтапный выпуск не приостановлен',
      },
      body: {
        cn: '当前值 {value}，阈值 {threshold}。没有正在进行的分阶段发布，或规则的修改者没有发布权限。',
        en: 'The value is {value}, the threshold {threshold}. No phased release is running, or the alert’s author can’t pause it.',
        ru: 'Значение: {value}, порог: {threshold}. Поэтапный выпуск не идёт, или у автора алерта нет права его приостановить.',
      },
    },
    normal: {
      title: {
        cn: '{app}：告警“{rule}”已恢复正常',
        en: '{app}: the alert “{rule}” is back to normal',
        ru: '{app}: алерт «{rule}»: показатель снова в норме',
      },
      body: {
        cn: '当前值 {value}，阈值 {threshold}。',
        en: 'The value is {value}, the threshold {threshold}.',
        ru: 'Значение: {value}, порог: {threshold}.',
      },
    },
  },
})
