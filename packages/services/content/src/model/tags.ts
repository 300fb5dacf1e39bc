import type { Language } from '@console-widgets/core'

type Names = Readonly<Record<Language, string>>

/** What readers of the store can choose contents by. A closed list, so that two teams mean the same. */
export const contentTags: readonly { tagId: string; names: Names }[] = [
  { tagId: 'new', names: { cn: '新品', en: 'New', ru: 'Новинки' } },
  { tagId: 'seasonal', names: { cn: '节日季', en: 'Seasonal', ru: 'Сезонное' } },
  { tagId: 'behind-the-scenes', names: { cn: '幕后故事', en: 'Behind the scenes', ru: 'За кулисами' } },
  { tagId: 'how-to', names: { cn: '使用技巧', en: 'How to', ru: 'Советы' } },
  { tagId: 'interview', names: { cn: '开发者访谈', en: 'Interview', ru: 'Интервью' } },
  { tagId: 'competition', names: { cn: '比赛', en: 'Competition', ru: 'Соревнование' } },
  { tagId: 'live-event', names: { cn: '现场活动', en: 'Live event', ru: 'Событие в реальном времени' } },
  { tagId: 'challenge', names: { cn: '挑战', en: 'Challenge', ru: 'Испытание' } },
  { tagId: 'discount', names: { cn: '折扣', en: 'Discount', ru: 'Скидка' } },
  { tagId: 'free-trial', names: { cn: '免费试用', en: 'Free trial', ru: 'Пробный период' } },
  { tagId: 'family', names: { cn: '亲子', en: 'Family', ru: 'Для всей семьи' } },
  { tagId: 'education', names: { cn: '学习', en: 'Learning', ru: 'Обучение' } },
  { tagId: 'health', names: { cn: '健康', en: 'Health', ru: 'Здоровье' } },
  { tagId: 'travel', names: { cn: '旅行', en: 'Travel', ru: 'Путешествия' } },
  { tagId: 'music', names: { cn: '音乐', en: 'Music', ru: 'Музыка' } },
  { tagId: 'photo', names: { cn: '摄影', en: 'Photography', ru: 'Фотография' } },
  { tagId: 'work', names: { cn: '工作', en: 'Work', ru: 'Работа' } },
  { tagId: 'games', names: { cn: '游戏', en: 'Games', ru: 'Игры' } },
  { tagId: 'accessibility', names: { cn: '无障碍', en: 'Accessibility', ru: 'Доступность' } },
  { tagId: 'local', names: { cn: '本地精选', en: 'Local picks', ru: 'Местное' } },
]

interface Category {
  categoryId: string
  names: Names
  children: readonly { categoryId: string; names: Names }[]
}

/** Categories of quick apps, in two levels. A content about a quick app names one of the second. */
export const quickAppCategories: readonly Category[] = [
  {
    categoryId: 'life',
    names: { cn: '生活', en: 'Life', ru: 'Повседневная жизнь' },
    children: [
      { categoryId: 'life-food', names: { cn: '餐饮', en: 'Food', ru: 'Еда' } },
      { categoryId: 'life-shopping', names: { cn: '购物', en: 'Shopping', ru: 'Покупки' } },
      { categoryId: 'life-home', names: { cn: '居家', en: 'Home', ru: 'Дом' } },
    ],
  },
  {
    categoryId: 'travel',
    names: { cn: '出行', en: 'Travel', ru: 'Поездки' },
    children: [
      { categoryId: 'travel-transport', names: { cn: '公共交通', en: 'Public transport', ru: 'Транспорт' } },
      { categoryId: 'travel-tickets', names: { cn: '票务', en: 'Tickets', ru: 'Билеты' } },
      { categoryId: 'travel-maps', names: { cn: '地图', en: 'Maps', ru: 'Карты' } },
    ],
  },
  {
    categoryId: 'tools',
    names: { cn: '工具', en: 'Tools', ru: 'Инструменты' },
    children: [
      { categoryId: 'tools-office', names: { cn: '办公', en: 'Office', ru: 'Офис' } },
      { categoryId: 'tools-weather', names: { cn: '天气', en: 'Weather', ru: 'Погода' } },
      { categoryId: 'tools-calculators', names: { cn: '计算器', en: 'Calculators', ru: 'Калькуляторы' } },
    ],
  },
  {
    categoryId: 'leisure',
    names: { cn: '娱乐', en: 'Leisure', ru: 'Досуг' },
    children: [
      { categoryId: 'leisure-news', names: { cn: '资讯', en: 'News', ru: 'Новости' } },
      { categoryId: 'leisure-reading', names: { cn: '阅读', en: 'Reading', ru: 'Чтение' } },
      { categoryId: 'leisure-games', names: { cn: '小游戏', en: 'Small games', ru: 'Мини-игры' } },
    ],
  },
]

/** IDs of the tags, and of the categories that a content can be in. */
export const contentTagIds = contentTags.map(({ tagId }) => tagId)
export const quickAppCategoryIds = quickAppCategories.flatMap(({ children }) =>
  children.map(({ categoryId }) => categoryId),
)
