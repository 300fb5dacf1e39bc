/** The route of a version's page, or of its editor. */
export function versionRoute({ appId, versionId }: { appId: string; versionId: string }, part?: 'edit'): string {
  return `/apps/${appId}/versions/${versionId}${part ? `/${part}` : ''}`
}

/** The route of the editor where a field is; the section of a text names its language, too. */
export function fieldRoute(version: { appId: string; versionId: string }, section: string, field: string): string {
  const parameters = new URLSearchParams({ section })
  const lang = /^languages\.([^.]+)\./.exec(field)?.[1]
  if (lang) parameters.set('lang', lang)
  return `${versionRoute(version, 'edit')}?${parameters}`
}

/** The section of the editor that a field is in. */
export function sectionOf(field: string): string {
  if (field.startsWith('languages.')) return 'texts'
  if (field.startsWith('materials.')) return 'materials'
  if (field === 'privacyPolicy' || field === 'remark') return 'privacy'
  if (field === 'publishCountry') return 'countries'
  return field === 'packageId' ? 'package' : 'release'
}
