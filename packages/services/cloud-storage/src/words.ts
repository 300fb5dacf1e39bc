import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of cloud storage for the audit log and the permission matrix. */
export const words = {
  'areas.cloud-storage': { cn: '云存储', en: 'Cloud storage', ru: 'Облачное хранилище' },

  // Permissions.
  'rights.cloud-storage.manage': { cn: '管理云存储', en: 'Manage storage', ru: 'Управление хранилищем' },
  'rights.cloud-storage.manage.help': {
    cn: '创建存储桶，设置安全规则、跨域规则和网站托管。',
    en: 'Create buckets, and set rules, CORS, and hosting.',
    ru: 'Создавать бакеты, задавать правила, CORS и хостинг.',
  },
  'rights.cloud-storage.upload': { cn: '修改文件', en: 'Edit files', ru: 'Изменение файлов' },
  'rights.cloud-storage.upload.help': {
    cn: '添加、移动和删除文件与文件夹。',
    en: 'Add, move, and delete files and folders.',
    ru: 'Добавлять, перемещать и удалять файлы и папки.',
  },
  'rights.cloud-storage.look': { cn: '打开文件', en: 'Open files', ru: 'Открытие файлов' },
  'rights.cloud-storage.look.help': {
    cn: '查看文件内容及其访问链接。',
    en: 'View the content of files, and the links that open them.',
    ru: 'Видеть содержимое файлов и ссылки на них.',
  },

  // Things after a verb, and acts that say more than these two.
  'things.cloud-storage.storage-bucket': { cn: '存储桶', en: 'a bucket', ru: 'бакета' },
  'things.cloud-storage.file-bucket': { cn: '存储桶', en: 'a bucket', ru: 'бакета' },
  'things.cloud-storage.folder': { cn: '文件夹', en: 'a folder', ru: 'папки' },
  'things.cloud-storage.file': { cn: '文件', en: 'a file', ru: 'файла' },
  'things.cloud-storage.files': { cn: '文件', en: 'files', ru: 'файлов' },
  'things.cloud-storage.file-token': { cn: '文件链接', en: 'a link to a file', ru: 'ссылки на файл' },
  'things.cloud-storage.access-token': {
    cn: '安全规则测试登录',
    en: 'a test sign-in for storage rules',
    ru: 'тестового входа для правил хранилища',
  },
  'things.cloud-storage.security-rule': { cn: '云存储安全规则', en: 'storage rules', ru: 'правил хранилища' },
  'things.cloud-storage.bucket-cors': { cn: '存储桶 CORS 规则', en: 'a bucket’s CORS rules', ru: 'правил CORS бакета' },
  'things.cloud-storage.hosting-site': { cn: '托管网站', en: 'a hosted site', ru: 'размещённого сайта' },
  'things.cloud-storage.hosting-cdn': { cn: '网站 CDN 缓存', en: 'a site’s CDN cache', ru: 'кеша сайта в CDN' },
  'acts.cloud-storage.file-token.delete': {
    cn: '作废文件链接',
    en: 'Revoked a link to a file',
    ru: 'Отзыв ссылки на файл',
  },
  'acts.cloud-storage.file-token.clear-and-refresh': {
    cn: '更换文件的全部链接',
    en: 'Replaced all links to a file',
    ru: 'Замена всех ссылок на файл',
  },
  'acts.cloud-storage.task.cancel': {
    cn: '取消文件任务',
    en: 'Canceled a file operation',
    ru: 'Отмена операции с файлами',
  },
  'acts.cloud-storage.security-rule.delete': {
    cn: '恢复默认安全规则',
    en: 'Restored the default storage rules',
    ru: 'Возврат к правилам хранилища по умолчанию',
  },
  'acts.cloud-storage.data.init': {
    cn: '在区域开通云存储',
    en: 'Enabled cloud storage in a region',
    ru: 'Подключение хранилища в регионе',
  },
  'acts.cloud-storage.hosting-site.delete': {
    cn: '停止托管网站',
    en: 'Stopped hosting a site',
    ru: 'Отключение сайта',
  },
  'acts.cloud-storage.release': {
    cn: '清理无用文件',
    en: 'Cleared unused files',
    ru: 'Очистка неиспользуемых файлов',
  },

  // Rows and their fields.
  'rows.cloud-storage.storage_regions': { cn: '存储区域', en: 'Storage region', ru: 'Регион хранилища' },
  'rows.cloud-storage.storage_buckets': { cn: '存储桶', en: 'Bucket', ru: 'Бакет' },
  'rows.cloud-storage.storage_files': { cn: '文件', en: 'File', ru: 'Файл' },
  'rows.cloud-storage.storage_tokens': { cn: '文件链接', en: 'Link to a file', ru: 'Ссылка на файл' },
  'rows.cloud-storage.storage_rules': { cn: '云存储安全规则', en: 'Storage rules', ru: 'Правила хранилища' },
  'rows.cloud-storage.storage_sites': { cn: '托管网站', en: 'Hosted site', ru: 'Размещённый сайт' },
  'fields.cloud-storage.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.cloud-storage.level': { cn: '套餐', en: 'Plan', ru: 'Тариф' },
  'fields.cloud-storage.bucket_id': { cn: '存储桶 ID', en: 'Bucket ID', ru: 'ID бакета' },
  'fields.cloud-storage.bucket_name': { cn: '存储桶名称', en: 'Bucket name', ru: 'Имя бакета' },
  'fields.cloud-storage.storage_buckets.files': { cn: '文件数', en: 'Files', ru: 'Файлы' },
  'fields.cloud-storage.stored_bytes': { cn: '已用存储', en: 'Stored', ru: 'Занято' },
  'fields.cloud-storage.rules_version': { cn: '规则版本', en: 'Rules version', ru: 'Версия правил' },
  'fields.cloud-storage.draft_text': { cn: '规则草稿', en: 'Rules draft', ru: 'Черновик правил' },
  'fields.cloud-storage.draft_user_id': { cn: '草稿作者', en: 'Draft author', ru: 'Автор черновика' },
  'fields.cloud-storage.draft_time': { cn: '草稿保存时间', en: 'Draft saved', ru: 'Черновик сохранён' },
  'fields.cloud-storage.cors_rules': { cn: 'CORS 规则', en: 'CORS rules', ru: 'Правила CORS' },
  'fields.cloud-storage.file_id': { cn: '文件 ID', en: 'File ID', ru: 'ID файла' },
  'fields.cloud-storage.key': { cn: '对象键', en: 'Key', ru: 'Ключ' },
  'fields.cloud-storage.parent': { cn: '文件夹', en: 'Folder', ru: 'Папка' },
  'fields.cloud-storage.sort_name': { cn: '排序名称', en: 'Sort name', ru: 'Имя для сортировки' },
  'fields.cloud-storage.kind': { cn: '文件或文件夹', en: 'File or folder', ru: 'Файл или папка' },
  'fields.cloud-storage.made': { cn: '手动创建', en: 'Created manually', ru: 'Создана вручную' },
  'fields.cloud-storage.metadata': { cn: '元数据', en: 'Metadata', ru: 'Метаданные' },
  'fields.cloud-storage.source': { cn: '来源', en: 'Added by', ru: 'Кем добавлен' },
  'fields.cloud-storage.uid': { cn: '应用的用户', en: 'App user', ru: 'Пользователь приложения' },
  'fields.cloud-storage.token_id': { cn: '链接 ID', en: 'Link ID', ru: 'ID ссылки' },
  'fields.cloud-storage.token': { cn: '链接', en: 'Link', ru: 'Ссылка' },
  'fields.cloud-storage.end_time': { cn: '有效期至', en: 'Valid until', ru: 'Действует до' },
  'fields.cloud-storage.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.cloud-storage.text': { cn: '规则', en: 'Rules', ru: 'Правила' },
  'fields.cloud-storage.publish_time': { cn: '发布时间', en: 'Published', ru: 'Опубликованы' },
  'fields.cloud-storage.site_id': { cn: '网站 ID', en: 'Site ID', ru: 'ID сайта' },
  'fields.cloud-storage.site_name': { cn: '网站名称', en: 'Site name', ru: 'Имя сайта' },
  'fields.cloud-storage.prefix': { cn: '网站文件夹', en: 'Site folder', ru: 'Папка сайта' },
  'fields.cloud-storage.index_document': { cn: '默认首页', en: 'Index document', ru: 'Главная страница' },
  'fields.cloud-storage.not_found_document': {
    cn: '404 页面',
    en: 'Error document',
    ru: 'Страница ошибки 404',
  },
  'fields.cloud-storage.max_age': {
    cn: '缓存时长（秒）',
    en: 'Cache duration (seconds)',
    ru: 'Время в кеше, с',
  },
  'attention.cloud-storage.nearly-full': {
    cn: '云存储（{region, select, CN {中国} SG {新加坡} DE {德国} RU {俄罗斯} other {}}）已使用 {percent, number}% 的配额',
    en: 'Cloud storage in {region, select, CN {China} SG {Singapore} DE {Germany} RU {Russia} other {a region}} uses {percent, number}% of its quota',
    ru: 'Облачное хранилище ({region, select, CN {Китай} SG {Сингапур} DE {Германия} RU {Россия} other {}}): занято {percent, number} % квоты',
  },

  'metric.cloud-storage.refusedRequests': {
    cn: '云存储被拒绝的请求数',
    en: 'Denied Cloud Storage requests',
    ru: 'Отклонённые запросы к хранилищу',
  },
  'metric.cloud-storage.refusedShare': {
    cn: '云存储请求拒绝率',
    en: 'Share of denied Cloud Storage requests',
    ru: 'Доля отклонённых запросов к хранилищу',
  },
  'dimension.cloud-storage.bucket': { cn: '存储桶', en: 'Bucket', ru: 'Бакет' },
  // Reasons of refusals, in place of the platform’s English text.
  'refusals.cloud-storage.quota-exceeded': {
    cn: '存储空间不足，请删除文件或升级套餐。',
    en: 'There isn’t enough storage left. Delete files or change the plan.',
    ru: 'Места не хватает. Удалите файлы или смените тариф.',
  },
  'refusals.cloud-storage.bucket-not-empty': {
    cn: '存储桶中仍有文件，请先清空。',
    en: 'The bucket isn’t empty. Delete its files first.',
    ru: 'В бакете есть файлы. Сначала удалите их.',
  },
  'refusals.cloud-storage.bucket-in-use': {
    cn: '存储桶正在使用中，请先停用使用它的网站。',
    en: 'The bucket is in use. Stop the sites that it serves first.',
    ru: 'Бакет используется. Сначала отключите сайты, которые из него работают.',
  },
  'refusals.cloud-storage.file-exists': {
    cn: '已存在同名文件或文件夹，请替换或更换名称。',
    en: 'A file or folder of this name already exists. Replace it, or choose another name.',
    ru: 'Файл или папка с таким именем уже есть. Замените их или выберите другое имя.',
  },
  'refusals.cloud-storage.rules-invalid': {
    cn: '安全规则有错误，请先修改。',
    en: 'The rules have errors. Fix them first.',
    ru: 'В правилах есть ошибки. Сначала исправьте их.',
  },
  'refusals.cloud-storage.older-variant': {
    cn: '此站点使用旧版云存储，网站为只读。',
    en: 'This site uses the previous version of Cloud Storage, where sites are read-only.',
    ru: 'Эта площадка использует прежнюю версию хранилища: сайты в ней менять нельзя.',
  },
  'refusals.cloud-storage.wrong-region': {
    cn: '存储桶位于其他区域，请先选择对应的站点。',
    en: 'The bucket is in another region. Select its site first.',
    ru: 'Бакет в другом регионе. Сначала выберите его площадку.',
  },
  'refusals.cloud-storage.access-denied': {
    cn: '安全规则不允许此请求。',
    en: 'The bucket’s rules deny this request.',
    ru: 'Правила бакета запрещают этот запрос.',
  },
  'refusals.cloud-storage.precondition-failed': {
    cn: '文件在读取后已被修改，请重新读取。',
    en: 'The file has changed since it was read. Read it again.',
    ru: 'Файл изменился после чтения. Прочитайте его заново.',
  },
  'issues.cloud-storage.to-before-from': {
    cn: '结束时间不能早于开始时间。',
    en: 'must not be before fromTime',
    ru: 'Конец периода не может быть раньше начала.',
  },
  'issues.cloud-storage.usage-days': {
    cn: '统计周期最长 {days} 天。',
    en: 'must be at most {days} days before toTime',
    ru: 'Период — не больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
  },
  'issues.cloud-storage.bucket-in-region': {
    cn: '须为 {region} 区域的存储桶。',
    en: 'must be a bucket in {region}',
    ru: 'Выберите бакет в регионе {region}.',
  },
  'issues.cloud-storage.folder-of-name': {
    cn: '目标位置已有同名文件夹。',
    en: 'already contains a folder of this name',
    ru: 'Там уже есть папка с таким названием.',
  },
  'issues.cloud-storage.outside-folder': {
    cn: '不能移动到该文件夹内部。',
    en: 'must be outside the folder',
    ru: 'Папку нельзя переместить в неё саму.',
  },
  'issues.cloud-storage.shorter-prefix': {
    cn: '路径过长，文件夹中的文件名将超出限制。',
    en: 'must be shorter, so that the keys in the folder fit',
    ru: 'Путь слишком длинный для файлов этой папки. Сократите его.',
  },
  'issues.cloud-storage.paths-encoded': {
    cn: '须使用 URI 编码。',
    en: 'must be URI-encoded',
    ru: 'Используйте кодировку URI.',
  },
  'issues.cloud-storage.cursor-of-list': {
    cn: '游标无效，请重新加载列表。',
    en: 'must be a cursor from a response to the same list',
    ru: 'Курсор относится к другому списку. Загрузите список заново.',
  },
  'issues.cloud-storage.key-exists': {
    cn: '同名文件已存在。',
    en: 'already exists',
    ru: 'Такой файл уже есть.',
  },
  'issues.cloud-storage.region-of-site': {
    cn: '此站点只能选择 {region}。',
    en: 'must be {region} at this site',
    ru: 'На этой площадке доступен только регион {region}.',
  },
  'issues.cloud-storage.key-of-file': {
    cn: '文件名不能以 / 结尾。',
    en: 'must not end in /',
    ru: 'Имя файла не может заканчиваться на /.',
  },
  'issues.cloud-storage.list-limit': {
    cn: '须为 1 到 {most}。',
    en: 'must be from 1 to {most}',
    ru: 'Укажите число от 1 до {most}.',
  },
  'issues.cloud-storage.key-empty': {
    cn: '请输入名称。',
    en: 'must not be empty',
    ru: 'Введите имя.',
  },
  'issues.cloud-storage.key-too-long': {
    cn: '名称连同文件夹路径不能超过 {most} 字节。',
    en: 'must have at most {most} bytes in UTF-8',
    ru: 'Имя вместе с папками — не длиннее {most, plural, one {# байта} few {# байт} many {# байт} other {# байта}}.',
  },
  'issues.cloud-storage.key-broken-unicode': {
    cn: '名称不能包含损坏的字符。',
    en: 'must not contain broken Unicode',
    ru: 'В имени есть повреждённые символы.',
  },
  'issues.cloud-storage.key-control-character': {
    cn: '名称不能包含控制字符。',
    en: 'must not contain control characters',
    ru: 'В имени есть управляющие символы.',
  },
  'issues.cloud-storage.key-backslash': {
    cn: '名称不能包含反斜杠，请用 / 分隔文件夹。',
    en: 'must separate folders by / and not by a backslash',
    ru: 'В имени есть обратная косая черта. Папки разделяет /.',
  },
  'issues.cloud-storage.key-begins-with-slash': {
    cn: '名称不能以斜杠开头。',
    en: 'must not begin with /',
    ru: 'Имя не может начинаться с косой черты.',
  },
  'issues.cloud-storage.key-empty-part': {
    cn: '名称不能包含连续的斜杠。',
    en: 'must not contain an empty part between two /',
    ru: 'В имени две косые черты подряд.',
  },
  'issues.cloud-storage.key-dot-part': {
    cn: '“.”和“..”不能作为名称。',
    en: "must not contain ''.'' or ''..'' as a part",
    ru: '«.» и «..» не могут быть именами.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'cloud-storage.region': ['cloud-storage.region', 'CN', 'SG', 'DE', 'RU'],
  'cloud-storage.source': 'cloud-storage.source',
  'cloud-storage.level': 'cloud-storage.level',
  'cloud-storage.storage_files.kind': { 0: 'cloud-storage.files.folder', 1: 'cloud-storage.files.file' },
} satisfies WordsOfValues
