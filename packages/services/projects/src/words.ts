import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of projects for the audit log and the permission matrix. */
export const words = {
  'areas.projects': { cn: '项目', en: 'Projects', ru: 'Проекты' },

  // Permissions.
  'rights.projects.manage': { cn: '管理项目', en: 'Manage projects', ru: 'Управление проектами' },
  'rights.projects.manage.help': {
    cn: '创建项目，设置成员、数据存储位置和属性，开通服务，开启和关闭 API。',
    en: 'Create projects, set their members, regions, and properties, order services, and turn APIs on and off.',
    ru: 'Создавать проекты, задавать участников, регионы и свойства, подключать сервисы, включать и выключать API.',
  },
  'rights.projects.delete': { cn: '删除项目', en: 'Delete projects', ru: 'Удаление проектов' },
  'rights.projects.delete.help': {
    cn: '删除没有应用的项目。',
    en: 'Delete projects that have no apps.',
    ru: 'Удалять проекты, в которых нет приложений.',
  },
  'rights.projects.credentials': {
    cn: 'OAuth 客户端和 API 密钥',
    en: 'OAuth clients and API keys',
    ru: 'Клиенты OAuth и ключи API',
  },
  'rights.projects.credentials.help': {
    cn: '查看、创建、轮换和删除应用的 OAuth 客户端和 API 密钥。',
    en: 'View, create, rotate, and delete the OAuth clients and API keys of apps.',
    ru: 'Просматривать, создавать и удалять клиенты OAuth и ключи API приложений, менять их значения.',
  },
  'rights.projects.files': { cn: '配置文件', en: 'Configuration files', ru: 'Файлы конфигурации' },
  'rights.projects.files.help': {
    cn: '下载项目的配置文件和服务端文件。',
    en: 'Download the configuration and server files of projects.',
    ru: 'Скачивать файлы конфигурации и серверные файлы проектов.',
  },

  // Things after a verb.
  'things.projects.project': { cn: '项目', en: 'a project', ru: 'проекта' },
  'things.projects.region': { cn: '项目数据存储位置', en: 'a project’s data region', ru: 'региона данных проекта' },
  'things.projects.tenant-project': { cn: '租户项目', en: 'a tenant project', ru: 'проекта тенанта' },
  'things.projects.project-property': { cn: '项目属性', en: 'a project property', ru: 'свойства проекта' },
  'areas.app-oauth': { cn: 'OAuth 客户端', en: 'OAuth clients', ru: 'Клиенты OAuth' },
  'things.app-oauth.app-oauth': { cn: 'OAuth 客户端', en: 'an OAuth client', ru: 'клиента OAuth' },
  'areas.delegate-services': { cn: 'API 与密钥', en: 'APIs and keys', ru: 'API и ключи' },
  'things.delegate-services.api-key': { cn: 'API 密钥', en: 'an API key', ru: 'ключа API' },
  'acts.delegate-services.project-api.create': {
    cn: '为项目开启 API',
    en: 'Turned on an API for a project',
    ru: 'Включение API для проекта',
  },
  'acts.delegate-services.project-api.delete': {
    cn: '为项目关闭 API',
    en: 'Turned off an API for a project',
    ru: 'Выключение API для проекта',
  },
  'things.projects.service-order': { cn: '服务开通', en: 'a service order', ru: 'подключения сервиса' },
  'acts.projects.service-order.create': { cn: '开通服务', en: 'Ordered a service', ru: 'Подключение сервиса' },
  'acts.projects.service-order.delete': {
    cn: '取消开通服务',
    en: 'Canceled a service order',
    ru: 'Отключение сервиса',
  },
  'acts.projects.agreement.sign': {
    cn: '接受服务条款',
    en: 'Accepted the terms of a service',
    ru: 'Принятие условий сервиса',
  },
  'acts.projects.order.apply': {
    cn: '申请开通服务',
    en: 'Requested approval of a service order',
    ru: 'Заявка на подключение сервиса',
  },
  'acts.projects.alliance-diff.resolve': {
    cn: '更正开发者联盟的记录',
    en: 'Corrected the developer alliance’s record',
    ru: 'Исправление данных альянса разработчиков',
  },
  'acts.projects.alliance-diff.take': {
    cn: '采用开发者联盟的记录',
    en: 'Changed an app to what the developer alliance records',
    ru: 'Приложение изменено по данным альянса разработчиков',
  },
  'acts.projects.review-order': {
    cn: '审批服务开通申请',
    en: 'Reviewed a request for a service',
    ru: 'Рассмотрение заявки на сервис',
  },
  'acts.projects.suspend-services': {
    cn: '暂停或恢复服务',
    en: 'Suspended or resumed services',
    ru: 'Приостановка или возобновление сервисов',
  },

  // Rows and their fields.
  'rows.projects.projects': { cn: '项目', en: 'Project', ru: 'Проект' },
  'rows.projects.project_members': { cn: '项目成员', en: 'Project member', ru: 'Участник проекта' },
  'rows.projects.tenant_projects': { cn: '租户项目', en: 'Tenant project', ru: 'Проект тенанта' },
  'rows.projects.app_clients': { cn: '应用客户端', en: 'App client', ru: 'Клиент приложения' },
  'rows.projects.service_orders': { cn: '服务开通', en: 'Service order', ru: 'Подключение сервиса' },
  'rows.projects.service_terms': { cn: '已接受的服务条款', en: 'Accepted terms', ru: 'Принятые условия' },
  'rows.projects.service_requests': { cn: '服务开通申请', en: 'Request for a service', ru: 'Заявка на сервис' },
  'rows.projects.oauth_clients': { cn: 'OAuth 客户端', en: 'OAuth client', ru: 'Клиент OAuth' },
  'rows.projects.alliance_apps': {
    cn: '开发者联盟的应用记录',
    en: 'Developer alliance’s record of an app',
    ru: 'Данные альянса о приложении',
  },
  'fields.projects.app_name': { cn: '应用名称', en: 'App name', ru: 'Название приложения' },
  'fields.projects.alliance_apps.package_name': { cn: '包名', en: 'Package name', ru: 'Имя пакета' },
  'fields.projects.alliance_apps.parent_type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.projects.alliance_apps.on_shelf_version': {
    cn: '在架版本',
    en: 'Live version',
    ru: 'Опубликованная версия',
  },
  'rows.projects.api_keys': { cn: 'API 密钥', en: 'API key', ru: 'Ключ API' },
  'rows.projects.api_key_values': { cn: 'API 密钥的值', en: 'Value of an API key', ru: 'Значение ключа API' },
  'rows.projects.project_apis': { cn: '项目 API', en: 'Project API', ru: 'API проекта' },
  'fields.projects.key_id': { cn: '密钥 ID', en: 'Key ID', ru: 'ID ключа' },
  'fields.projects.key_name': { cn: '密钥名称', en: 'Key name', ru: 'Название ключа' },
  'fields.projects.api_keys.package_name': { cn: '包名', en: 'Package name', ru: 'Имя пакета' },
  'fields.projects.api_keys.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.projects.fingerprint': { cn: '证书 SHA-256', en: 'Certificate SHA-256', ru: 'SHA-256 сертификата' },
  'fields.projects.value_id': { cn: '值 ID', en: 'Value ID', ru: 'ID значения' },
  'fields.projects.valid_until': { cn: '有效期至', en: 'Valid until', ru: 'Действует до' },
  'fields.projects.api_id': { cn: 'API', en: 'API', ru: 'API' },
  'fields.projects.is_on': { cn: '已开启', en: 'On', ru: 'Включён' },
  'fields.projects.client_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.projects.redirect_uris': { cn: '回调地址', en: 'Redirect URIs', ru: 'Адреса возврата' },
  'fields.projects.secret_hash': { cn: '密钥摘要', en: 'Hash of the secret', ru: 'Хеш секрета' },
  'fields.projects.previous_hash': {
    cn: '上一密钥摘要',
    en: 'Hash of the previous secret',
    ru: 'Хеш прежнего секрета',
  },
  'fields.projects.previous_until': {
    cn: '上一密钥有效期至',
    en: 'Previous secret valid until',
    ru: 'Прежний секрет действует до',
  },
  'fields.projects.order_id': { cn: '开通 ID', en: 'Order ID', ru: 'ID подключения' },
  'fields.projects.request_id': { cn: '申请 ID', en: 'Request ID', ru: 'ID заявки' },
  'fields.projects.service': { cn: '服务', en: 'Service', ru: 'Сервис' },
  'fields.projects.service_orders.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.projects.service_requests.region': { cn: '区域', en: 'Region', ru: 'Регион' },
  'fields.projects.suspension': { cn: '暂停原因', en: 'Reason for suspension', ru: 'Причина приостановки' },
  'fields.projects.active_time': { cn: '开通时间', en: 'Active since', ru: 'Подключён с' },
  'fields.projects.version': { cn: '条款版本', en: 'Version of the terms', ru: 'Версия условий' },
  'fields.projects.sign_time': { cn: '接受时间', en: 'Accepted', ru: 'Время принятия' },
  'fields.projects.purpose': { cn: '用途', en: 'Purpose', ru: 'Для чего' },
  'fields.projects.usage': { cn: '预计用量', en: 'Expected usage', ru: 'Ожидаемая нагрузка' },
  'fields.projects.answer_time': { cn: '答复时间', en: 'Answered', ru: 'Время ответа' },
  'fields.projects.project_name': { cn: '项目名称', en: 'Project name', ru: 'Название проекта' },
  'fields.projects.site_id': { cn: '账号站点', en: 'Account site', ru: 'Площадка аккаунта' },
  'fields.projects.region': { cn: '默认区域', en: 'Default region', ru: 'Основной регион' },
  'fields.projects.regions': { cn: '数据存储位置', en: 'Data regions', ru: 'Регионы данных' },
  'fields.projects.is_demo': { cn: '演示项目', en: 'Demo project', ru: 'Демопроект' },
  'fields.projects.properties': { cn: '属性', en: 'Properties', ru: 'Свойства' },
  'fields.projects.client_id': { cn: '客户端 ID', en: 'Client ID', ru: 'ID клиента' },
  'fields.projects.client_secret': { cn: '客户端密钥', en: 'Client secret', ru: 'Секрет клиента' },
  'fields.projects.api_key': { cn: 'API 密钥', en: 'API key', ru: 'Ключ API' },
  'fields.projects.project_role': { cn: '项目角色', en: 'Project role', ru: 'Роль в проекте' },
  'fields.projects.tenant_id': { cn: '租户 ID', en: 'Tenant ID', ru: 'ID тенанта' },
  'fields.projects.tenant_name': { cn: '租户', en: 'Tenant', ru: 'Тенант' },
  'attention.projects.suspended': {
    cn: '项目“{project}”的一项云服务已暂停',
    en: 'A cloud service of the project “{project}” is suspended',
    ru: 'Проект «{project}»: облачный сервис приостановлен',
  },

  // Codes that the screens show in another form.
  'values.projects.alliance_apps.parent_type.2': { cn: '游戏', en: 'Game', ru: 'Игра' },
  'values.projects.alliance_apps.parent_type.13': { cn: '应用', en: 'App', ru: 'Приложение' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.projects.project-has-apps': {
    cn: '项目中仍有应用，请先移动或删除应用。',
    en: 'The project has apps. Move or delete them first.',
    ru: 'В проекте есть приложения. Сначала переместите или удалите их.',
  },
  'refusals.projects.region-fixed': {
    cn: '默认数据存储位置无法修改。',
    en: 'The default region can’t be changed.',
    ru: 'Основной регион изменить нельзя.',
  },
  'refusals.projects.region-in-use': {
    cn: '项目在该区域开通了服务，请先取消开通。',
    en: 'The project has ordered services in this region. Cancel their orders first.',
    ru: 'В этом регионе подключены сервисы. Сначала отключите их.',
  },
  'refusals.projects.project-has-services': {
    cn: '项目已开通服务，请先取消开通。',
    en: 'The project has ordered services. Cancel their orders first.',
    ru: 'В проекте подключены сервисы. Сначала отключите их.',
  },
  'refusals.projects.approval-required': {
    cn: '该区域的服务需经平台审批，请先提交申请。',
    en: 'The platform approves orders in this region. Apply for it.',
    ru: 'Подключение в этом регионе одобряет платформа. Отправьте заявку.',
  },
  'refusals.projects.order-in-use': {
    cn: '服务仍有数据，请先删除。',
    en: 'The service still has data. Delete it first.',
    ru: 'В сервисе остались данные. Сначала удалите их.',
  },
  'issues.projects.needs-approval': {
    cn: '此区域需要审批。',
    en: 'needs an approval',
    ru: 'Для этого региона нужно одобрение.',
  },
  'issues.projects.cloud-service-area': {
    cn: '须为云服务。',
    en: 'must be the area of a cloud service',
    ru: 'Укажите облачный сервис.',
  },
  'issues.projects.package-name-with-fingerprint': {
    cn: '填写指纹时须填写包名。',
    en: 'is required with a fingerprint',
    ru: 'Вместе с отпечатком укажите имя пакета.',
  },
  'issues.projects.fingerprint-with-package-name': {
    cn: '填写包名时须填写指纹。',
    en: 'is required with a package name',
    ru: 'Вместе с именем пакета укажите отпечаток.',
  },
  'issues.projects.default-region': {
    cn: '须包含默认区域 {region}。',
    en: 'must contain the default region {region}',
    ru: 'Оставьте основной регион {region}.',
  },
  'issues.projects.region-in-use': {
    cn: '区域 {region} 正在使用，须保留。',
    en: 'must contain {region}',
    ru: 'Регион {region} используется. Оставьте его.',
  },
  'issues.projects.region-fixed': {
    cn: '区域不能修改。',
    en: 'is fixed',
    ru: 'Регион изменить нельзя.',
  },
  'issues.projects.region-of-team': {
    cn: '此区域不对本团队开放。',
    en: 'isn’t available to this team',
    ru: 'Этот регион недоступен вашей команде.',
  },
  'issues.projects.api-of-project': {
    cn: '须为该项目的 API。',
    en: 'must be the ID of an API of the project',
    ru: 'Укажите API этого проекта.',
  },
  'issues.projects.project-name-taken': {
    cn: '其他项目已使用此名称。',
    en: 'is already the name of another project',
    ru: 'Так уже называется другой проект.',
  },
  'issues.projects.region-of-project': {
    cn: '须为该项目的数据存储位置。',
    en: 'must be a data region of the project',
    ru: 'Выберите регион данных этого проекта.',
  },
  'issues.projects.already-ordered': {
    cn: '该服务已开通。',
    en: 'is already ordered',
    ru: 'Сервис здесь уже подключён.',
  },
  'issues.projects.bills-paid': {
    cn: '有逾期账单，付清后才能开通。',
    en: 'can’t be ordered while bills are overdue',
    ru: 'Есть просроченные счета. Сначала оплатите их.',
  },
  'issues.projects.identity-verified': {
    cn: '请先完成实名认证。',
    en: 'needs a verified identity',
    ru: 'Сначала подтвердите личность.',
  },
  'issues.projects.terms-accepted': {
    cn: '请先同意该服务的条款。',
    en: 'needs its terms to be accepted',
    ru: 'Сначала примите условия сервиса.',
  },
  'issues.projects.demo-project': {
    cn: '这是演示项目。',
    en: 'is a demo project',
    ru: 'Это демопроект.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'projects.project_role': 'projects.role',
  'projects.region': ['projects.region', 'CN', 'SG', 'DE', 'RU'],
  'projects.regions': ['projects.region', 'CN', 'SG', 'DE', 'RU'],
  'projects.service_orders.state': 'projects.state',
  'projects.suspension': 'projects.suspension',
  'projects.service_requests.state': 'projects.request',
  'projects.usage': 'projects.usage',
  'projects.tenant_projects.state': ['projects.tenant', 'active', 'suspended'],
} satisfies WordsOfValues
