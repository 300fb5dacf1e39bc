import type { AnswerProblem } from './answers.ts'
import { type FormLanguage, questionnaireLimits } from './content.ts'
import type { Opening } from './status.ts'

/** What a form says besides the questions. */
export interface FormTexts {
  languageName: string
  languages: string
  optional: string
  stars(count: number): string
  /** Ends of the scale from 0 to 10. */
  unlikely: string
  likely: string
  step(at: number, of: number): string
  back: string
  next: string
  send: string
  /** Above a page with problems. */
  wrong(count: number): string
  problems: Readonly<Record<AnswerProblem, string>>
  /** Why a questionnaire takes no answers. */
  closed: Readonly<Record<Exclude<Opening, 'open'>, string>>
  thanks: string
  answered: string
  missing: string
  changed: string
  expired: string
  tooLarge: string
  busy(minutes: number): string
  signIn: string
  signInLink: string
  /** Label of the field that only programs fill in. */
  trap: string
}

/** The texts of forms. They follow the respondent’s language, which may differ from that of the console. */
export const formTexts: Readonly<Record<FormLanguage, FormTexts>> = {
  en: {
    languageName: 'English',
    languages: 'Language',
    optional: 'optional',
    stars: (count) => `${count} ${count === 1 ? 'star' : 'stars'}`,
    unlikely: 'Not at all likely',
    likely: 'Extremely likely',
    step: (at, of) => `Page ${at} of ${of}`,
    back: 'Back',
    next: 'Next',
    send: 'Send answers',
    wrong: (count) => (count === 1 ? 'One answer needs attention.' : `${count} answers need attention.`),
    problems: {
      required: 'Answer this question.',
      rows: 'Choose an answer in every row.',
      choice: 'Choose one of the options.',
      text: 'Enter a text.',
      'too-long': `Shorten your answer to ${questionnaireLimits.answerText.toLocaleString('en')} characters.`,
      range: 'Choose a number on the scale.',
      hidden: 'This question is no longer asked.',
      unknown: 'This question is no longer asked.',
    },
    closed: {
      early: 'This questionnaire hasn’t started yet.',
      paused: 'This questionnaire is paused. Try again later.',
      ended: 'This questionnaire has ended.',
      full: 'This questionnaire has enough answers.',
    },
    thanks: 'Thank you. Your answers have been sent.',
    answered: 'You’ve already answered this questionnaire.',
    missing: 'There is no questionnaire at this address.',
    changed: 'The questionnaire has changed. Check your answers and send them again.',
    expired: 'The form was open for more than a day. Check your answers and send them again.',
    tooLarge: 'Your answers are too long. Shorten them and send them again.',
    busy: (minutes) => `Too many answers are arriving. Try again in ${minutes} min.`,
    signIn: 'This questionnaire is for people who are signed in.',
    signInLink: 'Sign in and answer',
    trap: 'Leave this field empty',
  },
  cn: {
    languageName: '简体中文',
    languages: '语言',
    optional: '选填',
    stars: (count) => `${count} 星`,
    unlikely: '完全不可能',
    likely: '非常可能',
    step: (at, of) => `第 ${at}/${of} 页`,
    back: '上一页',
    next: '下一页',
    send: '提交回答',
    wrong: (count) => `有 ${count} 项回答需要修改。`,
    problems: {
      required: '请回答此问题。',
      rows: '请为每一行选择答案。',
      choice: '请选择一个选项。',
      text: '请输入文字。',
      'too-long': `请将回答缩短至 ${questionnaireLimits.answerText.toLocaleString('en')} 个字符以内。`,
      range: '请选择量表上的数字。',
      hidden: '此问题已不再询问。',
      unknown: '此问题已不再询问。',
    },
    closed: {
      early: '问卷尚未开始。',
      paused: '问卷已暂停，请稍后再试。',
      ended: '问卷已结束。',
      full: '问卷已收集到足够的回答。',
    },
    thanks: '感谢您的参与，回答已提交。',
    answered: '您已回答过此问卷。',
    missing: '此地址没有问卷。',
    changed: '问卷已修改。请检查回答后重新提交。',
    expired: '页面打开已超过一天。请检查回答后重新提交。',
    tooLarge: '回答过长。请缩短后重新提交。',
    busy: (minutes) => `提交过于频繁，请 ${minutes} 分钟后重试。`,
    signIn: '登录后才能回答此问卷。',
    signInLink: '登录并回答',
    trap: '请将此项留空',
  },
  ru: {
    languageName: 'Русский',
    languages: 'Язык',
    optional: 'необязательно',
    stars: (count) => `${count} из 5`,
    unlikely: 'Точно нет',
    likely: 'Точно да',
    step: (at, of) => `Страница ${at} из ${of}`,
    back: 'Назад',
    next: 'Далее',
    send: 'Отправить ответы',
    wrong: (count) => `Проверьте ответы. Ошибок: ${count}.`,
    problems: {
      required: 'Ответьте на этот вопрос.',
      rows: 'Выберите ответ в каждой строке.',
      choice: 'Выберите один из вариантов.',
      text: 'Введите текст.',
      'too-long': 'Сократите ответ до 2000 символов.',
      range: 'Выберите число на шкале.',
      hidden: 'Этот вопрос больше не задаётся.',
      unknown: 'Этот вопрос больше не задаётся.',
    },
    closed: {
      early: 'Опрос ещё не начался.',
      paused: 'Опрос приостановлен. Попробуйте позже.',
      ended: 'Опрос завершён.',
      full: 'Опрос уже собрал достаточно ответов.',
    },
    thanks: 'Спасибо! Ваши ответы отправлены.',
    answered: 'Вы уже ответили на этот опрос.',
    missing: 'По этому адресу нет опроса.',
    changed: 'Опрос изменился. Проверьте ответы и отправьте их ещё раз.',
    expired: 'Страница была открыта больше суток. Проверьте ответы и отправьте их ещё раз.',
    tooLarge: 'Ответы слишком длинные. Сократите их и отправьте ещё раз.',
    busy: (minutes) => `Поступает слишком много ответов. Повторите попытку через ${minutes} мин.`,
    signIn: 'На этот опрос можно ответить только после входа.',
    signInLink: 'Войти и ответить',
    trap: 'Оставьте это поле пустым',
  },
}

/** Tags of the languages, for documents. */
export const languageTags: Readonly<Record<FormLanguage, string>> = { cn: 'zh-CN', en: 'en', ru: 'ru' }
