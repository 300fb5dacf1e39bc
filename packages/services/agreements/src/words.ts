import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of agreements for the audit log and the permission matrix. */
export const words = {
  'areas.agreements': { cn: '协议', en: 'Agreements', ru: 'Соглашения' },
  'rights.agreements.edit': { cn: '编辑协议', en: 'Edit agreements', ru: 'Редактирование соглашений' },
  'rights.agreements.edit.help': {
    cn: '编写、提交和删除隐私政策与用户协议的版本。',
    en: 'Write, submit, and delete versions of privacy policies and user agreements.',
    ru: 'Создавать, отправлять на модерацию и удалять версии политики конфиденциальности и пользовательского соглашения.',
  },
  'rights.agreements.sign': { cn: '签署平台协议', en: 'Sign platform agreements', ru: 'Подписание договоров' },
  'rights.agreements.sign.help': {
    cn: '代表团队签署平台与开发者之间的协议。',
    en: 'Sign the platform’s agreements with developers for the team.',
    ru: 'Подписывать договоры платформы с разработчиками от имени команды.',
  },
  'things.agreements.agreement': { cn: '协议', en: 'an agreement', ru: 'соглашения' },
  'acts.agreements.agreement.submit': {
    cn: '提交协议审核',
    en: 'Submitted an agreement for review',
    ru: 'Отправка соглашения на модерацию',
  },
  'acts.agreements.developer-sign.create': {
    cn: '签署平台协议',
    en: 'Signed a platform agreement',
    ru: 'Подписание договора с платформой',
  },
  'acts.agreements.review': { cn: '审核协议', en: 'Reviewed an agreement', ru: 'Модерация соглашения' },
  'acts.agreements.take-effect': {
    cn: '协议已生效',
    en: 'An agreement took effect',
    ru: 'Вступление соглашения в силу',
  },
  'rows.agreements.agreements': { cn: '协议版本', en: 'Agreement version', ru: 'Версия соглашения' },
  'rows.agreements.agreement_publications': {
    cn: '已公开的协议',
    en: 'Published agreement',
    ru: 'Опубликованное соглашение',
  },
  'rows.agreements.agreement_signatures': { cn: '协议签署', en: 'Signature', ru: 'Подпись' },
  'fields.agreements.agreement_id': { cn: '协议 ID', en: 'Agreement ID', ru: 'ID соглашения' },
  'fields.agreements.document_id': { cn: '文档 ID', en: 'Document ID', ru: 'ID документа' },
  'fields.agreements.type': { cn: '类型', en: 'Type', ru: 'Тип' },
  'fields.agreements.lang': { cn: '语言', en: 'Language', ru: 'Язык' },
  'fields.agreements.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.agreements.title': { cn: '标题', en: 'Title', ru: 'Заголовок' },
  'fields.agreements.content': { cn: '正文', en: 'Text', ru: 'Текст' },
  'fields.agreements.require_confirm': { cn: '需要重新同意', en: 'Users must agree again', ru: 'Повторное согласие' },
  'fields.agreements.findings': { cn: '审核意见', en: 'Findings', ru: 'Замечания' },
  'fields.agreements.effective_time': { cn: '生效时间', en: 'In effect from', ru: 'Действует с' },
  'fields.agreements.submit_time': { cn: '提交时间', en: 'Submitted', ru: 'Отправлено на модерацию' },
  'fields.agreements.round': { cn: '提交次数', en: 'Submissions', ru: 'Число отправок на модерацию' },
  'fields.agreements.published_app_name': { cn: '应用名称', en: 'App name', ru: 'Название приложения' },
  'fields.agreements.sha256': { cn: 'SHA-256', en: 'SHA-256', ru: 'SHA-256' },
  'fields.agreements.code': { cn: '协议', en: 'Agreement', ru: 'Договор' },
  'fields.agreements.signature_id': { cn: '签署 ID', en: 'Signature ID', ru: 'ID подписи' },
  'fields.agreements.signed_text': { cn: '签署的文本', en: 'Signed text', ru: 'Подписанный текст' },
  'fields.agreements.signer_name': { cn: '签署人', en: 'Signer', ru: 'Подписант' },
  'fields.agreements.address': { cn: 'IP 地址', en: 'IP address', ru: 'IP-адрес' },
  'fields.agreements.sign_time': { cn: '签署时间', en: 'Signed', ru: 'Подписано' },
  'fields.agreements.language': { cn: '语言', en: 'Language', ru: 'Язык' },
  'check.agreements.privacy': {
    cn: '隐私政策在默认语言下已生效',
    en: 'The privacy policy is in effect in the default language',
    ru: 'Политика конфиденциальности действует на основном языке',
  },
  'check.agreements.privacy.fix': {
    cn: '请用应用的默认语言编写并提交隐私政策。',
    en: 'Write it in the app’s default language and submit it.',
    ru: 'Напишите её на основном языке приложения и отправьте на модерацию.',
  },
  'things.privacy.sign': { cn: '数据使用声明', en: 'a data-use declaration', ru: 'заявления об использовании данных' },
  'areas.privacy': { cn: '隐私', en: 'Privacy', ru: 'Конфиденциальность' },
  'acts.privacy.sign.submit': {
    cn: '确认数据使用声明',
    en: 'Confirmed the data-use declaration',
    ru: 'Подтверждение заявления об использовании данных',
  },
  'rows.agreements.privacy_declarations': {
    cn: '数据使用声明',
    en: 'Data-use declaration',
    ru: 'Заявление об использовании данных',
  },
  'fields.agreements.declaration_id': { cn: '声明 ID', en: 'Declaration ID', ru: 'ID заявления' },
  'fields.agreements.number': { cn: '序号', en: 'Number', ru: 'Номер' },
  'fields.agreements.entries': { cn: '数据类型', en: 'Data types', ru: 'Типы данных' },
  'fields.agreements.confirmed': {
    cn: '已确认的权限和 SDK',
    en: 'Confirmed permissions and SDKs',
    ru: 'Подтверждённые разрешения и SDK',
  },
  'check.agreements.privacy-declaration': {
    cn: '数据使用声明已针对此软件包确认',
    en: 'The data use is declared for this package',
    ru: 'Использование данных заявлено для этого пакета',
  },
  'check.agreements.privacy-declaration.fix': {
    cn: '请说明应用如何使用软件包的权限和 SDK 获取的数据，并确认声明。',
    en: 'State what the app does with the data that the permissions and SDKs of the package take, and confirm it.',
    ru: 'Укажите, что приложение делает с данными, которые получают разрешения и SDK пакета, и подтвердите это.',
  },
  'acts.privacy.consent.sign': {
    cn: '变更个人同意事项',
    en: 'Changed a personal consent',
    ru: 'Изменение личного согласия',
  },
  'acts.agreements.consent-traffic': {
    cn: '演示应用的用户同意协议',
    en: 'Users of demo apps gave consents',
    ru: 'Согласия пользователей демо-приложений',
  },
  'check.agreements.privacy-package': {
    cn: '隐私政策已提及此软件包的权限和 SDK',
    en: 'The privacy policy names the permissions and SDKs of this package',
    ru: 'В политике конфиденциальности названы разрешения и SDK этого пакета',
  },
  'check.agreements.privacy-package.fix': {
    cn: '请在隐私政策的下一版本中说明用途：',
    en: 'Write the next version of the policy, and say what the app needs them for:',
    ru: 'Напишите следующую версию политики и укажите, зачем они приложению:',
  },
  'check.agreements.user': {
    cn: '用户协议在默认语言下已生效',
    en: 'The user agreement is in effect in the default language',
    ru: 'Пользовательское соглашение действует на основном языке',
  },
  'check.agreements.user.fix': {
    cn: '请用应用的默认语言编写并提交用户协议，或删除尚未生效的版本。',
    en: 'Submit it in the app’s default language, or delete the draft so that the store’s terms apply.',
    ru: 'Отправьте его на основном языке приложения или удалите черновик: тогда действуют условия магазина.',
  },
  'check.agreements.platform': {
    cn: '团队已签署应用分发协议',
    en: 'The team has signed the distribution agreement',
    ru: 'Команда подписала договор о распространении',
  },
  'check.agreements.platform.fix': {
    cn: '请阅读并签署现行版本。',
    en: 'Read and sign the current version.',
    ru: 'Прочитайте и подпишите действующую версию.',
  },
  'check.agreements.paid-apps': {
    cn: '团队已签署付费应用协议',
    en: 'The team has signed the paid apps agreement',
    ru: 'Команда подписала договор о платных приложениях',
  },
  'check.agreements.paid-apps.fix': {
    cn: '付费应用上架前，请阅读并签署现行版本。',
    en: 'Read and sign the current version before you release a paid app.',
    ru: 'Прочитайте и подпишите действующую версию, прежде чем публиковать платное приложение.',
  },
  'check.agreements.regions': {
    cn: '团队已签署所选国家/地区的协议',
    en: 'The team has signed the agreements for the selected countries',
    ru: 'Команда подписала договоры для выбранных стран',
  },
  'check.agreements.regions.fix': {
    cn: '签署补充协议之前，应用不会在当地上架。',
    en: 'Until the team signs the supplement, the app isn’t published there.',
    ru: 'Пока команда не подпишет дополнение, приложение там не публикуется.',
  },
  'reason.agreements.unsigned': {
    cn: '平台协议未签署',
    en: 'A platform agreement isn’t signed',
    ru: 'Не подписан договор с платформой',
  },
  'reason.agreements.unsigned.fix': {
    cn: '由账号持有者、管理员或法务人员代表团队签署。',
    en: 'The account holder, an administrator, or a member with the Legal role can sign it for the team.',
    ru: 'За команду его подписывает владелец аккаунта, администратор или юрист.',
  },
  'attention.agreements.renewed': {
    cn: '请签署新版平台协议：{agreement, select, distribution {应用分发协议} paid_apps {付费应用协议} japan {日本补充协议} other {平台协议}}',
    en: 'Sign the new version of the {agreement, select, distribution {distribution agreement} paid_apps {paid apps agreement} japan {supplement for Japan} other {platform agreement}}',
    ru: 'Подпишите новую версию: {agreement, select, distribution {договор о распространении} paid_apps {договор о платных приложениях} japan {дополнение для Японии} other {договор с платформой}}',
  },
  'attention.agreements.unsigned': {
    cn: '应用上架前请签署平台协议：{agreement, select, distribution {应用分发协议} other {平台协议}}',
    en: 'Sign the {agreement, select, distribution {distribution agreement} other {platform agreement}} to release apps',
    ru: 'Чтобы публиковать приложения, подпишите {agreement, select, distribution {договор о распространении} other {договор с платформой}}',
  },
  'attention.agreements.rejected': {
    cn: '{app} 的“{title}”（{lang}）审核不通过',
    en: '{app}: “{title}” ({lang}) was rejected',
    ru: '{app}: отклонён документ «{title}» ({lang})',
  },

  // Codes that the screens show in another form.
  'values.agreements.code.distribution': {
    cn: '应用分发协议',
    en: 'Distribution agreement',
    ru: 'Соглашение о распространении',
  },
  'values.agreements.code.paid-apps': {
    cn: '付费应用协议',
    en: 'Paid apps agreement',
    ru: 'Соглашение о платных приложениях',
  },
  'values.agreements.code.japan': { cn: '日本补充协议', en: 'Supplement for Japan', ru: 'Дополнение для Японии' },
  'values.agreements.language.cn': { cn: '中文', en: 'Chinese', ru: 'Китайский' },
  'values.agreements.language.en': { cn: '英文', en: 'English', ru: 'Английский' },
  'values.agreements.language.ru': { cn: '俄文', en: 'Russian', ru: 'Русский' },
  'values.agreements.require_confirm.0': { cn: '否', en: 'No', ru: 'Нет' },
  'values.agreements.require_confirm.1': { cn: '是', en: 'Yes', ru: 'Да' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.agreements.agreement-state': {
    cn: '协议的当前状态不允许此操作，请刷新页面。',
    en: 'The agreement’s status doesn’t allow this. Reload the page.',
    ru: 'Статус соглашения этого не допускает. Обновите страницу.',
  },
  'refusals.agreements.agreement-open': {
    cn: '该语言已有未生效的版本，请修改该版本。',
    en: 'A version in this language isn’t in effect yet. Change that one.',
    ru: 'На этом языке уже есть версия, которая ещё не вступила в силу. Измените её.',
  },
  'refusals.agreements.agreement-findings': {
    cn: '文本中仍有需要修改的问题。',
    en: 'The text has problems that must be fixed first.',
    ru: 'В тексте есть проблемы. Сначала исправьте их.',
  },
  'refusals.agreements.declaration-incomplete': {
    cn: '请先说明软件包收集的所有数据。',
    en: 'Declare all data that the package takes first.',
    ru: 'Сначала опишите все данные, которые собирает пакет.',
  },
  'issues.agreements.base-time': {
    cn: '协议已被修改，请刷新后重试。',
    en: 'must be the time of the last change',
    ru: 'Соглашение уже изменено. Обновите страницу и повторите.',
  },
  'issues.agreements.version-not-in-effect': {
    cn: '该语言有尚未生效的版本。',
    en: 'has a version that isn’t in effect yet',
    ru: 'На этом языке есть версия, которая ещё не вступила в силу.',
  },
  'issues.agreements.confirms-added': {
    cn: '请确认以下内容：{ids}。',
    en: 'must contain {ids}',
    ru: 'Подтвердите: {ids}.',
  },
  'issues.agreements.data-undeclared': {
    cn: '软件包会收集此类数据，请声明。',
    en: 'must be declared: the packages take it',
    ru: 'Пакеты собирают эти данные. Укажите их в декларации.',
  },
  'issues.agreements.data-purpose': {
    cn: '请填写用途。',
    en: 'must have a purpose',
    ru: 'Укажите цель.',
  },
  'issues.agreements.data-unexplained': {
    cn: '请说明为何不收集此类数据。',
    en: 'must say why the data isn’t collected',
    ru: 'Объясните, почему эти данные не собираются.',
  },
  'issues.agreements.agreement-placeholder': {
    cn: '不能包含占位文字：{sample}。',
    en: 'must not contain a placeholder: {sample}',
    ru: 'Замените текст-заглушку: {sample}.',
  },
  'issues.agreements.agreement-permission': {
    cn: '请说明该权限可访问的内容：{sample}。',
    en: 'must name what the permission gives access to: {sample}',
    ru: 'Укажите, к чему даёт доступ разрешение: {sample}.',
  },
  'issues.agreements.agreement-sdk': {
    cn: '请写明使用的 SDK，或在数据使用声明中写明：{sample}。',
    en: 'must name the SDK, unless the declaration of data use does: {sample}',
    ru: 'Укажите SDK здесь или в декларации данных: {sample}.',
  },
  'issues.agreements.agreement-section': {
    cn: '缺少以下章节：{sample}。',
    en: 'must have a section: {sample}',
    ru: 'Нет раздела: {sample}.',
  },
  'issues.agreements.agreement-other-app': {
    cn: '不能出现其他应用的名称：{sample}。',
    en: 'must not name another app: {sample}',
    ru: 'Упомянуто другое приложение: {sample}.',
  },
  'issues.agreements.agreement-language': {
    cn: '文本语言与所选语言不符：{sample}。',
    en: 'must be in the language that it is for; this one is: {sample}',
    ru: 'Текст не на том языке: {sample}.',
  },
  'issues.agreements.agreement-link': {
    cn: '不能链接到此网址：{sample}。',
    en: 'must not link to this address: {sample}',
    ru: 'На этот адрес ссылаться нельзя: {sample}.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'agreements.type': 'agreements.type',
  'agreements.agreements.state': 'agreements.state',
} satisfies WordsOfValues
