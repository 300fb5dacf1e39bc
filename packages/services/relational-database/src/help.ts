import type { HelpTopic } from '@console-widgets/ui/service'

/** Answers to questions about databases. */
const topics: readonly HelpTopic[] = [
  {
    id: 'run-sql',
    title: { cn: '如何运行 SQL？', en: 'How do I run SQL?', ru: 'Как выполнить SQL?' },
    text: {
      cn: [
        '打开数据库，在编辑器中输入语句，选择以哪个账号运行。会删除或修改大量数据的语句在运行前需要确认。草稿保存在此浏览器中。',
      ],
      en: [
        'Open a database, enter statements in the editor, and choose the account that runs them. Statements that delete or change much are confirmed first. Drafts are kept in this browser.',
      ],
      ru: [
        'Откройте базу данных, введите операторы в редакторе и выберите учётную запись для их выполнения. Операторы, которые удаляют или меняют много данных, требуют подтверждения. Черновики хранятся в этом браузере.',
      ],
    },
    page: 'relational-database.service',
  },
  {
    id: 'edit-rows',
    title: { cn: '如何编辑表中的数据？', en: 'How do I edit rows?', ru: 'Как изменить строки таблицы?' },
    text: {
      cn: [
        '打开数据库并选择“表编辑器”。双击单元格或按 Enter 进行编辑。修改会先汇总，您可以撤销或查看其 SQL，然后在同一事务中应用。若某行已被他人修改，则不会应用任何修改。',
      ],
      en: [
        'Open a database and choose Table editor. Double-click a cell or press Enter to edit it. Changes are collected: undo them, review their SQL, and apply them in one transaction. If someone else has changed a row in the meantime, nothing is applied.',
      ],
      ru: [
        'Откройте базу данных и выберите «Редактор таблиц». Чтобы изменить ячейку, дважды щёлкните её или нажмите Enter. Изменения накапливаются: их можно отменить, посмотреть их SQL и применить в одной транзакции. Если строку тем временем изменил кто-то другой, не применяется ничего.',
      ],
    },
    page: 'relational-database.service',
  },
  {
    id: 'change-tables',
    title: {
      cn: '如何创建或修改表？',
      en: 'How do I create or change tables?',
      ru: 'Как создать или изменить таблицу?',
    },
    text: {
      cn: [
        '在“表编辑器”中选择“新建表”，或打开表的“结构”，即可修改列、键、索引和行策略。表单会显示将要执行的 SQL，并在同一事务中执行。删除前会列出一并删除的对象。',
      ],
      en: [
        'In the table editor, choose New table, or open the structure of a table to change its columns, keys, indexes, and row policies. Each form shows the SQL, which runs in one transaction. Before something is dropped, everything that is dropped with it is listed.',
      ],
      ru: [
        'В редакторе таблиц нажмите «Новая таблица» или откройте структуру таблицы, чтобы изменить столбцы, ключи, индексы и политики строк. Каждая форма показывает SQL, который выполнится в одной транзакции. Перед удалением перечисляется всё, что будет удалено вместе с объектом.',
      ],
    },
    page: 'relational-database.service',
  },
  {
    id: 'csv',
    title: {
      cn: '如何导入或导出 CSV？',
      en: 'How do I import or export CSV?',
      ru: 'Как импортировать или экспортировать CSV?',
    },
    text: {
      cn: [
        '在“表编辑器”中选择“导入 CSV”并选择文件。导入前会按行和列列出错误；所有行在同一事务中插入，不会只导入一部分。“导出 CSV”按当前的筛选和排序保存所有页的数据。',
      ],
      en: [
        'In the table editor, choose Import CSV and a file. Errors are listed by line and column before the import, and all rows are inserted in one transaction, so no file is imported in part. Export CSV saves the rows of all pages, filtered and sorted as shown.',
      ],
      ru: [
        'В редакторе таблиц нажмите «Импорт CSV» и выберите файл. Ошибки показываются по строкам и столбцам ещё до импорта, а все строки вставляются в одной транзакции, поэтому файл не может быть импортирован частично. «Скачать CSV» сохраняет строки всех страниц с учётом фильтров и сортировки.',
      ],
    },
    page: 'relational-database.service',
  },
  {
    id: 'connect',
    title: { cn: '如何从程序连接？', en: 'How do programs connect?', ru: 'Как подключить программу?' },
    text: {
      cn: ['打开数据库并选择“连接”，即可查看 psql 和各种驱动程序所需的连接字符串。程序使用数据库账号及其密码登录。'],
      en: [
        'Open a database and choose Connect for the connection string, which psql and all drivers accept. Programs sign in with a database account and its password.',
      ],
      ru: [
        'Откройте базу данных и нажмите «Подключиться»: там строка подключения для psql и любых драйверов. Программы входят с учётной записью базы данных и её паролем.',
      ],
    },
    page: 'relational-database.service',
  },
]

export default topics
