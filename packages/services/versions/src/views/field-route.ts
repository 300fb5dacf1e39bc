import { writePlace } from '@console-widgets/data'
import { useRoutes } from '@console-widgets/ui'
import { routes } from '../routes.ts'

/** Returns the editor route of a field; for texts it includes the language. */
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

/** Editor section of a field. */
export function sectionOf(field: string): string {
  if (field.startsWith('languages.')) return 'texts'
  if (field.startsWith('materials.')) return 'materials'
  if (field === 'privacyPolicy' || field === 'remark') return 'privacy'
  if (field === 'publishCountry') return 'countries'
  return field === 'packageId' ? 'package' : 'release'
}
