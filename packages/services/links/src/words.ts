import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of links for the audit log and the permission matrix. */
export const words = {
  'areas.links': { cn: '链接', en: 'Links', ru: 'Ссылки' },
  'rights.links.manage': { cn: '管理链接', en: 'Manage links', ru: 'Управление ссылками' },
  'rights.links.manage.help': {
    cn: '创建、修改、停用和删除应用的链接、前缀和允许的 URI。',
    en: 'Create, edit, switch off, and delete the links, prefixes, and allowed URIs of an app.',
    ru: 'Создавать, изменять, отключать и удалять ссылки, префиксы и разрешённые URI приложения.',
  },
  'things.links.short-link': { cn: '短链接', en: 'a short link', ru: 'короткой ссылки' },
  'things.links.deep-link': { cn: '长链接', en: 'a long link', ru: 'длинной ссылки' },
  'things.links.unified-link': { cn: '统一链接', en: 'a unified link', ru: 'единой ссылки' },
  'things.links.link-status': { cn: '链接状态', en: 'a link’s status', ru: 'статуса ссылки' },
  'things.links.uri-prefix': { cn: 'URI 前缀', en: 'a URI prefix', ru: 'префикса URI' },
  'things.links.allowed-uri': { cn: '允许的 URI', en: 'an allowed URI', ru: 'разрешённого URI' },
  'things.links.harmony-linking-domain': { cn: 'HarmonyOS 域名', en: 'a HarmonyOS domain', ru: 'домена HarmonyOS' },
  'things.links.harmony-linking-short-link': { cn: 'HarmonyOS 短链接', en: 'a HarmonyOS link', ru: 'ссылки HarmonyOS' },
  'things.links.ability-intent': { cn: '意图', en: 'an intent', ru: 'интента' },
  'things.links.hmcode': { cn: 'HM Code', en: 'an HM Code', ru: 'кода HM Code' },
  'acts.links.short-link.import': { cn: '导入短链接', en: 'Imported short links', ru: 'Импорт коротких ссылок' },
  'acts.links.harmony-linking-domain.verify': {
    cn: '检查 HarmonyOS 域名',
    en: 'Checked a HarmonyOS domain',
    ru: 'Проверка домена HarmonyOS',
  },
  'acts.links.check-domain': {
    cn: '检查 HarmonyOS 域名的验证文件',
    en: 'Read the verification file of a HarmonyOS domain',
    ru: 'Чтение файла подтверждения домена HarmonyOS',
  },
  'rows.links.link_domains': { cn: 'HarmonyOS 域名', en: 'HarmonyOS domain', ru: 'Домен HarmonyOS' },
  'rows.links.ability_intents': { cn: '意图', en: 'Intent', ru: 'Интент' },
  'rows.links.hm_codes': { cn: 'HM Code', en: 'HM Code', ru: 'HM Code' },
  'fields.links.domain_id': { cn: '域名 ID', en: 'Domain ID', ru: 'ID домена' },
  'fields.links.domain': { cn: '域名', en: 'Domain', ru: 'Домен' },
  'fields.links.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.links.problem': { cn: '验证问题', en: 'Verification problem', ru: 'Проблема подтверждения' },
  'fields.links.check_time': { cn: '检查时间', en: 'Checked', ru: 'Проверено' },
  'fields.links.intent_id': { cn: '意图 ID', en: 'Intent ID', ru: 'ID интента' },
  'fields.links.intent_name': { cn: '意图', en: 'Intent', ru: 'Интент' },
  'fields.links.ability': { cn: 'Ability', en: 'Ability', ru: 'Ability' },
  'fields.links.parameters': { cn: '参数', en: 'Parameters', ru: 'Параметры' },
  'fields.links.code_id': { cn: '代码 ID', en: 'Code ID', ru: 'ID кода' },
  'fields.links.code_type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.links.code': { cn: '代码', en: 'Code', ru: 'Код' },
  'acts.links.check-pages': {
    cn: '检查链接的网页',
    en: 'Checked a link’s pages',
    ru: 'Проверка страниц ссылки',
  },
  'rows.links.links': { cn: '链接', en: 'Link', ru: 'Ссылка' },
  'rows.links.link_prefixes': { cn: 'URI 前缀', en: 'URI prefix', ru: 'Префикс URI' },
  'rows.links.link_allowed_uris': { cn: '允许的 URI', en: 'Allowed URI', ru: 'Разрешённый URI' },
  'fields.links.link_id': { cn: '链接 ID', en: 'Link ID', ru: 'ID ссылки' },
  'fields.links.kind': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.links.link_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.links.prefix_id': { cn: '前缀 ID', en: 'Prefix ID', ru: 'ID префикса' },
  'fields.links.prefix': { cn: '前缀', en: 'Prefix', ru: 'Префикс' },
  'fields.links.suffix': { cn: '后缀', en: 'Suffix', ru: 'Суффикс' },
  'fields.links.link_info': { cn: '目标', en: 'Targets', ru: 'Цели' },
  'fields.links.status': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.links.expire_time': { cn: '过期时间', en: 'Expires', ru: 'Действует до' },
  'fields.links.target_problem': { cn: '目标检查', en: 'Target check', ru: 'Проверка цели' },
  'fields.links.allowed_uri_id': { cn: '允许的 URI 的 ID', en: 'Allowed URI ID', ru: 'ID разрешённого URI' },
  'fields.links.pattern': { cn: '表达式', en: 'Pattern', ru: 'Шаблон' },
  'fields.links.description': { cn: '说明', en: 'Description', ru: 'Описание' },
  'attention.links.broken': {
    cn: '链接“{link}”指向的页面已不存在',
    en: 'A page that the link “{link}” leads to no longer exists',
    ru: 'Страницы, на которую ведёт ссылка «{link}», больше нет',
  },
  'attention.links.ends': {
    cn: '链接“{link}”即将过期',
    en: 'The link “{link}” expires soon',
    ru: 'Срок действия ссылки «{link}» скоро закончится',
  },
  'metric.links.clicks': { cn: '链接点击量', en: 'Link clicks', ru: 'Переходы по ссылкам' },
  'dimension.links.country': { cn: '国家/地区', en: 'Country or region', ru: 'Страна или регион' },
  'dimension.links.platform': { cn: '平台', en: 'Platform', ru: 'Платформа' },

  // Codes that the screens show in another form.
  'values.links.kind.short': { cn: '短链接', en: 'Short link', ru: 'Короткая ссылка' },
  'values.links.kind.deep': { cn: '长链接', en: 'Long link', ru: 'Длинная ссылка' },
  'values.links.kind.unified': { cn: '统一链接', en: 'Unified link', ru: 'Единая ссылка' },
  'values.links.kind.harmony': { cn: 'HarmonyOS 链接', en: 'HarmonyOS link', ru: 'Ссылка HarmonyOS' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.links.link-prefix-used': {
    cn: '该前缀下仍有链接，请先删除链接。',
    en: 'The prefix has links. Delete them first.',
    ru: 'У префикса есть ссылки. Сначала удалите их.',
  },
  'refusals.links.domain-not-verified': {
    cn: 'HarmonyOS 不会在应用中打开该域名的链接，请先验证域名。',
    en: 'HarmonyOS opens no links of this domain in the app. Verify the domain first.',
    ru: 'HarmonyOS не открывает ссылки этого домена в приложении. Сначала подтвердите домен.',
  },
  'refusals.links.code-fixed': {
    cn: '此代码的目标无法修改，请创建可修改目标的代码。',
    en: 'The target of this code can’t be changed. Create a code with a changeable target.',
    ru: 'Цель этого кода нельзя изменить. Создайте код с изменяемой целью.',
  },
  'refusals.links.link-suffix-used': {
    cn: '该后缀已被使用过，请更换。',
    en: 'The suffix has been used before. Choose another one.',
    ru: 'Этот суффикс уже использовался. Выберите другой.',
  },
  'refusals.links.referrer-used': {
    cn: '该来源信息已由另一台设备上的应用上报。',
    en: 'Another copy of the app has reported this referrer.',
    ru: 'Об этом источнике уже сообщила другая копия приложения.',
  },
  'issues.links.prefix-of-app': {
    cn: '须为该应用的前缀。',
    en: 'must be a prefix of this app',
    ru: 'Выберите префикс этого приложения.',
  },
  'issues.links.suffix-used': {
    cn: '该后缀已使用过。',
    en: 'has been used before',
    ru: 'Этот суффикс уже использовался.',
  },
  'issues.links.domain-form': {
    cn: '请输入域名，例如 www.example.com。',
    en: 'must be a domain such as www.example.com',
    ru: 'Введите домен, например www.example.com.',
  },
  'issues.links.link-of-app': {
    cn: '须为该应用的链接。',
    en: 'must be a link of this app',
    ru: 'Выберите ссылку этого приложения.',
  },
  'issues.links.verified-domain': {
    cn: '网址须属于已验证的域名。',
    en: 'must be an address of a verified domain',
    ru: 'Адрес должен быть на подтверждённом домене.',
  },
  'issues.links.allowed-uri': {
    cn: '不符合该应用允许的任何 URI 规则。',
    en: 'matches no allowed URI of the app',
    ru: 'Адрес не подходит ни под один разрешённый URI приложения.',
  },
  'issues.links.link-report-days': {
    cn: '开始时间须早于结束时间，且最多相差 {days} 天。',
    en: 'must be before endTime, by at most {days} days',
    ru: 'Начало должно быть раньше окончания, не более чем на {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  },
  'issues.links.target-not-an-address': {
    cn: '请输入不含空格的网址，例如 https://example.com。',
    en: 'must be an address such as https://example.com, without blanks',
    ru: 'Укажите адрес без пробелов, например https://example.com.',
  },
  'issues.links.target-too-long': {
    cn: '不能超过 {most} 个字符。',
    en: 'must have at most {most} characters',
    ru: 'Не больше {most, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  },
  'issues.links.target-scheme': {
    cn: '须以 http://、https:// 或应用自己的协议（如 myapp://）开头。',
    en: 'must begin with http://, https://, or a scheme of your app such as myapp://',
    ru: 'Адрес должен начинаться с http://, https:// или схемы вашего приложения, например myapp://.',
  },
  'issues.links.target-not-a-page': {
    cn: '须以 http:// 或 https:// 开头。',
    en: 'must begin with http:// or https://',
    ru: 'Адрес должен начинаться с http:// или https://.',
  },
  'issues.links.target-credentials': {
    cn: '域名前不能包含用户名或密码。',
    en: 'must not contain a user name or a password before the host',
    ru: 'Перед доменом не должно быть логина или пароля.',
  },
  'issues.links.target-loop': {
    cn: '不能指向另一个链接。',
    en: 'must not be a link itself',
    ru: 'Ссылка не может вести на другую такую же ссылку.',
  },
  'issues.links.regular-expression': {
    cn: '须为 RE2 语法的正则表达式：{problem}',
    en: 'must be a regular expression in the syntax of RE2: {problem}',
    ru: 'Нужно регулярное выражение в синтаксисе RE2: {problem}',
  },
  'issues.links.parameters-json': {
    cn: '须为 JSON。',
    en: 'must be JSON',
    ru: 'Нужен JSON.',
  },
  'issues.links.parameters-schema': {
    cn: '须为描述对象的 JSON Schema：{problem}',
    en: 'must be a JSON schema of an object: {problem}',
    ru: 'Нужна JSON-схема объекта: {problem}',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'links.status': 'links.state',
  'links.state': 'links.harmony.domain.state',
  'links.problem': 'links.harmony.domain.problem',
  'links.code_type': 'links.harmony.code.type',
} satisfies WordsOfValues
