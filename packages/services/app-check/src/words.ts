import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of the app check for the audit log and the permission matrix. */
export const words = {
  'areas.app-check': { cn: '应用检测', en: 'App check', ru: 'Проверка приложений' },
  'rights.app-check.manage': { cn: '检测应用', en: 'Check apps', ru: 'Проверка приложений' },
  'rights.app-check.manage.help': {
    cn: '发起、取消和删除检测，以及忽略问题。',
    en: 'Start, cancel, and delete checks, and suppress findings.',
    ru: 'Запускать, отменять и удалять проверки, скрывать замечания.',
  },
  'things.app-check.check': { cn: '应用检测', en: 'an app check', ru: 'проверки приложения' },
  'things.app-check.finding': { cn: '检测问题', en: 'a finding', ru: 'замечания' },
  'acts.app-check.check.create': { cn: '发起应用检测', en: 'Started an app check', ru: 'Запуск проверки приложения' },
  'acts.app-check.check.cancel': {
    cn: '取消应用检测',
    en: 'Canceled an app check',
    ru: 'Отмена проверки приложения',
  },
  'acts.app-check.finding.suppress': { cn: '忽略检测问题', en: 'Suppressed a finding', ru: 'Скрытие замечания' },
  'acts.app-check.finding.restore': {
    cn: '恢复已忽略的检测问题',
    en: 'Restored a suppressed finding',
    ru: 'Восстановление скрытого замечания',
  },
  'rows.app-check.app_check_suppressions': { cn: '已忽略的问题', en: 'Suppressed finding', ru: 'Скрытое замечание' },
  'fields.app-check.suppression_id': { cn: 'ID', en: 'ID', ru: 'ID' },
  'fields.app-check.rule': { cn: '规则', en: 'Rule', ru: 'Правило' },
  'fields.app-check.finding_key': { cn: '对象', en: 'Subject', ru: 'Предмет' },
  'fields.app-check.reason': { cn: '理由', en: 'Reason', ru: 'Причина' },
  'check.app-check.report': {
    cn: '软件包已检测',
    en: 'The package is checked',
    ru: 'Пакет проверен',
  },
  'check.app-check.report.fix': {
    cn: '请发起检测。检测会在审核之前指出软件包的问题。',
    en: 'Start a check. It finds the package’s problems before a review does.',
    ru: 'Запустите проверку. Она найдёт проблемы пакета раньше, чем модератор.',
  },
  'check.app-check.blocking': {
    cn: '检测未发现阻碍发布的问题',
    en: 'The check found nothing that blocks a release',
    ru: 'Проверка не нашла того, что мешает выпуску',
  },
  'check.app-check.blocking.fix': {
    cn: '请上传修复后的软件包，或在报告中说明忽略的理由。',
    en: 'Upload a package without these problems, or suppress them in the report with a reason.',
    ru: 'Загрузите пакет без этих проблем или скройте их в отчёте, указав причину.',
  },
  'check.app-check.serious': {
    cn: '检测未发现严重问题',
    en: 'The check found no serious problems',
    ru: 'Проверка не нашла серьёзных проблем',
  },
  'check.app-check.serious.fix': {
    cn: '请在报告中查看并修复这些问题。',
    en: 'The report shows each problem and how to fix it.',
    ru: 'В отчёте описана каждая проблема и способ её устранить.',
  },
  'attention.app-check.failed': {
    cn: '{app}：检测发现 {file} 存在阻止发布的问题',
    en: '{app}: the check of {file} found problems that block a release',
    ru: '{app}: проверка {file} нашла проблемы, с которыми выпуск невозможен',
  },
  'attention.app-check.error': {
    cn: '{app}：{file} 的检测未完成',
    en: '{app}: the check of {file} couldn’t be completed',
    ru: '{app}: проверка {file} не завершена',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.app-check.not-checkable': {
    cn: '该软件包无法检测：仍在处理或处理失败。',
    en: 'The package can’t be checked: it is still being processed, or that failed.',
    ru: 'Пакет нельзя проверить: он ещё обрабатывается или его не удалось обработать.',
  },
  'refusals.app-check.check-running': {
    cn: '检测正在进行。请等待结果，或取消检测。',
    en: 'The check is running. Wait for the result, or cancel it.',
    ru: 'Проверка уже идёт. Дождитесь результата или отмените её.',
  },
} satisfies WordsByLanguage
