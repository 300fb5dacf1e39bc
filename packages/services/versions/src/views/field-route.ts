import { fillRoute, writePlace } from '@console-widgets/data'
import { useConsole, useRoutes } from '@console-widgets/ui'
import type { Version } from '../data.ts'
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

type Page = Version['preChecks'][number]['page']

/**
 * Returns the route of another service's page, which shows the field that `focus` names and then leads back to a route.
 * Undefined if the console doesn't have that page.
 */
export function usePageRoute(): (back: string, page: Page, field: string) => string | undefined {
  const { options } = useConsole()
  return (back, page, field) => {
    const pattern = page && (options.routes?.[page.id] ?? (routes as Record<string, string>)[page.id])
    if (!pattern) return undefined
    const parameters = new URLSearchParams({ focus: field, back })
    return writePlace(fillRoute(pattern, page.values), parameters)
  }
}

/**
 * Returns the route where a problem is fixed: a section of the editor, or a page of another service. Undefined if the
 * console doesn't have that page.
 */
export function useProblemRoute(): (
  version: { appId: string; versionId: string },
  check: Version['preChecks'][number],
) => string | undefined {
  const fieldRoute = useFieldRoute()
  const pageRoute = usePageRoute()
  const routeTo = useRoutes(routes)
  return (version, { section, page, field }) =>
    section ? fieldRoute(version, section, field) : pageRoute(routeTo('versions.version', version), page, field)
}

/** Editor section of a field. */
export function sectionOf(field: string): string {
  if (field.startsWith('languages.')) return 'texts'
  if (field.startsWith('materials.')) return 'materials'
  if (field.startsWith('permissionReasons.')) return 'privacy'
  if (field === 'privacyPolicy' || field === 'remark' || field === 'encryption') return 'privacy'
  if (field === 'publishCountry') return 'countries'
  return field === 'packageId' ? 'package' : 'release'
}
