import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of documents for the audit log, the permission matrix, and the checks of a release. */
export const words = {
  'areas.qualification': { cn: '资质管理', en: 'Qualification', ru: 'Документы' },
  'rights.qualification.manage': { cn: '管理资质', en: 'Manage qualification', ru: 'Управление документами' },
  'rights.qualification.manage.help': {
    cn: '提交、撤回和删除资质文件，查询 ICP 备案。',
    en: 'Submit, withdraw, and delete documents, and look up ICP filings.',
    ru: 'Отправлять, отзывать и удалять документы, проверять регистрацию ICP.',
  },
  'things.qualification.review-task': { cn: '资质文件', en: 'a document', ru: 'документа' },
  'acts.qualification.review-task.create': {
    cn: '提交资质文件',
    en: 'Submitted a document for review',
    ru: 'Отправка документа на модерацию',
  },
  'acts.qualification.review-task.update': {
    cn: '重新提交资质文件',
    en: 'Submitted a document again',
    ru: 'Повторная отправка документа',
  },
  'acts.qualification.review-task.cancel': {
    cn: '撤回资质文件',
    en: 'Withdrew a document',
    ru: 'Отзыв документа',
  },
  'acts.qualification.review-task-status.update': {
    cn: '变更资质文件的状态',
    en: 'Changed the status of a document',
    ru: 'Изменение статуса документа',
  },
  'acts.qualification.recordal.check': {
    cn: '查询 ICP 备案',
    en: 'Looked up an ICP filing',
    ru: 'Проверка регистрации ICP',
  },
  'acts.qualification.feature.update': {
    cn: '修改应用申报的功能',
    en: 'Changed the declared features of an app',
    ru: 'Изменение заявленных функций приложения',
  },
  'acts.qualification.review': { cn: '审核资质文件', en: 'Reviewed a document', ru: 'Модерация документа' },
  'acts.qualification.validity': {
    cn: '检查资质文件的有效期',
    en: 'Checked the validity of a document',
    ru: 'Проверка срока действия документа',
  },
  'acts.qualification.record-check': {
    cn: '备案系统返回结果',
    en: 'Received an answer from the ICP register',
    ru: 'Ответ реестра ICP',
  },
  'rows.qualification.qualification_tasks': { cn: '资质文件', en: 'Document', ru: 'Документ' },
  'rows.qualification.qualification_files': { cn: '资质文件的附件', en: 'Document file', ru: 'Файл документа' },
  'rows.qualification.qualification_apps': {
    cn: '应用的资质情况',
    en: 'App qualification',
    ru: 'Документы приложения',
  },
  'rows.qualification.qualification_records': { cn: 'ICP 备案', en: 'ICP filing', ru: 'Регистрация ICP' },
  'fields.qualification.task_id': { cn: '任务 ID', en: 'Task ID', ru: 'ID задачи' },
  'fields.qualification.tag_id': { cn: '功能', en: 'Feature', ru: 'Функция' },
  'fields.qualification.is_main_tag': { cn: '由应用分类决定', en: 'From the category', ru: 'По категории' },
  'fields.qualification.documents': { cn: '文件内容', en: 'Documents', ru: 'Документы' },
  'fields.qualification.expire_time': { cn: '有效期至', en: 'Valid through', ru: 'Действует по' },
  'fields.qualification.last_audit_result': { cn: '最近一次审核结果', en: 'Last review', ru: 'Последняя модерация' },
  'fields.qualification.round': { cn: '提交次数', en: 'Submissions', ru: 'Число отправок' },
  'fields.qualification.file_id': { cn: '附件 ID', en: 'File ID', ru: 'ID файла' },
  'fields.qualification.object_id': { cn: '对象 ID', en: 'Object ID', ru: 'ID объекта' },
  'fields.qualification.file_name': { cn: '文件名', en: 'File name', ru: 'Имя файла' },
  'fields.qualification.file_size': { cn: '文件大小', en: 'File size', ru: 'Размер файла' },
  'fields.qualification.sha256': { cn: 'SHA-256', en: 'SHA-256', ru: 'SHA-256' },
  'fields.qualification.task_ids': { cn: '使用该附件的任务', en: 'Tasks with the file', ru: 'Задачи с файлом' },
  'fields.qualification.declared': { cn: '申报的功能', en: 'Declared features', ru: 'Заявленные функции' },
  'fields.qualification.gaps': { cn: '未满足的要求', en: 'Requirements not met', ru: 'Невыполненные требования' },
  'fields.qualification.was_live': {
    cn: '要求资质前已上架',
    en: 'Live before documents were required',
    ru: 'Опубликовано до введения требований',
  },
  'fields.qualification.record_number': { cn: '备案号', en: 'Filing number', ru: 'Номер регистрации' },
  'fields.qualification.subject_type': { cn: '主体类型', en: 'Holder type', ru: 'Тип владельца' },
  'fields.qualification.subject_number': { cn: '主体证件号码', en: 'Holder number', ru: 'Номер владельца' },
  'fields.qualification.differences': { cn: '不一致之处', en: 'Differences', ru: 'Расхождения' },
  'fields.qualification.check_time': { cn: '查询时间', en: 'Checked', ru: 'Проверено' },
  'check.qualification.documents': {
    cn: '所需资质文件均有效',
    en: 'The required documents are valid',
    ru: 'Нужные документы действуют',
  },
  'check.qualification.documents.fix': {
    cn: '请提交所需的资质文件，并等待审核通过。',
    en: 'Submit the missing documents, and wait until they’re approved.',
    ru: 'Отправьте недостающие документы и дождитесь одобрения.',
  },
  'check.qualification.expiring': {
    cn: '资质文件 30 天内不会到期',
    en: 'No document expires within 30 days',
    ru: 'Документы не истекают в ближайшие 30 дней',
  },
  'check.qualification.expiring.fix': {
    cn: '请提交新文件。原文件有效期至：',
    en: 'Submit a new document. The current one is valid through',
    ru: 'Отправьте новый документ. Нынешний действует по',
  },
  'check.qualification.record': {
    cn: 'ICP 备案与应用一致',
    en: 'The ICP filing matches the app',
    ru: 'Регистрация ICP соответствует приложению',
  },
  'check.qualification.record.fix': {
    cn: '请填写备案号，并核对备案的主体和应用信息。',
    en: 'Enter the filing number, and check its holder and app.',
    ru: 'Укажите номер регистрации и сверьте владельца и приложение.',
  },
  'reason.qualification.missing': { cn: '缺少资质文件', en: 'A document is missing', ru: 'Нет нужного документа' },
  'reason.qualification.missing.fix': {
    cn: '请提交所需的资质文件。',
    en: 'Submit the required document.',
    ru: 'Отправьте нужный документ.',
  },
  'reason.qualification.reviewing': {
    cn: '资质文件正在审核',
    en: 'A document is in review',
    ru: 'Документ на модерации',
  },
  'reason.qualification.reviewing.fix': {
    cn: '审核通过后即可上架。',
    en: 'The app becomes available once it’s approved.',
    ru: 'Приложение станет доступно после одобрения.',
  },
  'reason.qualification.rejected': {
    cn: '资质文件审核不通过',
    en: 'A document was rejected',
    ru: 'Документ отклонён',
  },
  'reason.qualification.rejected.fix': {
    cn: '请根据审核意见修改后重新提交。',
    en: 'Fix what the review found, and submit it again.',
    ru: 'Исправьте замечания и отправьте документ ещё раз.',
  },
  'reason.qualification.scheduled': {
    cn: '资质文件尚未生效',
    en: 'A document isn’t valid yet',
    ru: 'Документ ещё не действует',
  },
  'reason.qualification.scheduled.fix': {
    cn: '文件生效后，应用将自动上架。',
    en: 'The app becomes available on the first day the document is valid.',
    ru: 'Приложение станет доступно в первый день действия документа.',
  },
  'reason.qualification.expired': {
    cn: '资质文件已过期',
    en: 'A document has expired',
    ru: 'Документ истёк',
  },
  'reason.qualification.expired.fix': {
    cn: '请提交新的资质文件。',
    en: 'Submit a new document.',
    ru: 'Отправьте новый документ.',
  },
  'attention.qualification.rejected': {
    cn: '{app}：资质文件 {number} 审核不通过',
    en: '{app}: document {number} was rejected',
    ru: '{app}: документ {number} отклонён',
  },
  'attention.qualification.ends': {
    cn: '{app}：资质文件 {number} 即将到期',
    en: '{app}: document {number} expires soon',
    ru: '{app}: документ {number} скоро истечёт',
  },
  'attention.qualification.expired': {
    cn: '{app}：所需的资质文件已过期',
    en: '{app}: a required document has expired',
    ru: '{app}: нужный документ истёк',
  },
  'attention.qualification.filing': {
    cn: '{app}：ICP 备案 {number} 与备案登记信息不符',
    en: '{app}: the ICP filing {number} doesn’t match the register',
    ru: '{app}: регистрация ICP {number} не совпадает с реестром',
  },

  // Codes that the screens show in another form.
  'values.qualification.is_main_tag.0': { cn: '否', en: 'No', ru: 'Нет' },
  'values.qualification.is_main_tag.1': { cn: '是', en: 'Yes', ru: 'Да' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.qualification.qualification-state': {
    cn: '资质的当前状态不允许此操作，请刷新页面。',
    en: 'The document’s status doesn’t allow this. Reload the page.',
    ru: 'Статус документа этого не допускает. Обновите страницу.',
  },
  'refusals.qualification.document-open': {
    cn: '该资质正在审核，请等待结果或撤回。',
    en: 'This document is in review already. Wait for the result, or withdraw it.',
    ru: 'Документ уже на модерации. Дождитесь результата или отзовите его.',
  },
  'issues.qualification.subject-pair': {
    cn: '主体类型和证件号码须同时填写或同时留空。',
    en: 'must be set with the other, or not at all',
    ru: 'Заполните тип и номер владельца вместе или оставьте пустыми оба поля.',
  },
  'issues.qualification.subject-check-digit': {
    cn: '号码的校验位不正确，请检查。',
    en: 'must have a correct check digit',
    ru: 'Контрольная цифра не сходится. Проверьте номер.',
  },
  'issues.qualification.document-of-feature': {
    cn: '此类证件不适用于“{feature}”。',
    en: "isn’t a document for ''{feature}''",
    ru: 'Этот документ не подходит для «{feature}».',
  },
  'issues.qualification.period-document': {
    cn: '此证件有有效期，请选择“固定期限”。',
    en: 'must be 0: this document is valid for a period',
    ru: 'Этот документ выдаётся на срок. Укажите срок действия.',
  },
  'issues.qualification.permanent-document': {
    cn: '此证件长期有效，请选择“长期”。',
    en: 'must be 1: this document is permanent',
    ru: 'Этот документ бессрочный. Выберите «Бессрочно».',
  },
  'issues.qualification.day-of-period': {
    cn: '有固定期限的证件须填写此日期。',
    en: 'is required for a document that is valid for a period',
    ru: 'У документа со сроком действия укажите эту дату.',
  },
  'issues.qualification.no-day-of-permanent': {
    cn: '长期有效的证件无需填写此日期。',
    en: 'must be left out: the document is permanent',
    ru: 'У бессрочного документа эту дату не указывают.',
  },
  'issues.qualification.expires-before-start': {
    cn: '到期日期不能早于生效日期。',
    en: 'must not be before the first day',
    ru: 'Срок не может закончиться раньше, чем начался.',
  },
  'issues.qualification.years-ahead': {
    cn: '最晚为 {years} 年后。',
    en: 'must be at most {years} years ahead',
    ru: 'Не позже чем через {years, plural, one {# год} few {# года} many {# лет} other {# года}}.',
  },
  'issues.qualification.isbn': {
    cn: '请输入校验位正确的 ISBN。',
    en: 'must be an ISBN with a correct check digit',
    ru: 'Введите ISBN с верной контрольной цифрой.',
  },
  'issues.qualification.resident-number': {
    cn: '请输入正确的居民身份证号码。',
    en: 'must be a resident identity number with a correct check digit',
    ru: 'Введите номер удостоверения личности КНР с верной контрольной цифрой.',
  },
  'issues.qualification.organization-document': {
    cn: '此类证件仅颁发给企业或机构。',
    en: 'must be a company or an institution: this document isn’t issued to persons',
    ru: 'Этот документ выдают только компаниям и учреждениям.',
  },
  'issues.qualification.document-subject': {
    cn: '此文件已以主体 {number} 审核通过，不能用于其他主体。',
    en: 'must be {number}, for which this file was approved',
    ru: 'Этот файл одобрен для владельца {number}.',
  },
  'issues.qualification.credit-code': {
    cn: '请输入正确的统一社会信用代码。',
    en: 'must be a unified social credit code with a correct check digit',
    ru: 'Введите единый код социального кредита с верной контрольной цифрой.',
  },
} satisfies WordsByLanguage

/**
 * The messages of codes in columns, for the audit log, and of requirements, for screens of other services that change
 * what is required.
 */
export const values = {
  'qualification.gaps': {
    'cn-game-publication': 'qualification.rule.cn-game-publication',
    'cn-game-copyright': 'qualification.rule.cn-game-copyright',
    'cn-news': 'qualification.rule.cn-news',
    'cn-publishing': 'qualification.rule.cn-publishing',
    'cn-audiovisual': 'qualification.rule.cn-audiovisual',
    'cn-maps': 'qualification.rule.cn-maps',
    'cn-banking': 'qualification.rule.cn-banking',
    'cn-medical': 'qualification.rule.cn-medical',
    'cn-ai': 'qualification.rule.cn-ai',
    'eu-banking': 'qualification.rule.eu-banking',
    'eu-medical': 'qualification.rule.eu-medical',
    'ru-banking': 'qualification.rule.ru-banking',
    record: 'qualification.record',
  },
  'qualification.declared': 'qualification.feature',
  'qualification.tag_id': 'qualification.feature',
  'qualification.qualification_tasks.state': 'qualification.task',
  'qualification.documents': 'qualification.document',
  'qualification.subject_type': 'qualification.subject',
  'qualification.qualification_records.state': ['qualification.record', 'checking', 'unfiled', 'filed', 'mismatch'],
} satisfies WordsOfValues
