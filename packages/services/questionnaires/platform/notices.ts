import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Questionnaires that take no more answers. */
export const questionnaire = noticeTopic({
  id: 'questionnaire',
  name: { cn: '问卷', en: 'Questionnaires', ru: 'Опросы' },
  help: {
    cn: '问卷到达结束时间，或回收数量已达配额。',
    en: 'A questionnaire reached its end time or its quota.',
    ru: 'Опрос дошёл до времени окончания или набрал квоту ответов.',
  },
  byDefault: ['in-site'],
  mandatory: [],
  permission: 'questionnaires.edit',
  messages: {
    ended: {
      title: {
        cn: '问卷“{title}”已结束',
        en: '“{title}” has ended',
        ru: 'Опрос «{title}» закончен',
      },
      body: {
        cn: '已到达结束时间。请查看结果。',
        en: 'Its end time has come. See the results.',
        ru: 'Время опроса вышло. Посмотрите результаты.',
      },
    },
    full: {
      title: {
        cn: '问卷“{title}”的回收数量已达配额',
        en: '“{title}” has reached its quota',
        ru: 'Опрос «{title}» набрал квоту ответов',
      },
      body: {
        cn: '已收到 {count} 份答卷，问卷已结束。请查看结果。',
        en: {
          one: 'It has ended with {count} response. See the results.',
          other: 'It has ended with {count} responses. See the results.',
        },
        ru: {
          one: 'Он закончен: получен {count} ответ. Посмотрите результаты.',
          few: 'Он закончен: получено {count} ответа. Посмотрите результаты.',
          other: 'Он закончен: получено {count} ответов. Посмотрите результаты.',
        },
      },
    },
  },
})
