import type { WordsByLanguage } from '@console-widgets/ui/tag'

/** The words of age ratings for the audit log, the permission matrix, and the checks of a release. */
export const words = {
  'areas.age-rating': { cn: '年龄分级', en: 'Age rating', ru: 'Возрастной рейтинг' },
  'rights.age-rating.manage': { cn: '管理年龄分级', en: 'Manage age ratings', ru: 'Управление возрастным рейтингом' },
  'rights.age-rating.manage.help': {
    cn: '填写分级问卷并确认分级。',
    en: 'Answer the questionnaire and confirm the ratings.',
    ru: 'Отвечать на вопросы анкеты и подтверждать рейтинг.',
  },
  'things.age-rating.answer': { cn: '分级问卷', en: 'the age-rating answers', ru: 'ответов для рейтинга' },
  'acts.age-rating.rating-v2.confirm': {
    cn: '确认年龄分级',
    en: 'Confirmed the age rating',
    ru: 'Подтверждение возрастного рейтинга',
  },
  'acts.age-rating.rating.set': {
    cn: '提高年龄分级',
    en: 'Raised the age rating',
    ru: 'Повышение возрастного рейтинга',
  },
  'things.age-rating.iarc-cert': { cn: '分级证书', en: 'the rating certificate', ru: 'сертификата рейтинга' },
  'acts.age-rating.iarc-cert.attach': {
    cn: '采用分级证书',
    en: 'Took over a rating certificate',
    ru: 'Использование сертификата рейтинга',
  },
  'acts.age-rating.iarc-cert.update': {
    cn: '更新分级证书',
    en: 'Updated the rating certificate',
    ru: 'Обновление сертификата рейтинга',
  },
  'acts.age-rating.email.send': {
    cn: '通过邮件发送分级证书',
    en: 'Sent the rating certificate by mail',
    ru: 'Отправка сертификата рейтинга на почту',
  },
  'things.age-rating.board-certificate': {
    cn: '韩国分级证书',
    en: 'the certificate for South Korea',
    ru: 'сертификата для Республики Корея',
  },
  'acts.age-rating.board-certificate.update': {
    cn: '提交韩国分级证书',
    en: 'Submitted the certificate for South Korea',
    ru: 'Загрузка сертификата для Республики Корея',
  },
  'acts.age-rating.board-certificate-end': {
    cn: '韩国分级证书过期',
    en: 'The certificate for South Korea expired',
    ru: 'Истёк сертификат для Республики Корея',
  },
  'acts.age-rating.board-certificate-reminder': {
    cn: '提醒韩国分级证书即将到期',
    en: 'Announced the end of a Korean rating certificate',
    ru: 'Предупреждение об окончании сертификата Республики Корея',
  },
  'rows.age-rating.board_certificates': {
    cn: '韩国分级证书',
    en: 'Certificate for South Korea',
    ru: 'Сертификат для Республики Корея',
  },
  'fields.age-rating.number': { cn: '编号', en: 'Number', ru: 'Номер' },
  'fields.age-rating.issue_day': { cn: '签发日期', en: 'Issue date', ru: 'Дата выдачи' },
  'fields.age-rating.expire_day': { cn: '有效期至', en: 'Valid through', ru: 'Действует по' },
  'fields.age-rating.is_expired': { cn: '已过期', en: 'Expired', ru: 'Срок истёк' },
  'fields.age-rating.object_id': { cn: '对象 ID', en: 'Object ID', ru: 'ID объекта' },
  'fields.age-rating.file_name': { cn: '文件名', en: 'File name', ru: 'Имя файла' },
  'fields.age-rating.file_size': { cn: '文件大小', en: 'File size', ru: 'Размер файла' },
  'rows.age-rating.rating_certificates': { cn: '分级证书', en: 'Rating certificate', ru: 'Сертификат рейтинга' },
  'fields.age-rating.certificate': { cn: '证书', en: 'Certificate', ru: 'Сертификат' },
  'fields.age-rating.certificate_id': { cn: '证书 ID', en: 'Certificate ID', ru: 'ID сертификата' },
  'fields.age-rating.product_name': { cn: '产品名称', en: 'Product name', ru: 'Название продукта' },
  'fields.age-rating.storefront': { cn: '签发方', en: 'Issued by', ru: 'Кем выдан' },
  'fields.age-rating.email': { cn: '开发者邮箱', en: 'Developer’s mail address', ru: 'Почта разработчика' },
  'fields.age-rating.ratings': { cn: '分级', en: 'Ratings', ru: 'Рейтинги' },
  'fields.age-rating.issue_time': { cn: '签发时间', en: 'Issue time', ru: 'Время выдачи' },
  'fields.age-rating.mail_times': { cn: '邮件发送时间', en: 'Mail times', ru: 'Время отправки писем' },
  'rows.age-rating.age_ratings': { cn: '年龄分级', en: 'Age rating', ru: 'Возрастной рейтинг' },
  'fields.age-rating.questionnaire': { cn: '问卷版本', en: 'Questionnaire version', ru: 'Версия анкеты' },
  'fields.age-rating.answers': { cn: '回答', en: 'Answers', ru: 'Ответы' },
  'fields.age-rating.is_answered': { cn: '已全部回答', en: 'All questions answered', ru: 'Даны все ответы' },
  'fields.age-rating.confirmed': { cn: '已确认的分级', en: 'Confirmed rating', ru: 'Подтверждённый рейтинг' },
  'fields.age-rating.refusals': {
    cn: '不予分级的国家/地区',
    en: 'Countries without a rating',
    ru: 'Страны без рейтинга',
  },
  'fields.age-rating.certificate_countries': {
    cn: '需要证书的国家/地区',
    en: 'Countries that need a certificate',
    ru: 'Страны, где нужен сертификат',
  },
  'fields.age-rating.was_live': {
    cn: '分级前已上架',
    en: 'Live before ratings were required',
    ru: 'Опубликовано до введения рейтингов',
  },
  'check.age-rating.confirmed': {
    cn: '年龄分级已确认',
    en: 'The age rating is confirmed',
    ru: 'Возрастной рейтинг подтверждён',
  },
  'check.age-rating.confirmed.fix': {
    cn: '请填写分级问卷并确认分级。',
    en: 'Answer the questionnaire and confirm the rating.',
    ru: 'Ответьте на вопросы анкеты и подтвердите рейтинг.',
  },
  'check.age-rating.content': {
    cn: '年龄分级与应用内容相符',
    en: 'The age rating matches the app’s content',
    ru: 'Рейтинг соответствует содержанию приложения',
  },
  'check.age-rating.content.fix': {
    cn: '确认分级后新增的内容与问卷回答不符。请核对回答并重新确认：',
    en: 'Content added since the rating was confirmed contradicts an answer. Check the answer and confirm the rating again:',
    ru: 'После подтверждения рейтинга появилось то, что противоречит ответу. Проверьте ответ и подтвердите рейтинг снова:',
  },
  'check.age-rating.current': {
    cn: '年龄分级基于最新问卷',
    en: 'The age rating follows the current questionnaire',
    ru: 'Рейтинг основан на действующей анкете',
  },
  'check.age-rating.current.fix': {
    cn: '问卷已更新。请回答新增问题并重新确认。',
    en: 'The questionnaire has changed. Answer the new questions and confirm the rating again.',
    ru: 'Анкета изменилась. Ответьте на новые вопросы и подтвердите рейтинг снова.',
  },
  'check.age-rating.countries': {
    cn: '所选国家/地区均允许该内容',
    en: 'All selected countries allow the content',
    ru: 'Все выбранные страны допускают содержание',
  },
  'check.age-rating.countries.fix': {
    cn: '应用不会在这些国家/地区上架：',
    en: 'The app won’t be available in these countries:',
    ru: 'Приложение не будет доступно в странах:',
  },
  'check.age-rating.series': {
    cn: '系列应用的年龄分级一致',
    en: 'All apps in the series have the same age rating',
    ru: 'У приложений серии один возрастной рейтинг',
  },
  'check.age-rating.series.fix': {
    cn: '应用商店将系列显示为一款产品。以下应用的分级不同：',
    en: 'The store shows the series as one product. These apps have a different rating:',
    ru: 'Магазин показывает серию как один продукт. Другой рейтинг у приложений:',
  },
  'reason.age-rating.missing': { cn: '未进行年龄分级', en: 'No age rating', ru: 'Нет возрастного рейтинга' },
  'reason.age-rating.missing.fix': {
    cn: '请填写分级问卷。',
    en: 'Answer the questionnaire.',
    ru: 'Ответьте на вопросы анкеты.',
  },
  'reason.age-rating.unconfirmed': {
    cn: '年龄分级未确认',
    en: 'The age rating isn’t confirmed',
    ru: 'Возрастной рейтинг не подтверждён',
  },
  'reason.age-rating.unconfirmed.fix': {
    cn: '问卷已填写，请确认分级。',
    en: 'All questions are answered. Confirm the rating.',
    ru: 'Все ответы даны. Подтвердите рейтинг.',
  },
  'reason.age-rating.refused': {
    cn: '该内容不予分级',
    en: 'The content can’t be rated',
    ru: 'Содержание не допускается',
  },
  'reason.age-rating.refused.fix': {
    cn: '当地分级制度不接受所申报的内容。',
    en: 'The rating system doesn’t allow the content you declared.',
    ru: 'Система рейтингов не допускает заявленное содержание.',
  },
  'reason.age-rating.certificate': {
    cn: '需要当地分级机构的证书',
    en: 'A certificate of the local authority is required',
    ru: 'Нужен сертификат местного органа',
  },
  'reason.age-rating.certificate.fix': {
    cn: '19 岁分级须持有韩国游戏物管理委员会的证书。',
    en: 'The rating 19 needs a certificate from Korea’s Game Rating and Administration Committee.',
    ru: 'Для рейтинга 19 нужен сертификат комитета по рейтингу игр Республики Корея.',
  },
  'reason.age-rating.certificate-expired': {
    cn: '当地分级机构的证书已过期',
    en: 'The certificate of the local authority has expired',
    ru: 'Срок действия сертификата местного органа истёк',
  },
  'reason.age-rating.certificate-expired.fix': {
    cn: '请提交新的韩国游戏物管理委员会证书。',
    en: 'Replace it with a valid certificate from Korea’s Game Rating and Administration Committee.',
    ru: 'Замените его действующим сертификатом комитета по рейтингу игр Республики Корея.',
  },
  'attention.age-rating.unconfirmed': {
    cn: '{app}：请确认年龄分级',
    en: '{app}: confirm the age rating',
    ru: '{app}: подтвердите возрастной рейтинг',
  },
  'attention.age-rating.outdated': {
    cn: '{app}：请按新版问卷更新年龄分级',
    en: '{app}: renew the age rating with the new questionnaire',
    ru: '{app}: обновите возрастной рейтинг по новой анкете',
  },
  'attention.age-rating.content': {
    cn: '{app}：应用内容与年龄分级的回答不一致，请检查并重新确认',
    en: '{app}: the app has content that the age rating’s answers deny. Check and confirm them again',
    ru: '{app}: в приложении есть содержимое, которое не учтено в ответах возрастного рейтинга. Проверьте и подтвердите их снова',
  },
  'attention.age-rating.expired': {
    cn: '{app}：年龄分级已失效',
    en: '{app}: the age rating has expired',
    ru: '{app}: возрастной рейтинг больше не действует',
  },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.age-rating.questionnaire-changed': {
    cn: '问卷已更新，请重新加载后作答。',
    en: 'The questionnaire has changed. Load it again and answer it.',
    ru: 'Анкета изменилась. Загрузите её заново и ответьте на вопросы.',
  },
  'refusals.age-rating.answers-missing': {
    cn: '请先完成问卷并确认分级。',
    en: 'Answer the questionnaire and confirm its rating first.',
    ru: 'Сначала ответьте на вопросы анкеты и подтвердите рейтинг.',
  },
  'refusals.age-rating.rating-too-low': {
    cn: '只能选择比问卷结果更高的分级。',
    en: 'A rating can only be higher than the answers give.',
    ru: 'Рейтинг может быть только выше того, что следует из ответов.',
  },
  'refusals.age-rating.no-certificate': {
    cn: '应用暂无分级证书，请先确认分级或添加证书。',
    en: 'The app has no certificate. Confirm its rating, or attach one.',
    ru: 'У приложения нет сертификата. Подтвердите рейтинг или приложите сертификат.',
  },
  'refusals.age-rating.certificate-outdated': {
    cn: '证书与当前分级不一致，请重新确认分级。',
    en: 'The certificate doesn’t match the current rating. Confirm the rating again.',
    ru: 'Сертификат не соответствует текущему рейтингу. Подтвердите рейтинг ещё раз.',
  },
  'refusals.age-rating.certificate-unreadable': {
    cn: '证书文件无法使用，请更换文件。',
    en: 'The file of the certificate can’t be used. Choose another one.',
    ru: 'Этот файл сертификата не подходит. Выберите другой.',
  },
  'issues.age-rating.board-number': {
    cn: '请填写证书编号，例如 CC-NP-260302-001。',
    en: 'must be the number of a certificate, such as CC-NP-260302-001',
    ru: 'Укажите номер сертификата, например CC-NP-260302-001.',
  },
  'issues.age-rating.board-of-adults': {
    cn: '须由游戏物管理委员会签发：另一家机构最高仅分级至 15 岁。',
    en: 'must be of the Game Rating and Administration Committee: the other board rates only up to 15',
    ru: 'Нужен сертификат комитета по рейтингу игр: другой орган присваивает рейтинг только до 15.',
  },
  'issues.age-rating.not-before-number': {
    cn: '不能早于编号中的日期 {day}。',
    en: 'must not be before {day}, the day in the number',
    ru: 'Не раньше {day} — даты в номере.',
  },
  'issues.age-rating.issued-in-future': {
    cn: '不能晚于今天。',
    en: 'must not be in the future',
    ru: 'Дата не может быть в будущем.',
  },
  'issues.age-rating.certificate-years': {
    cn: '最多为 {years} 年后。',
    en: 'must be at most {years} years ahead',
    ru: 'Не более чем через {years, plural, one {# год} few {# года} many {# лет} other {# года}}.',
  },
  'issues.age-rating.board-number-in-file': {
    cn: '“{file}”中没有编号 {number}。',
    en: "''{file}'' doesn’t contain the number {number}",
    ru: 'В «{file}» нет номера {number}.',
  },
  'issues.age-rating.answered': {
    cn: '请回答此问题。',
    en: 'must have an answer',
    ru: 'Ответьте на этот вопрос.',
  },
  'issues.age-rating.question-not-asked': {
    cn: '根据其他回答，无需回答此问题。',
    en: 'must be left out: the other answers don’t lead to it',
    ru: 'При остальных ответах этот вопрос не задаётся.',
  },
  'issues.age-rating.question-added': {
    cn: '此问题自问卷第 {version} 版起需要回答。',
    en: 'is asked since version {version}',
    ru: 'Этот вопрос задаётся с версии {version}.',
  },
  'issues.age-rating.answer-below': {
    cn: '选项编号须小于 {count}。',
    en: 'must be less than {count}',
    ru: 'Номер ответа должен быть меньше {count}.',
  },
} satisfies WordsByLanguage
