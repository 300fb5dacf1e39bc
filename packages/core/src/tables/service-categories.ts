import type { Language } from '../language.ts'

export type ServiceCategoryKey =
  | 'distribute'
  | 'build'
  | 'quality'
  | 'increase'
  | 'gain'
  | 'analysis'
  | 'cloudApp'
  | 'tools'
  | 'capability'
  | 'business'
  | 'serverless'

/** A category of the service catalog (R38). */
export interface ServiceCategory {
  id: number
  key: ServiceCategoryKey
  names: Readonly<Record<Language, string>>
}

/** The categories of the service catalog, in the order of the specification (R38). */
export const serviceCategories: readonly ServiceCategory[] = [
  { id: 8, key: 'distribute', names: { cn: '分发', en: 'Distribute', ru: 'Распространение' } },
  { id: 1, key: 'build', names: { cn: '构建', en: 'Build', ru: 'Разработка' } },
  { id: 2, key: 'quality', names: { cn: '质量', en: 'Quality', ru: 'Качество' } },
  { id: 3, key: 'increase', names: { cn: '增长', en: 'Grow', ru: 'Рост' } },
  { id: 4, key: 'gain', names: { cn: '盈利', en: 'Earn', ru: 'Монетизация' } },
  { id: 5, key: 'analysis', names: { cn: '分析', en: 'Analysis', ru: 'Аналитика' } },
  { id: 6, key: 'cloudApp', names: { cn: '云应用', en: 'Cloud apps', ru: 'Облачные приложения' } },
  { id: 7, key: 'tools', names: { cn: '工具', en: 'Tools', ru: 'Инструменты' } },
  { id: 9, key: 'capability', names: { cn: '开放能力', en: 'Capabilities', ru: 'Возможности' } },
  { id: 10, key: 'business', names: { cn: '商业', en: 'Business', ru: 'Бизнес' } },
  { id: 11, key: 'serverless', names: { cn: '云开发', en: 'Serverless', ru: 'Бессерверные сервисы' } },
]
