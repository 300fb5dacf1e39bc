import type { WordsByLanguage, WordsOfValues } from '@console-widgets/ui/tag'

/** The words of questionnaires for the audit log and the permission matrix. */
export const words = {
  'areas.questionnaires': { cn: '问卷', en: 'Questionnaires', ru: 'Опросы' },
  'rights.questionnaires.edit': { cn: '管理问卷', en: 'Manage questionnaires', ru: 'Управление опросами' },
  'rights.questionnaires.edit.help': {
    cn: '创建、修改、发布、结束和删除问卷，并保存答卷筛选条件。',
    en: 'Create, edit, publish, end, and delete questionnaires, and save filters of their responses.',
    ru: 'Создавать, изменять, публиковать, завершать и удалять опросы, сохранять фильтры ответов.',
  },
  'things.questionnaires.questionnaire': { cn: '问卷', en: 'a questionnaire', ru: 'опроса' },
  'things.questionnaires.questionnaire-status': {
    cn: '问卷状态',
    en: 'a questionnaire’s status',
    ru: 'статуса опроса',
  },
  'things.questionnaires.analysis': { cn: '问卷分析', en: 'an analysis', ru: 'результатов опроса' },
  'things.questionnaires.filter': { cn: '答卷筛选条件', en: 'a filter of responses', ru: 'фильтра ответов' },
  'things.questionnaires.response': { cn: '答卷', en: 'a response', ru: 'ответа на опрос' },
  'things.questionnaires.feedback': { cn: '问卷回答', en: 'a response', ru: 'ответа на опрос' },
  'things.questionnaires.feedback-sms-code': { cn: '问卷验证码', en: 'a questionnaire code', ru: 'кода для опроса' },
  'things.questionnaires.anonymous-feedback': {
    cn: '匿名问卷回答',
    en: 'an anonymous response',
    ru: 'анонимного ответа на опрос',
  },
  'things.questionnaires.service-questionnaire-feedback': {
    cn: '服务问卷回答',
    en: 'a response about a service',
    ru: 'ответа на опрос о сервисе',
  },
  'acts.questionnaires.questionnaire.upsert': {
    cn: '导入问卷',
    en: 'Imported a questionnaire',
    ru: 'Импорт опроса',
  },
  'acts.questionnaires.filter.query': {
    cn: '筛选答卷',
    en: 'Filtered the responses to a questionnaire',
    ru: 'Фильтрация ответов на опрос',
  },
  'acts.questionnaires.tell-full': {
    cn: '通知问卷回收数量已达配额',
    en: 'Notified members that a questionnaire reached its quota',
    ru: 'Уведомление о наборе квоты опроса',
  },
  'acts.questionnaires.response.trust': {
    cn: '将可疑答卷计入结果',
    en: 'Counted a suspicious response',
    ru: 'Учёт подозрительного ответа',
  },
  'acts.questionnaires.feedback-sms-code.send': {
    cn: '发送问卷验证码',
    en: 'Sent a questionnaire code',
    ru: 'Отправка кода для опроса',
  },
  'acts.questionnaires.feedback-sms-code.check': {
    cn: '验证手机号',
    en: 'Confirmed a phone number',
    ru: 'Подтверждение номера телефона',
  },
  'acts.questionnaires.end': { cn: '问卷到期结束', en: 'Ended a questionnaire', ru: 'Завершение опроса' },
  'acts.questionnaires.respond': {
    cn: '演示用户回答问卷',
    en: 'Answered a questionnaire',
    ru: 'Ответы на опрос',
  },
  'rows.questionnaires.questionnaires': { cn: '问卷', en: 'Questionnaire', ru: 'Опрос' },
  'rows.questionnaires.questionnaire_filters': { cn: '答卷筛选条件', en: 'Filter of responses', ru: 'Фильтр ответов' },
  'fields.questionnaires.questionnaire_id': { cn: '问卷 ID', en: 'Questionnaire ID', ru: 'ID опроса' },
  'fields.questionnaires.public_id': { cn: '公开地址 ID', en: 'Public ID', ru: 'Публичный ID' },
  'fields.questionnaires.title': { cn: '标题', en: 'Title', ru: 'Название' },
  'fields.questionnaires.content': { cn: '内容', en: 'Content', ru: 'Содержание' },
  'fields.questionnaires.status': { cn: '状态', en: 'Status', ru: 'Статус' },
  'fields.questionnaires.anonymous': { cn: '匿名', en: 'Anonymous', ru: 'Анонимный' },
  'fields.questionnaires.asks_phone': { cn: '验证手机号', en: 'Confirms phone', ru: 'Подтверждение телефона' },
  'fields.questionnaires.start_time': { cn: '开始时间', en: 'Starts', ru: 'Начало' },
  'fields.questionnaires.end_time': { cn: '结束时间', en: 'Ends', ru: 'Окончание' },
  'fields.questionnaires.quota': { cn: '答卷上限', en: 'Response limit', ru: 'Лимит ответов' },
  'fields.questionnaires.responses': { cn: '答卷数', en: 'Responses', ru: 'Ответы' },
  'fields.questionnaires.version': { cn: '版本', en: 'Version', ru: 'Версия' },
  'fields.questionnaires.filter_id': { cn: '筛选条件 ID', en: 'Filter ID', ru: 'ID фильтра' },
  'fields.questionnaires.filter_name': { cn: '名称', en: 'Name', ru: 'Название' },
  'fields.questionnaires.filter': { cn: '条件', en: 'Conditions', ru: 'Условия' },
  'fields.questionnaires.task_id': { cn: '任务 ID', en: 'Task ID', ru: 'ID задачи' },
  'fields.questionnaires.matched': { cn: '符合条件', en: 'Matching responses', ru: 'Подходящие ответы' },

  // Reasons of refusals, in place of the platform’s English text.
  'refusals.questionnaires.questionnaire-status': {
    cn: '问卷当前状态不支持此操作。已有答卷时，只能修改文字和顺序。',
    en: 'The questionnaire’s status doesn’t allow this. Once there are responses, only texts and the order can change.',
    ru: 'Статус опроса этого не позволяет. Когда есть ответы, можно менять только тексты и порядок.',
  },
  'refusals.questionnaires.questionnaire-incomplete': {
    cn: '问卷不完整。请先完善，再发布。',
    en: 'The questionnaire isn’t complete. Fix it, then publish it.',
    ru: 'Опрос заполнен не полностью. Исправьте его и опубликуйте.',
  },
  'refusals.questionnaires.questionnaire-closed': {
    cn: '问卷目前不接受回答。',
    en: 'The questionnaire isn’t taking answers.',
    ru: 'Опрос не принимает ответы.',
  },
  'refusals.questionnaires.form-changed': {
    cn: '问卷已修改或页面已过期。请重新打开问卷。',
    en: 'The questionnaire has changed, or the page has expired. Open the questionnaire again.',
    ru: 'Опрос изменился, или страница устарела. Откройте опрос заново.',
  },
  'refusals.questionnaires.questionnaire-answers': {
    cn: '部分回答缺失或有误，请检查。',
    en: 'Some answers are missing or wrong. Check them.',
    ru: 'Некоторых ответов нет, или они неверны. Проверьте их.',
  },
  'refusals.questionnaires.questionnaire-phone': {
    cn: '请先验证手机号。',
    en: 'Confirm your phone number first.',
    ru: 'Сначала подтвердите номер телефона.',
  },
  'refusals.questionnaires.sms-code-wrong': {
    cn: '验证码错误或已失效。请检查，或重新获取。',
    en: 'The code is wrong or no longer valid. Check it, or request another one.',
    ru: 'Код неверен или устарел. Проверьте его или запросите новый.',
  },
  'issues.questionnaires.question-of-questionnaire': {
    cn: '须为该问卷的问题。',
    en: 'must be a question of the questionnaire',
    ru: 'Выберите вопрос этой анкеты.',
  },
  'issues.questionnaires.operator-of-question': {
    cn: '操作符与问题类型不符。',
    en: 'must fit the question’s type',
    ru: 'Оператор не подходит к типу вопроса.',
  },
  'issues.questionnaires.possible-answer': {
    cn: '须为可选的答案。',
    en: 'must be a possible answer',
    ru: 'Укажите возможный ответ.',
  },
  'issues.questionnaires.quota-over-responses': {
    cn: '名额须大于已收到的回答数。',
    en: 'must be more than the responses that are there',
    ru: 'Квота должна быть больше числа полученных ответов.',
  },
  'issues.questionnaires.answered-question': {
    cn: '已有回答的内容不能修改。',
    en: 'must stay as it was answered',
    ru: 'На это уже ответили, поэтому изменить его нельзя.',
  },
  'issues.questionnaires.phone-of-anyone': {
    cn: '任何人都可填写的问卷不能询问手机号。',
    en: 'must be off for a questionnaire that anyone can answer',
    ru: 'В анкете для всех желающих нельзя спрашивать телефон.',
  },
  'issues.questionnaires.phone-form': {
    cn: '请输入带国家/地区代码的手机号，例如 +49 151 5550100。',
    en: 'must be a phone number with its country code, such as +49 151 5550100',
    ru: 'Введите телефон с кодом страны, например +49 151 5550100.',
  },
  'issues.questionnaires.phone-confirmed': {
    cn: '请先验证手机号。',
    en: 'must be confirmed',
    ru: 'Сначала подтвердите телефон.',
  },
  'issues.questionnaires.newest-code': {
    cn: '请输入最新短信中的验证码。',
    en: 'must be the code of the newest message',
    ru: 'Введите код из последнего сообщения.',
  },
  'issues.questionnaires.unready-title': {
    cn: '缺少第一种语言的标题。',
    en: 'must contain a title in the first language',
    ru: 'Нет названия на первом языке.',
  },
  'issues.questionnaires.unready-no-questions': {
    cn: '请添加问题。',
    en: 'must contain a question',
    ru: 'Добавьте вопрос.',
  },
  'issues.questionnaires.unready-text': {
    cn: '问题缺少第一种语言的文字。',
    en: 'must contain a text in the first language',
    ru: 'У вопроса нет текста на первом языке.',
  },
  'issues.questionnaires.unready-option-text': {
    cn: '选项缺少第一种语言的文字。',
    en: 'must contain a text of each option in the first language',
    ru: 'У варианта нет текста на первом языке.',
  },
  'issues.questionnaires.unready-options': {
    cn: '请至少提供两个选项。',
    en: 'must contain at least two options',
    ru: 'Предложите хотя бы два варианта.',
  },
  'issues.questionnaires.unready-columns': {
    cn: '矩阵应有 2–10 列。',
    en: 'must contain 2 to 10 columns',
    ru: 'В таблице должно быть от 2 до 10 столбцов.',
  },
  'issues.questionnaires.unready-rows': {
    cn: '矩阵至少需要一行。',
    en: 'must contain a row',
    ru: 'В таблице нужна хотя бы одна строка.',
  },
  'issues.questionnaires.unready-condition-order': {
    cn: '条件引用了后面的问题。',
    en: 'must not refer to a later question',
    ru: 'Условие ссылается на следующий вопрос.',
  },
  'issues.questionnaires.unready-condition-question': {
    cn: '条件引用的问题不存在。',
    en: 'must refer to a question that exists',
    ru: 'Условие ссылается на вопрос, которого нет.',
  },
  'issues.questionnaires.unready-condition-value': {
    cn: '条件中的答案不可能出现。',
    en: 'must ask for an answer that the question can have',
    ru: 'Такого ответа на вопрос из условия быть не может.',
  },
  'issues.questionnaires.unready-repeated': {
    cn: '两个部分的 ID 相同。',
    en: 'must have an ID of its own',
    ru: 'У двух частей одинаковый ID.',
  },
  'issues.questionnaires.answer-required': {
    cn: '请回答此问题。',
    en: 'must be answered',
    ru: 'Ответьте на этот вопрос.',
  },
  'issues.questionnaires.answer-rows': {
    cn: '请为每一行选择答案。',
    en: 'must be answered in every row',
    ru: 'Выберите ответ в каждой строке.',
  },
  'issues.questionnaires.answer-choice': {
    cn: '请选择一个选项。',
    en: 'must be one of the options',
    ru: 'Выберите один из вариантов.',
  },
  'issues.questionnaires.answer-text': {
    cn: '请输入文字。',
    en: 'must be a text',
    ru: 'Введите текст.',
  },
  'issues.questionnaires.answer-too-long': {
    cn: '请将回答缩短至 {most} 个字符以内。',
    en: 'must have at most {most} characters',
    ru: 'Сократите ответ до {most, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  },
  'issues.questionnaires.answer-range': {
    cn: '请选择量表上的数字。',
    en: 'must be a number on the scale',
    ru: 'Выберите число на шкале.',
  },
  'issues.questionnaires.answer-hidden': {
    cn: '此问题已不再询问。',
    en: 'isn’t asked after these answers',
    ru: 'Этот вопрос больше не задаётся.',
  },
  'issues.questionnaires.answer-unknown': {
    cn: '此问题已不再询问。',
    en: 'isn’t a question of this questionnaire',
    ru: 'Этот вопрос больше не задаётся.',
  },
} satisfies WordsByLanguage

/** The messages of codes in columns, for the audit log. */
export const values = {
  'questionnaires.status': 'questionnaires.status',
} satisfies WordsOfValues
