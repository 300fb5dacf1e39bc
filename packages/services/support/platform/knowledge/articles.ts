import type { Article } from './article.ts'

/** The knowledge base: what people ask most often, in each language. */
export const articles: readonly Article[] = [
  {
    articleId: 'first-release',
    topic: 'start',
    texts: {
      en: {
        title: 'Release an app for the first time',
        paragraphs: [
          'Create a project and an app, upload a package, and fill in the store listing. The version’s release page lists everything that is still missing, with links to fix it.',
          'Once all checks pass, submit the version for review. After approval, it is released immediately, at a time you choose, or as a phased release to a growing percentage of users.',
          'If the version is rejected, its page shows the reasons. Fix them, and submit the same version again.',
        ],
      },
      cn: {
        title: '首次发布应用',
        paragraphs: [
          '先创建项目和应用，再上传软件包并填写商店信息。版本的发布页面会列出仍缺少的内容，并链接到可以补充的位置。',
          '所有检查通过后即可提交审核。审核通过后，可以立即上架、定时上架，或按比例分阶段发布。',
          '如果审核不通过，版本页面会显示原因。修改后重新提交同一版本即可。',
        ],
      },
      ru: {
        title: 'Первая публикация приложения',
        paragraphs: [
          'Создайте проект и приложение, загрузите пакет и заполните страницу в магазине. На странице версии перечислено всё, чего ещё не хватает, со ссылками на нужные места.',
          'Когда все проверки пройдены, отправьте версию на модерацию. После одобрения версия выходит сразу, в выбранное время или поэтапно для растущей доли пользователей.',
          'Если версия отклонена, причины показаны на её странице. Исправьте их и отправьте ту же версию ещё раз.',
        ],
      },
    },
  },
  {
    articleId: 'package-failed',
    topic: 'integration',
    texts: {
      en: {
        title: 'A package fails after upload',
        paragraphs: [
          'Each uploaded package is processed first: its name, version code, signature, and permissions are read. The package page shows the result and, if it failed, the reason.',
          'A package fails if its signature differs from earlier packages, or if its package name belongs to another app. Rebuild it with the right key, and upload the new file.',
          'To continue an interrupted upload of a large file, choose the same file again.',
        ],
      },
      cn: {
        title: '软件包上传后处理失败',
        paragraphs: [
          '每个上传的软件包都会先解析包名、版本代码、签名和权限。软件包页面会显示结果以及失败原因。',
          '签名与之前的软件包不同，或包名属于其他应用时，软件包会处理失败。请使用正确的密钥重新构建并上传。',
          '大文件上传中断后，重新选择同一文件即可从中断处继续。',
        ],
      },
      ru: {
        title: 'Пакет не обработан после загрузки',
        paragraphs: [
          'Каждый загруженный пакет сначала обрабатывается: читаются имя, код версии, подпись и разрешения. Результат и причина ошибки показаны на странице пакета.',
          'Пакет не подойдёт, если его подпись отличается от подписи прежних пакетов или имя пакета принадлежит другому приложению. Соберите его с нужным ключом и загрузите новый файл.',
          'Прерванная загрузка большого файла продолжится с того же места, если выбрать тот же файл ещё раз.',
        ],
      },
    },
  },
  {
    articleId: 'client-key',
    topic: 'integration',
    texts: {
      en: {
        title: 'Call the platform from an app',
        paragraphs: [
          'An app uses the public API key from its configuration file, in URLs that start with /client/ and the key. The key only identifies the app: with it, the app can read what every copy of it can read, and report what its own user does.',
          'If an app receives status 429, it has sent too many requests. Have it wait for the number of seconds in the Retry-After header.',
          'Keys can be limited to a package name and a signing fingerprint. After you change a key, the old one keeps working for 30 days.',
        ],
      },
      cn: {
        title: '在应用中调用平台接口',
        paragraphs: [
          '应用使用配置文件中的公开 API 密钥，接口地址以 /client/ 加密钥开头。密钥只用于识别应用：凭密钥可读取该应用每个安装实例都能读取的内容，并上报当前用户的行为。',
          '如果收到状态码 429，说明请求过多，应按 Retry-After 响应头的秒数等待后再试。',
          '可以将密钥限定为某个包名和签名指纹。更换密钥后，旧密钥在 30 天内仍然有效。',
        ],
      },
      ru: {
        title: 'Обращение к платформе из приложения',
        paragraphs: [
          'Приложение использует открытый ключ API из файла конфигурации, в адресах, которые начинаются с /client/ и ключа. Ключ лишь определяет приложение: он позволяет читать то, что доступно любой его копии, и сообщать о действиях своего пользователя.',
          'Код 429 означает, что запросов слишком много. Приложение должно подождать столько секунд, сколько указано в заголовке Retry-After.',
          'Ключ можно ограничить именем пакета и отпечатком подписи. После смены ключа прежний действует ещё 30 дней.',
        ],
      },
    },
  },
  {
    articleId: 'reports-delay',
    topic: 'data',
    texts: {
      en: {
        title: 'Reports end with yesterday',
        paragraphs: [
          'Reports show complete days. Each day’s events are totaled the following night, so the latest day in a report is yesterday.',
          'Alerts check the hours of the current day. If a problem has just started, open the app’s alerts instead of its reports.',
          'Events that a device sends late are added to the day on which they happened, so that day’s totals can change.',
        ],
      },
      cn: {
        title: '报表只到昨天',
        paragraphs: [
          '报表按整天统计。当天的事件在次日凌晨汇总，因此报表最新的一天是昨天。',
          '告警会查看当天各小时的数据。刚刚出现的问题请查看应用的告警，而不是报表。',
          '设备延迟上报的事件会计入发生当天，该天的汇总数据也会随之变化。',
        ],
      },
      ru: {
        title: 'Отчёты заканчиваются вчерашним днём',
        paragraphs: [
          'В отчётах показаны полные дни. События дня суммируются следующей ночью, поэтому последний день отчёта — вчерашний.',
          'Алерты проверяют данные за часы текущего дня. Если проблема возникла только что, откройте алерты приложения, а не отчёты.',
          'События, которые устройство прислало с опозданием, относятся к дню, когда они произошли, и суммы за этот день меняются.',
        ],
      },
    },
  },
  {
    articleId: 'export-rows',
    topic: 'data',
    texts: {
      en: {
        title: 'Export a list to a file',
        paragraphs: [
          'You can export a list to CSV from its menu. The file contains all rows that match the filters, in the order of the list, with the columns that are shown.',
          'Values that a spreadsheet would treat as formulas are written as text.',
        ],
      },
      cn: {
        title: '将列表导出为文件',
        paragraphs: [
          '在列表的菜单中可以导出 CSV。文件包含符合筛选条件的全部行，顺序与列表一致，列为当前显示的列。',
          '电子表格可能当作公式执行的值会写成文本。',
        ],
      },
      ru: {
        title: 'Экспорт списка в файл',
        paragraphs: [
          'В меню каждого списка можно скачать CSV. В файле — все строки, подходящие под фильтры, в порядке списка и с показанными столбцами.',
          'Значения, которые электронная таблица приняла бы за формулы, записываются как текст.',
        ],
      },
    },
  },
  {
    articleId: 'order-service',
    topic: 'billing',
    texts: {
      en: {
        title: 'Enable a cloud service in a project',
        paragraphs: [
          'Some services, such as Cloud Storage, must be ordered for a project. Without an active order, you can view their pages, but you can’t change anything.',
          'Members who can manage the project order services on its page. After an order is canceled, the data is kept for the time shown on that page.',
        ],
      },
      cn: {
        title: '在项目中开通云服务',
        paragraphs: [
          '云存储等服务需要由项目开通。没有有效订单时，可以查看相关页面，但不能进行任何修改。',
          '具有项目管理权限的成员可以在项目页面开通服务。取消订单后，数据会按页面所示的期限保留。',
        ],
      },
      ru: {
        title: 'Подключение облачного сервиса в проекте',
        paragraphs: [
          'Некоторые сервисы, например облачное хранилище, нужно подключить в проекте. Без действующего заказа их страницы можно просматривать, но изменить ничего нельзя.',
          'Сервис подключают на странице проекта участники с правом управлять проектом. После отмены заказа данные хранятся столько, сколько указано на странице.',
        ],
      },
    },
  },
  {
    articleId: 'members-and-roles',
    topic: 'account',
    texts: {
      en: {
        title: 'Invite members and assign roles',
        paragraphs: [
          'The account holder and administrators invite members by email on the team page. Invitations can be accepted until they expire, and can be resent.',
          'A role determines what a member can do. You can limit a member’s access to some apps; they then see no data of the others.',
          'If an action is missing from a page, your role doesn’t have the permission for it. See which roles do under Roles and permissions.',
        ],
      },
      cn: {
        title: '邀请成员并分配角色',
        paragraphs: [
          '账号持有者和管理员可在团队页面通过邮箱邀请成员。邀请在过期前可以接受，也可以重新发送。',
          '角色决定成员可以执行的操作。可以将成员的应用范围限定为部分应用，成员将看不到其他应用的数据。',
          '如果页面上缺少某个操作，说明您的角色没有相应权限。可在“角色与权限”中查看哪些角色拥有该权限。',
        ],
      },
      ru: {
        title: 'Приглашение участников и роли',
        paragraphs: [
          'Владелец команды и администраторы приглашают участников по электронной почте на странице команды. Приглашение можно принять до истечения срока и отправить повторно.',
          'Роль определяет, что участнику разрешено. Доступ можно ограничить некоторыми приложениями: данных остальных участник не увидит.',
          'Если на странице нет какого-то действия, у вашей роли нет права на него. У каких ролей оно есть, показано в разделе «Роли и права».',
        ],
      },
    },
  },
  {
    articleId: 'provider-access',
    topic: 'other',
    texts: {
      en: {
        title: 'What a service provider can see',
        paragraphs: [
          'A provider sees the messages and files of your team’s chats with it, and no other data of your team. It never sees internal notes.',
          'You can show the provider the app of a chat: its ID, name, package name, and versions. The provider can view it once within five minutes, and the history of the chat shows who did.',
        ],
      },
      cn: {
        title: '服务商可以看到什么',
        paragraphs: [
          '服务商只能看到与您团队会话中的消息和文件，看不到团队的其他内容。内部备注不会显示给对方。',
          '可以允许服务商查看会话对应的应用：应用 ID、名称、包名和版本。服务商只能在五分钟内查看一次，会话的操作记录会显示查看者。',
        ],
      },
      ru: {
        title: 'Что видит подрядчик',
        paragraphs: [
          'Подрядчик видит сообщения и файлы чатов вашей команды с ним и больше ничего. Внутренние заметки ему не видны.',
          'Вы можете показать подрядчику приложение чата: ID, название, имя пакета и версии. Он сможет посмотреть их один раз в течение пяти минут, и в истории чата видно, кто это сделал.',
        ],
      },
    },
  },
]
