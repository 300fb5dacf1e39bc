import { readPlace, writePlace } from '@console-widgets/data'
import { usePageRoute, usePlace, useRoutes, useStore } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { routes } from '../routes.ts'

/** Returns the editor route of a field, which gets the focus there; for texts it includes the language. */
export function useFieldRoute(): (
  version: { appId: string; versionId: string },
  section: string,
  field: string,
) => string {
  const routeTo = useRoutes(routes)
  return (version, section, field) => {
    const parameters = new URLSearchParams({ section, focus: field })
    const lang = /^languages\.([^.]+)\./.exec(field)?.[1]
    if (lang) parameters.set('lang', lang)
    return writePlace(routeTo('versions.edit', version), parameters)
  }
}

/** The field that the editor was opened for, for a form of one of its sections. */
export interface AskedField {
  asked: string | undefined
  onAsked: () => void
}

/**
 * Returns the field that the address asks for, until it has the focus: then the address is that of the section alone.
 */
export function useAskedField(): AskedField {
  const place = usePlace()
  const asked = readPlace(useStore(place.$route)).parameters.get('focus') ?? undefined
  const onAsked = () => {
    const { path, parameters } = readPlace(place.$route.get())
    const changed = new URLSearchParams(parameters)
    changed.delete('focus')
    place.go(writePlace(path, changed), { replace: true })
  }
  return { asked, onAsked }
}

type Page = Version['preChecks'][number]['page']

/**
 * Returns the route of another service's page, which shows the field that `focus` names and then leads back to a route.
 * Undefined if the console doesn't have that page.
 */
export function useFixRoute(): (back: string, page: Page, field: string) => string | undefined {
  const pageRoute = usePageRoute(routes)
  return (back, page, field) =>
    page ? pageRoute({ id: page.id, values: { ...page.values, focus: field, back } }) : undefined
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
  const fixRoute = useFixRoute()
  const routeTo = useRoutes(routes)
  return (version, { section, page, field }) =>
    section ? fieldRoute(version, section, field) : fixRoute(routeTo('versions.version', version), page, field)
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
