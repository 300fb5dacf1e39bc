import { countryName } from '@console-widgets/core/tables'
import { useData, useLanguage, useStore } from '@console-widgets/ui'
import { factsData } from '../data.ts'
import type { ContentFields } from '../model.ts'

/** Names of the apps, images, and so on that a content refers to; the ID of what is gone or isn’t known yet. */
export function useValueNames(): (field: keyof ContentFields, id: string) => string {
  const language = useLanguage()
  const stores = useData(factsData, '')
  const facts = useStore(stores.facts).data
  const pictures = useStore(stores.pictures).data?.items
  const tags = useStore(stores.tags).data?.items
  const categories = useStore(stores.categories).data?.items
  const picture = (id: string) => pictures?.find(({ resourceId }) => resourceId === id)?.fileName
  const names: Partial<Record<keyof ContentFields, (id: string) => string | undefined>> = {
    appIds: (id) => facts?.choices.find(({ appId }) => appId === id)?.appName,
    promotionId: (id) => facts?.promotions.find(({ promotionId }) => promotionId === id)?.name,
    heroId: picture,
    pictureIds: picture,
    tags: (id) => tags?.find(({ tagId }) => tagId === id)?.names[language],
    categoryId: (id) =>
      categories?.flatMap(({ children }) => children).find(({ categoryId }) => categoryId === id)?.names[language],
    countries: (id) => countryName(id, language),
  }
  return (field, id) => names[field]?.(id) ?? id
}
