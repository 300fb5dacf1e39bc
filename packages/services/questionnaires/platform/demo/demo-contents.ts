import type { Content, Option, Question, Texts } from '@console-widgets/questionnaires/model'

const say = (en: string, cn: string, ru: string): Texts => ({ cn, en, ru })

const option = (optionId: string, texts: Texts): Option => ({ optionId, texts })

const question = (
  questionId: string,
  kind: Question['kind'],
  texts: Texts,
  rest: Partial<Question> = {},
): Question => ({ questionId, kind, texts, required: true, options: [], rows: [], scale: 'stars', ...rest })

/** How people like the demo team’s app. */
export const mapsContent: Content = {
  languages: ['en', 'cn', 'ru'],
  titles: say('How do you like Northwind Maps?', '您喜欢 Northwind Maps 吗？', 'Нравится ли вам Northwind Maps?'),
  descriptions: say(
    'Five questions, two minutes. Your answers are anonymous.',
    '共五个问题，约需两分钟。回答匿名。',
    'Пять вопросов, две минуты. Ответы анонимны.',
  ),
  questions: [
    question(
      'recommend',
      'rating',
      say(
        'How likely are you to recommend Northwind Maps to a friend?',
        '您向朋友推荐 Northwind Maps 的可能性有多大？',
        'Порекомендуете ли вы Northwind Maps друзьям?',
      ),
      { scale: 'recommend' },
    ),
    question(
      'improve',
      'single',
      say('What should we improve first?', '我们最应该改进什么？', 'Что улучшить в первую очередь?'),
      {
        options: [
          option('speed', say('Speed', '速度', 'Скорость')),
          option('offline', say('Offline maps', '离线地图', 'Офлайн-карты')),
          option('search', say('Search', '搜索', 'Поиск')),
          option('accuracy', say('Accuracy of the map', '地图准确性', 'Точность карты')),
        ],
        showIf: { mode: 'all', conditions: [{ questionId: 'recommend', operator: 'atMost', value: '6' }] },
      },
    ),
    question('uses', 'multi', say('What do you use the app for?', '您使用哪些功能？', 'Чем вы пользуетесь?'), {
      options: [
        option('walking', say('Walking', '步行', 'Пешие маршруты')),
        option('driving', say('Driving', '驾车', 'Поездки на машине')),
        option('transit', say('Public transport', '公共交通', 'Общественный транспорт')),
        option('ferries', say('Ferries', '轮渡', 'Паромы')),
      ],
    }),
    question('parts', 'matrix', say('How good is each part?', '各部分的体验如何？', 'Оцените части приложения'), {
      required: false,
      options: [
        option('good', say('Good', '好', 'Хорошо')),
        option('fair', say('Fair', '一般', 'Средне')),
        option('poor', say('Poor', '差', 'Плохо')),
      ],
      rows: [
        option('routes', say('Routes', '路线', 'Маршруты')),
        option('places', say('Places', '地点', 'Места')),
        option('design', say('Design', '设计', 'Дизайн')),
      ],
    }),
    question('wish', 'text', say('What are we missing?', '您还希望有什么功能？', 'Чего вам не хватает?'), {
      required: false,
    }),
  ],
}

/** The same as it was asked at first. */
export const mapsContentBefore: Content = {
  ...mapsContent,
  questions: mapsContent.questions.map((each) =>
    each.questionId === 'improve'
      ? { ...each, texts: say('What bothers you most?', '什么最让您困扰？', 'Что мешает больше всего?') }
      : each,
  ),
}

/** What people think of offline maps. */
export const offlineContent: Content = {
  languages: ['en', 'ru'],
  titles: { en: 'Offline maps', ru: 'Офлайн-карты' },
  descriptions: {},
  questions: [
    question('rating', 'rating', { en: 'How do you rate offline maps?', ru: 'Как вы оцениваете офлайн-карты?' }),
    question(
      'size',
      'single',
      { en: 'How large may a map be?', ru: 'Какого размера может быть карта?' },
      {
        options: [
          option('small', { en: 'Up to 100 MB', ru: 'До 100 МБ' }),
          option('medium', { en: 'Up to 500 MB', ru: 'До 500 МБ' }),
          option('large', { en: 'Any size', ru: 'Любого размера' }),
        ],
      },
    ),
    question(
      'why',
      'text',
      { en: 'What went wrong?', ru: 'Что было не так?' },
      {
        required: false,
        showIf: { mode: 'all', conditions: [{ questionId: 'rating', operator: 'atMost', value: '3' }] },
      },
    ),
  ],
}

/** What developers think of this service. */
export const serviceContent: Content = {
  languages: ['en', 'cn', 'ru'],
  titles: say('How do you like Questionnaires?', '您对问卷服务满意吗？', 'Нравится ли вам сервис «Опросы»?'),
  descriptions: say(
    'Your answers help us improve this service.',
    '您的回答有助于我们改进此服务。',
    'Ваши ответы помогут улучшить сервис.',
  ),
  questions: [
    question(
      'rating',
      'rating',
      say('How do you rate this service?', '您如何评价此服务？', 'Как вы оцениваете сервис?'),
    ),
    question(
      'reason',
      'text',
      say('What should we fix first?', '我们最应该解决什么问题？', 'Что исправить в первую очередь?'),
      {
        showIf: { mode: 'all', conditions: [{ questionId: 'rating', operator: 'atMost', value: '3' }] },
      },
    ),
    question('missing', 'text', say('What are you missing?', '您还需要什么功能？', 'Чего вам не хватает?'), {
      required: false,
    }),
  ],
}
