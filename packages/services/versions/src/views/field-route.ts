import { writePlace } from '@console-widgets/data'
import { useRoutes } from '@console-widgets/ui'
import { routes } from '../routes.ts'

/** Gives the route of the editor where a field is; the section of a text names its language, too. */
export function useFieldRoute(): (
  version: { appId: string; versionId: string },
  section: string,
  field: string,
) => string {
  const routeTo = useRoutes(routes)
  return (version, section, field) => {
    const parameters = new URLSearchParams({ section })
    const lang = /^languages\.([^.]+)\./.exec(field)?.[1]
    if (lang) parameters.set('lang', lang)
    return writePlace(routeTo('versions.edit', version), parameters)
  }
}

/** The section of the editor that a field is in. */
export function sectionOf(field: string): string {
  if (field.startsWith('languages.')) return 'texts'
  if (field.startsWith('materials.')) return 'materials'
  if (field === 'privacyPolicy' || field === 'remark') return 'privacy'
  if (field === 'publishCountry') return 'countries'
  return field === 'packageId' ? 'package' : 'release'
}
