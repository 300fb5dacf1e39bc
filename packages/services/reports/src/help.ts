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
  {
    id: 'own-events',
    title: {
      cn: '应用如何上报事件？',
      en: 'How does my app report events?',
      ru: 'Как приложению передавать события?',
    },
    text: {
      cn: [
        '项目的配置文件中有客户端接口地址（client_plane.url）。应用将事件以 JSON 列表形式 POST 到该地址后加 /events 的网址，每次最多 100 个。',
        '每个事件包含 eventId、personId、name、time（毫秒时间戳）和 version。purchase、crash、active 等名称计入相应的报表，其他名称显示在“自定义事件”中。数据次日可见。',
      ],
      en: [
        'The project’s configuration file has the address of the client API (client_plane.url). The app posts its events there, to /events, as a JSON list of at most 100.',
        'Each event has an eventId, a personId, a name, a time in milliseconds, and a version. Names such as purchase, crash, and active count in their reports; all others are listed under Custom events. Data appears the next day.',
      ],
      ru: [
        'Адрес клиентского API указан в файле конфигурации проекта (client_plane.url). Приложение отправляет события по этому адресу с путём /events методом POST: списком JSON, не более 100 за раз.',
        'У каждого события есть eventId, personId, name, time в миллисекундах и version. События purchase, crash, active и подобные учитываются в соответствующих отчётах, остальные показываются в отчёте «События из приложения». Данные появляются на следующий день.',
      ],
    },
  },
]

export default topics
