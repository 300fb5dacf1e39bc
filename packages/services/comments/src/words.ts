import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of comments for the audit log and the permission matrix. */
export const words = {
  'areas.comments': { cn: '评论管理', en: 'Reviews', ru: 'Отзывы' },
  'rights.comments.reply': { cn: '回复评论', en: 'Reply to reviews', ru: 'Ответы на отзывы' },
  'rights.comments.reply.help': {
    cn: '回复用户评论、举报评论，并管理预存回复。',
    en: 'Reply to user reviews, report them, and manage saved replies.',
    ru: 'Отвечать на отзывы, подавать жалобы и вести шаблоны ответов.',
  },
  'things.comments.reply': { cn: '评论回复', en: 'a review reply', ru: 'ответа на отзыв' },
  'things.comments.lease': { cn: '回复占用标记', en: 'a reply in progress', ru: 'отметки об ответе' },
  'things.comments.abuse-report': { cn: '评论举报', en: 'a review report', ru: 'жалобы на отзыв' },
  'things.comments.saved-reply': { cn: '预存回复', en: 'a saved reply', ru: 'шаблона ответа' },
  'acts.comments.write': { cn: '收到用户评论', en: 'Received user reviews', ru: 'Получение отзывов пользователей' },
  'acts.comments.judge': { cn: '审核被举报的评论', en: 'Judged a reported review', ru: 'Рассмотрение жалобы на отзыв' },
  'rows.comments.review_replies': { cn: '评论回复', en: 'Review reply', ru: 'Ответ на отзыв' },
  'rows.comments.abuse_reports': { cn: '评论举报', en: 'Review report', ru: 'Жалоба на отзыв' },
  'rows.comments.saved_replies': { cn: '预存回复', en: 'Saved reply', ru: 'Шаблон ответа' },
  'fields.comments.reply_id': { cn: '回复 ID', en: 'Reply ID', ru: 'ID ответа' },
  'fields.comments.review_id': { cn: '评论 ID', en: 'Review ID', ru: 'ID отзыва' },
  'fields.comments.abuse_report_id': { cn: '举报 ID', en: 'Report ID', ru: 'ID жалобы' },
  'fields.comments.saved_reply_id': { cn: '预存回复 ID', en: 'Saved reply ID', ru: 'ID шаблона' },
  'fields.comments.saved_reply_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.comments.content': { cn: '内容', en: 'Text', ru: 'Текст' },
  'fields.comments.lang': { cn: '语言', en: 'Language', ru: 'Язык' },
  'fields.comments.user_id': { cn: '操作人', en: 'Member', ru: 'Участник' },
  'fields.comments.time': { cn: '时间', en: 'Time', ru: 'Время' },
  'fields.comments.edit_time': { cn: '修改时间', en: 'Last edited', ru: 'Изменён' },
  'fields.comments.reason': { cn: '原因', en: 'Reason', ru: 'Причина' },
  'fields.comments.state': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.comments.answer_time': { cn: '处理时间', en: 'Decided', ru: 'Решение' },
  'attention.comments.unanswered': {
    cn: '{app} 有 {count, number} 条 1–2 星评论待回复',
    en: '{count, plural, one {{app}: # review with 1–2 stars has no reply} other {{app}: # reviews with 1–2 stars have no reply}}',
    ru: '{count, plural, one {{app}: # отзыв с 1–2 звёздами без ответа} few {{app}: # отзыва с 1–2 звёздами без ответа} many {{app}: # отзывов с 1–2 звёздами без ответа} other {{app}: # отзыва с 1–2 звёздами без ответа}}',
  },
  'attention.comments.returned': {
    cn: '{app} 有 {count, number} 位用户在回复后追加了评论',
    en: '{count, plural, one {{app}: # user changed their review after your reply} other {{app}: # users changed their reviews after your reply}}',
    ru: '{count, plural, one {{app}: # пользователь изменил отзыв после ответа} few {{app}: # пользователя изменили отзывы после ответа} many {{app}: # пользователей изменили отзывы после ответа} other {{app}: # пользователя изменили отзывы после ответа}}',
  },
  'metric.comments.average': { cn: '平均评分', en: 'Average rating', ru: 'Средняя оценка' },
  'metric.comments.oneStarShare': { cn: '一星评论占比', en: 'Share of 1-star reviews', ru: 'Доля отзывов с 1 звездой' },
  'dimension.comments.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'dimension.comments.country': { cn: '国家/地区', en: 'Country or region', ru: 'Страна или регион' },

  // Codes that the screens show in another form.
  'values.comments.reason.insult': { cn: '辱骂', en: 'Insult', ru: 'Оскорбление' },
  'values.comments.reason.advertising': { cn: '广告', en: 'Advertising', ru: 'Реклама' },
  'values.comments.reason.personal-data': { cn: '个人信息', en: 'Personal data', ru: 'Персональные данные' },
  'values.comments.reason.off-topic': { cn: '无关内容', en: 'Off-topic', ru: 'Не по теме' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.comments.comment-app': {
    cn: '没有该应用的评论：应用不属于本团队或从未上架。',
    en: 'There are no reviews: the app isn’t one of the team, or was never released.',
    ru: 'Отзывов нет: приложение не принадлежит команде или ещё не публиковалось.',
  },
  'refusals.comments.comment-answered': {
    cn: '该评论已有回复，请编辑已有回复。',
    en: 'The review already has a reply. Edit that reply.',
    ru: 'На отзыв уже есть ответ. Измените его.',
  },
  'refusals.comments.comment-changed': {
    cn: '回复已被他人修改，请对比后再保存。',
    en: 'The reply has been changed since you opened it. Compare both texts.',
    ru: 'Ответ изменили, пока вы его редактировали. Сравните оба текста.',
  },
  'refusals.comments.comment-reported': {
    cn: '该评论已被举报，每条评论只能举报一次。',
    en: 'The review has already been reported, which is possible once.',
    ru: 'На этот отзыв уже пожаловались. Пожаловаться можно один раз.',
  },
  'issues.comments.begin-after-end': {
    cn: '开始时间不能晚于结束时间。',
    en: 'must not be after the end',
    ru: 'Начало не может быть позже окончания.',
  },
  'issues.comments.days-before-end': {
    cn: '统计周期最长 {days} 天。',
    en: 'must be at most {days} days before the end',
    ru: 'Период — не больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}.',
  },
  'issues.comments.reviews-on-china': {
    cn: '{country} 的评论在站点“中国”，请单独查询。',
    en: 'must be queried separately: reviews from {country} are on the China site',
    ru: 'Отзывы ({country}) хранятся на сайте «Китай». Запросите их отдельно.',
  },
  'issues.comments.reviews-on-singapore': {
    cn: '{country} 的评论在站点“新加坡”，请单独查询。',
    en: 'must be queried separately: reviews from {country} are on the Singapore site',
    ru: 'Отзывы ({country}) хранятся на сайте «Сингапур». Запросите их отдельно.',
  },
  'issues.comments.reviews-on-europe': {
    cn: '{country} 的评论在站点“欧洲”，请单独查询。',
    en: 'must be queried separately: reviews from {country} are on the Europe site',
    ru: 'Отзывы ({country}) хранятся на сайте «Европа». Запросите их отдельно.',
  },
  'issues.comments.reviews-on-russia': {
    cn: '{country} 的评论在站点“俄罗斯”，请单独查询。',
    en: 'must be queried separately: reviews from {country} are on the Russia site',
    ru: 'Отзывы ({country}) хранятся на сайте «Россия». Запросите их отдельно.',
  },
  'issues.comments.reviews-on-iran': {
    cn: '{country} 的评论在站点“伊朗”，请单独查询。',
    en: 'must be queried separately: reviews from {country} are on the Iran site',
    ru: 'Отзывы ({country}) хранятся на сайте «Иран». Запросите их отдельно.',
  },
  'issues.comments.review-not-removed': {
    cn: '该评论已被删除。',
    en: 'must be a review that hasn’t been removed',
    ru: 'Этот отзыв удалён.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'comments.abuse_reports.state': 'comments.abuse',
} satisfies WordsOfValues
