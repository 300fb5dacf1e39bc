import {
  type Answer,
  type FormLanguage,
  numbersOf,
  offered,
  type Option,
  type Question,
  type Scale,
  shownQuestions,
} from '@console-widgets/questionnaires/model'
import type { Random } from '@console-widgets/platform/demo/random'
import { fingerprint } from '@console-widgets/platform/secrets/fingerprint'

/** What people write, by language. */
const texts: Readonly<Record<FormLanguage, readonly string[]>> = {
  cn: [
    '离线地图下载太慢。',
    '步行路线很好用，谢谢。',
    '希望能显示轮渡时刻表。',
    '搜索经常找不到小店。',
    '夜间模式看得很清楚。',
    '最近一次更新后偶尔卡顿。',
    '希望路线可以分享给朋友。',
    '公交换乘信息不够准确。',
  ],
  en: [
    'Downloading offline maps takes far too long.',
    'The walking routes are great, thank you.',
    'Please show the ferry timetable.',
    'Search rarely finds small shops.',
    'Night mode is easy to read.',
    'It stutters now and then since the last update.',
    'I’d like to share a route with a friend.',
    'Bus connections are often out of date.',
  ],
  ru: [
    'Офлайн-карты загружаются слишком долго.',
    'Пешие маршруты отличные, спасибо.',
    'Добавьте, пожалуйста, расписание паромов.',
    'Поиск редко находит маленькие магазины.',
    'В ночном режиме всё хорошо видно.',
    'После обновления карта иногда подтормаживает.',
    'Хочется делиться маршрутом с друзьями.',
    'Пересадки на автобус часто устаревшие.',
  ],
}

/** How often people choose each number, from the least. */
const weightsOfScale: Readonly<Record<Scale, readonly number[]>> = {
  stars: [4, 6, 14, 34, 42],
  recommend: [2, 1, 2, 3, 4, 8, 9, 16, 24, 18, 13],
}

/** Share of people who answer what they don’t have to. */
const willing = 0.6

/** The answers of an invented person to the questions that they are shown. */
export function drawAnswers(
  questions: readonly Question[],
  language: FormLanguage,
  random: Random,
): Record<string, Answer> {
  const answers: Record<string, Answer> = {}
  for (const question of questions) {
    const isShown = shownQuestions(questions, answers).includes(question)
    if (isShown && (question.required || random.chance(willing)))
      answers[question.questionId] = drawAnswer(question, language, random)
  }
  return answers
}

function drawAnswer({ kind, options, rows, scale }: Question, language: FormLanguage, random: Random): Answer {
  const choices = offered(options)
  switch (kind) {
    case 'single':
      return drawOption(choices, random)
    case 'multi': {
      const chosen = choices.filter((option) => random.chance(weightOf(option)))
      return (chosen.length > 0 ? chosen : choices.slice(0, 1)).map(({ optionId }) => optionId)
    }
    case 'text':
      return random.pick(texts[language])
    case 'rating':
      return numbersOf(scale)[drawPlace(weightsOfScale[scale], random)] ?? numbersOf(scale)[0] ?? 0
    case 'matrix':
      return Object.fromEntries(offered(rows).map(({ optionId }) => [optionId, drawOption(choices, random)]))
  }
}

/** How much people like an option, from 0.15 to 0.75. */
const weightOf = ({ optionId }: Option) => 0.15 + (fingerprint(`option ${optionId}`) % 61) / 100

const drawOption = (options: readonly Option[], random: Random) =>
  options[drawPlace(options.map(weightOf), random)]?.optionId ?? ''

function drawPlace(weights: readonly number[], random: Random): number {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(
    0,
    weights.findIndex((weight) => (left -= weight) < 0),
  )
}
