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
          'Create a project and an app, upload a package, and fill in the store listing. The release page of the version lists everything that is still missing, with a link to where it is fixed.',
          'Submit the version for review once no check is open. After the review it is released at once, at a time that you choose, or in phases to a growing share of users.',
          'If the review rejects the version, its page shows the reasons. Change what they name, and submit the same version again.',
        ],
      },
      cn: {
        title: '首次发布应用',
        paragraphs: [
          '先创建项目和应用，再上传软件包并填写商店信息。版本的发布页面会列出仍缺少的内容，并链接到可以补充的位置。',
          '所有检查通过后即可提交审核。审核通过后，可以立即发布、定时发布，或按比例分阶段发布。',
          '如果审核被拒，版本页面会显示原因。按原因修改后，重新提交同一版本即可。',
        ],
      },
      ru: {
        title: 'Первая публикация приложения',
        paragraphs: [
          'Создайте проект и приложение, загрузите пакет и заполните страницу в магазине. На странице версии перечислено всё, чего ещё не хватает, со ссылками на нужные места.',
          'Когда замечаний не останется, отправьте версию на проверку. После неё версия выходит сразу, в выбранное время или поэтапно для растущей доли пользователей.',
          'Если проверка отклонила версию, причины показаны на её странице. Исправьте названное и отправьте ту же версию ещё раз.',
        ],
      },
    },
  },
  {
    articleId: 'package-failed',
    topic: 'integration',
    texts: {
      en: {
        title: 'A package fails after the upload',
        paragraphs: [
          'Each uploaded package is read first: its name, version code, signature, and permissions. The package page shows the outcome and the reason of a failure.',
          'A package is rejected if its signature differs from that of the earlier packages, or if its package name belongs to another app. Build it again with the right key, and upload the new file.',
          'An interrupted upload of a large file continues where it stopped when you choose the same file again.',
        ],
      },
      cn: {
        title: '软件包上传后处理失败',
        paragraphs: [
          '每个上传的软件包都会先解析：包名、版本号、签名和权限。软件包页面会显示结果以及失败原因。',
          '签名与之前的软件包不同，或包名属于其他应用时，软件包会被拒绝。请使用正确的密钥重新构建并上传。',
          '大文件上传中断后，重新选择同一文件即可从中断处继续。',
        ],
      },
      ru: {
        title: 'Пакет не обработан после загрузки',
        paragraphs: [
          'Каждый загруженный пакет сначала читается: имя, код версии, подпись и разрешения. Результат и причина ошибки показаны на странице пакета.',
          'Пакет отклоняется, если его подпись отличается от подписи прежних пакетов или имя пакета принадлежит другому приложению. Соберите его с нужным ключом и загрузите новый файл.',
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
          'An app uses the public API key of its configuration file, in addresses that begin with /client/ and the key. The key only identifies the app: it can read what every copy of the app may read, and report what its own user does.',
          'If an app receives the status 429, it has sent too many requests. It should wait as many seconds as the Retry-After header says.',
          'Keys can be limited to a package name and a signing fingerprint. After a change of the key, the earlier one keeps working for 30 days.',
        ],
      },
      cn: {
        title: '在应用中调用平台接口',
        paragraphs: [
          '应用使用配置文件中的公开 API 密钥，接口地址以 /client/ 加密钥开头。密钥只用于识别应用：可读取所有应用副本都能读取的内容，并上报自己用户的行为。',
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
        title: 'Reports end yesterday',
        paragraphs: [
          'Reports show complete days. The events of a day are added up in the night after it, so the newest day of a report is yesterday.',
          'Alerts look at the hours of the running day. For a problem that has just begun, open the alerts of the app instead of its reports.',
          'Events that a device sends late are added to the day on which they happened, and the sums of this day change.',
        ],
      },
      cn: {
        title: '报表只到昨天',
        paragraphs: [
          '报表显示完整的天。当天的事件在次日凌晨汇总，因此报表最新的一天是昨天。',
          '告警会查看当天各小时的数据。刚刚出现的问题请查看应用的告警，而不是报表。',
          '设备延迟上报的事件会计入发生当天，该天的汇总数据也会随之变化。',
        ],
      },
      ru: {
        title: 'Отчёты заканчиваются вчерашним днём',
        paragraphs: [
          'В отчётах показаны полные дни. События дня суммируются следующей ночью, поэтому последний день отчёта — вчерашний.',
          'Алерты смотрят на часы текущего дня. Если проблема возникла только что, откройте алерты приложения, а не отчёты.',
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
          'Each list has an export to CSV in its menu. The file holds all rows that match the filters, in the order of the list, and the columns that are shown.',
          'Values that a spreadsheet would run as a formula are written as text.',
        ],
      },
      cn: {
        title: '将列表导出为文件',
        paragraphs: [
          '每个列表的菜单中都可以导出 CSV。文件包含符合筛选条件的全部行，顺序与列表一致，列为当前显示的列。',
          '电子表格可能当作公式执行的值会写成文本。',
        ],
      },
      ru: {
        title: 'Экспорт списка в файл',
        paragraphs: [
          'В меню каждого списка есть экспорт в CSV. В файле все строки, подходящие под фильтры, в порядке списка и с показанными столбцами.',
          'Значения, которые таблица выполнила бы как формулу, записываются текстом.',
        ],
      },
    },
  },
  {
    articleId: 'order-service',
    topic: 'billing',
    texts: {
      en: {
        title: 'Turn on a cloud service in a project',
        paragraphs: [
          'Some services, such as cloud storage, belong to a project that has ordered them. Without an active order, their pages can be read, but nothing can be changed.',
          'Members with the permission to manage the project order a service on the page of the project. Cancelling the order keeps the data for the time that the page names.',
        ],
      },
      cn: {
        title: '在项目中开通云服务',
        paragraphs: [
          '云存储等服务需要由项目开通。没有有效订单时，可以查看相关页面，但不能做任何更改。',
          '具有项目管理权限的成员可以在项目页面开通服务。取消订单后，数据会按页面所示的期限保留。',
        ],
      },
      ru: {
        title: 'Подключение облачной службы в проекте',
        paragraphs: [
          'Некоторые службы, например облачное хранилище, принадлежат проекту, который их заказал. Без действующего заказа их страницы можно читать, но изменить ничего нельзя.',
          'Службу подключают на странице проекта участники с правом управлять им. После отмены заказа данные хранятся столько, сколько указано на странице.',
        ],
      },
    },
  },
  {
    articleId: 'members-and-roles',
    topic: 'account',
    texts: {
      en: {
        title: 'Invite members and give them roles',
        paragraphs: [
          'The account holder and administrators invite members by email on the page of the team. An invitation can be accepted until it expires, and sent again.',
          'A role decides what a member may do. Access to apps can be limited to some of them: the member then sees no rows of the others.',
          'If an action is missing on a page, your role lacks its permission. The permission matrix of the team shows which roles have it.',
        ],
      },
      cn: {
        title: '邀请成员并分配角色',
        paragraphs: [
          '账号持有人和管理员可在团队页面通过邮箱邀请成员。邀请在过期前可以接受，也可以重新发送。',
          '角色决定成员可以执行的操作。可以将成员的应用权限限定为部分应用，成员将看不到其他应用的数据。',
          '如果页面上缺少某个操作，说明您的角色没有相应权限。团队的权限矩阵会显示哪些角色拥有该权限。',
        ],
      },
      ru: {
        title: 'Приглашение участников и роли',
        paragraphs: [
          'Владелец аккаунта и администраторы приглашают участников по электронной почте на странице команды. Приглашение можно принять до истечения срока и отправить повторно.',
          'Роль определяет, что участнику разрешено. Доступ можно ограничить некоторыми приложениями: данных остальных участник не увидит.',
          'Если на странице нет какого-то действия, у вашей роли нет права на него. Матрица прав команды показывает, у каких ролей оно есть.',
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
          'A provider sees the messages and files of the chats that your team has with it, and nothing else of your team. Notes are never part of what it sees.',
          'With a voucher you show the provider the app of a chat: its ID, package name, and versions. A voucher can be opened once, within five minutes, and the history of the chat names who opened it.',
        ],
      },
      cn: {
        title: '服务商可以看到什么',
        paragraphs: [
          '服务商只能看到与您团队会话中的消息和文件，看不到团队的其他内容。内部备注不会显示给对方。',
          '通过查看凭证，可以让服务商查看会话对应的应用：应用 ID、包名和版本。凭证五分钟内有效且只能打开一次，会话的操作记录会显示打开者。',
        ],
      },
      ru: {
        title: 'Что видит подрядчик',
        paragraphs: [
          'Подрядчик видит сообщения и файлы чатов вашей команды с ним и больше ничего. Заметки ему никогда не видны.',
          'Ваучер показывает подрядчику приложение чата: ID, имя пакета и версии. Его можно открыть один раз в течение пяти минут, и в истории чата видно, кто это сделал.',
        ],
      },
    },
  },
]
