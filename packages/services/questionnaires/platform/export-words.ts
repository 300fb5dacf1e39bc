import type { Doubt, FormLanguage } from '@console-widgets/questionnaires/model'

interface ExportWords {
  response: string
  time: string
  language: string
  seconds: string
  doubt: string
  doubts: Readonly<Record<Doubt, string>>
  phone: string
  question: string
  shown: string
  answered: string
  answer: string
  count: string
  value: string
  lower: string
  upper: string
  mean: string
  promoters: string
}

/** Words of exported files. */
export const exportWords: Readonly<Record<FormLanguage, ExportWords>> = {
  cn: {
    response: '答卷 ID',
    time: '提交时间（UTC）',
    language: '语言',
    seconds: '用时（秒）',
    doubt: '可疑原因',
    doubts: { fast: '用时过短', trap: '疑似程序填写', straight: '矩阵题答案全部相同' },
    phone: '手机号',
    question: '问题',
    shown: '展示人数',
    answered: '回答人数',
    answer: '答案',
    count: '选择人数',
    value: '数值',
    lower: '95% 区间下限',
    upper: '95% 区间上限',
    mean: '平均值',
    promoters: '净推荐值',
  },
  en: {
    response: 'Response ID',
    time: 'Sent (UTC)',
    language: 'Language',
    seconds: 'Duration (s)',
    doubt: 'Suspicious',
    doubts: { fast: 'Too fast', trap: 'Filled in by a program', straight: 'Same answer in every row' },
    phone: 'Phone',
    question: 'Question',
    shown: 'Shown to',
    answered: 'Answered by',
    answer: 'Answer',
    count: 'Chosen by',
    value: 'Value',
    lower: '95% interval from',
    upper: '95% interval to',
    mean: 'Average',
    promoters: 'Net promoter score',
  },
  ru: {
    response: 'ID ответа',
    time: 'Отправлен (UTC)',
    language: 'Язык',
    seconds: 'Длительность (с)',
    doubt: 'Подозрительный',
    doubts: { fast: 'Слишком быстро', trap: 'Заполнено программой', straight: 'Одинаковые ответы во всех строках' },
    phone: 'Телефон',
    question: 'Вопрос',
    shown: 'Показан',
    answered: 'Ответили',
    answer: 'Ответ',
    count: 'Выбрали',
    value: 'Значение',
    lower: '95%-й интервал от',
    upper: '95%-й интервал до',
    mean: 'Среднее',
    promoters: 'Индекс NPS',
  },
}
