import type { NewsCategory } from '@console-widgets/reports/model'
import type { NewsText } from './tables.ts'

/** Platform news, with their age in days. */
export const demoNews: readonly {
  newsId: string
  category: NewsCategory
  isPublic: boolean
  age: number
  title: NewsText
  summary: NewsText
  body: NewsText
}[] = [
  {
    newsId: 'news-07',
    category: 'release',
    isPublic: true,
    age: 2,
    title: {
      'zh-CN': '安装失败报表支持按设备型号分析',
      'en-US': 'Failed installs by device model',
      'ru-RU': 'Ошибки установки по моделям устройств',
    },
    summary: {
      'zh-CN': '现在可以查看安装失败集中在哪些机型，并与上一周期对比。',
      'en-US': 'See on which models installs fail, and compare with the period before.',
      'ru-RU': 'Видно, на каких моделях установка завершается ошибкой и как было в предыдущем периоде.',
    },
    body: {
      'zh-CN':
        '安装失败报表新增“设备型号”维度，可与版本、国家/地区组合筛选。报表数据为 T+1，截至前一个完整的 UTC 日。如果某一版本的失败率明显高于团队其他应用的中位数，诊断建议会给出版本和主要原因。',
      'en-US':
        'The report of failed installs can now be broken down by device model, and filtered by version and country at the same time. Numbers reach to the last complete day in UTC. Where a version fails clearly more often than the middle of your apps, the advice names the version and the main reason.',
      'ru-RU':
        'Отчёт об ошибках установки теперь можно разбить по моделям устройств и одновременно отфильтровать по версии и стране. Данные доступны до последнего полного дня по UTC. Если доля ошибок у версии заметно выше медианы ваших приложений, в рекомендациях будут указаны версия и главная причина.',
    },
  },
  {
    newsId: 'news-06',
    category: 'maintenance',
    isPublic: true,
    age: 6,
    title: {
      'zh-CN': '财务报表维护通知',
      'en-US': 'Maintenance of the finance reports',
      'ru-RU': 'Технические работы с финансовыми отчётами',
    },
    summary: {
      'zh-CN': '周日 02:00–03:00（UTC）财务报表暂停更新，查询不受影响。',
      'en-US': 'On Sunday from 02:00 to 03:00 UTC the finance reports are not updated. They can be read as usual.',
      'ru-RU':
        'В воскресенье с 02:00 до 03:00 UTC финансовые отчёты не обновляются. Просматривать их можно как обычно.',
    },
    body: {
      'zh-CN': '维护期间新的订单和退款照常入账，并在维护结束后一小时内体现在报表中。导出任务会自动排队，无需重新提交。',
      'en-US':
        'Orders and refunds are taken in as usual meanwhile, and show within an hour of the end of the work. Exports wait in the queue and need not be started again.',
      'ru-RU':
        'Заказы и возвраты в это время принимаются как обычно и появятся в отчётах в течение часа после окончания работ. Экспорт встаёт в очередь, запускать его заново не нужно.',
    },
  },
  {
    newsId: 'news-05',
    category: 'policy',
    isPublic: true,
    age: 15,
    title: {
      'zh-CN': '少于 5 人的数据不再显示',
      'en-US': 'Numbers of fewer than five people are no longer shown',
      'ru-RU': 'Показатели менее чем по пяти пользователям больше не отображаются',
    },
    summary: {
      'zh-CN': '为保护用户隐私，所有报表和导出文件中少于 5 人的人数不予显示。',
      'en-US': 'To protect people, reports and files keep back every number of fewer than five of them.',
      'ru-RU': 'Для защиты пользователей отчёты и файлы скрывают любые данные менее чем о пяти пользователях.',
    },
    body: {
      'zh-CN':
        '当新增用户、活跃用户、付费用户等人数为 1–4 时，报表显示“少于 5”。由其计算的比率同样隐藏。次数类指标不受影响。',
      'en-US':
        'Where new, active or paying users are one to four, a report says “fewer than 5”. Rates that are computed from them are kept back as well. Counts of events are not affected.',
      'ru-RU':
        'Если новых, активных или платящих пользователей от одного до четырёх, в отчёте указано «менее 5». Вычисленные из них доли тоже скрыты. Количество событий это не затрагивает.',
    },
  },
  {
    newsId: 'news-04',
    category: 'release',
    isPublic: false,
    age: 24,
    title: {
      'zh-CN': '自定义应用对比最多支持 10 个应用',
      'en-US': 'Compare up to ten apps side by side',
      'ru-RU': 'Сравнение до десяти приложений',
    },
    summary: {
      'zh-CN': '选择团队内的应用，在同一张图表中对比下载、留存和质量。',
      'en-US': 'Choose apps of your team and see downloads, retention and quality in one chart.',
      'ru-RU': 'Выберите приложения команды и сравните скачивания, удержание и качество на одном графике.',
    },
    body: {
      'zh-CN': '对比列表按团队保存，成员看到的内容一致。应用管理员和运营可以修改列表，也可以随时关闭对比。',
      'en-US':
        'The list is kept for the team, so all members see the same. App administrators and operations change it, and can switch the comparison off at any time.',
      'ru-RU':
        'Список хранится для всей команды, поэтому все видят одно и то же. Менять его могут администраторы приложений и роль «Контент и продвижение», сравнение можно отключить в любой момент.',
    },
  },
  {
    newsId: 'news-03',
    category: 'event',
    isPublic: true,
    age: 33,
    title: {
      'zh-CN': '线上课堂：读懂留存分析',
      'en-US': 'Online class: reading retention',
      'ru-RU': 'Онлайн-занятие: как читать удержание',
    },
    summary: {
      'zh-CN': '45 分钟了解同期群、次日留存和周留存，并学会定位流失原因。',
      'en-US': '45 minutes on cohorts, day 1 and weekly retention, and how to find where people are lost.',
      'ru-RU': '45 минут о когортах, удержании первого дня и по неделям, а также о том, где теряются пользователи.',
    },
    body: {
      'zh-CN': '课程以一款地图应用的真实节奏为例：新版本上线、安装失败事件以及素材测试如何影响留存。课后可观看回放。',
      'en-US':
        'The class follows a map app through a launch, a day of failed installs and a material test, and shows what each does to retention. A recording is available afterwards.',
      'ru-RU':
        'На примере картографического приложения разберём запуск версии, день с ошибками установки и A/B-тест страницы и увидим, как всё это влияет на удержание. После занятия доступна запись.',
    },
  },
  {
    newsId: 'news-02',
    category: 'policy',
    isPublic: false,
    age: 47,
    title: {
      'zh-CN': '报表查询跨度调整为 180 天',
      'en-US': 'Reports span up to 180 days',
      'ru-RU': 'Отчёты охватывают до 180 дней',
    },
    summary: {
      'zh-CN': '单次查询和导出的时间跨度上限为 180 天。',
      'en-US': 'A single report or file spans 180 days at most.',
      'ru-RU': 'Один отчёт или файл охватывает не более 180 дней.',
    },
    body: {
      'zh-CN': '更长时间的数据请分段导出。导出文件的链接有效期为 5 分钟，过期后可在任务中重新获取。',
      'en-US': 'For more, export piece by piece. The link to a file lives five minutes; its task gives a new one.',
      'ru-RU':
        'Более длительные периоды экспортируйте частями. Ссылка на файл действует пять минут, новую можно получить в задаче.',
    },
  },
  {
    newsId: 'news-01',
    category: 'maintenance',
    isPublic: false,
    age: 61,
    title: {
      'zh-CN': '实时素材测试数据延迟已恢复',
      'en-US': 'Delay of realtime material tests resolved',
      'ru-RU': 'Задержка данных A/B-тестов страницы устранена',
    },
    summary: {
      'zh-CN': '6 小时的数据延迟已补齐，测试结论不受影响。',
      'en-US': 'A delay of six hours has been made up for. Results of tests are not affected.',
      'ru-RU': 'Шестичасовая задержка устранена. На результаты тестов это не повлияло.',
    },
    body: {
      'zh-CN': '延迟期间的曝光和下载已全部补录，各方案的流量比例保持不变。',
      'en-US': 'All views and downloads of those hours have been added. The shares of the variants are unchanged.',
      'ru-RU': 'Все показы и скачивания за эти часы добавлены. Доли вариантов не изменились.',
    },
  },
]
