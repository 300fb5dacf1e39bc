import { noticeTopic } from '@console-widgets/platform/notices/topic'

/** Guardrails of experiments that have become worse. */
export const experimentGuardrail = noticeTopic({
  id: 'experiment-guardrail',
  name: { cn: '实验护栏指标', en: 'Guardrails of experiments', ru: 'Защитные метрики экспериментов' },
  help: {
    cn: '运行中的实验使护栏指标变差。',
    en: 'A running experiment makes one of its guardrails worse.',
    ru: 'Запущенный эксперимент ухудшает защитную метрику.',
  },
  byDefault: ['mail', 'in-site'],
  mandatory: [],
  permission: 'ab-testing.edit',
  messages: {
    worse: {
      title: {
        cn: '实验“{experiment}”使护栏指标变差',
        en: '“{experiment}” makes a guardrail worse',
        ru: '«{experiment}» ухудшает защитную метрику',
      },
      body: {
        cn: '与对照组相比，方案“{variants}”的护栏指标变差。请查看结果，并暂停或结束实验。',
        en: 'Compared with the control, it is worse in {variants}. Look at the result, and pause or end the experiment.',
        ru: 'По сравнению с контролем хуже в варианте: {variants}. Посмотрите результат и приостановите или завершите эксперимент.',
      },
    },
  },
})
