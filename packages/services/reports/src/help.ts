import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about reports. */
const topics: readonly HelpTopic[] = [
  {
    id: 'own-report',
    title: { cn: '如何保存自定义报表？', en: 'How do I keep a report of my own?', ru: 'Как сохранить свой отчёт?' },
    text: {
      cn: ['在“自定义报表”中选择指标、维度和统计周期，然后将其存为模板。模板会出现在“报表模板”中。'],
      en: [
        'Choose metrics, dimensions, and a period in Custom report, and save them as a template. It’s then listed under Templates.',
      ],
      ru: [
        'Выберите показатели, измерения и период на странице «Свой отчёт» и сохраните их как шаблон. Он появится среди шаблонов.',
      ],
    },
    page: 'reports.own',
  },
]

export default topics
