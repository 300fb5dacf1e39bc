import type { Zone } from '@console-widgets/core'
import { Badge, MenuChoice, MenuLabel, MenuSeparator, useConsole, useJoin, useStore } from '@console-widgets/ui'
import { addressAt, sitesOf } from '../site.ts'
import { useHostText } from '../text.ts'

/** Value of the choice that selects no site. */
const noSite = 'default'

/** Names a chosen site beside the team: its data differ from those of the default, and may be none at all. */
export function SiteBadge() {
  const text = useHostText()
  const join = useJoin()
  const site = useStore(useConsole().$site)
  if (!site) return null
  return (
    <span className="hidden @md:block">
      <Badge tone="info">{join.labeled(text('host.site'), text('host.site.name', { site }))}</Badge>
    </span>
  )
}

/**
 * The site whose data the services of the site's zone show (R68, R71). Nothing if the deployment has a single zone. A
 * choice reloads the page: uploads and other work in progress belong to a site, so that the page asks before it ends
 * them.
 */
export function SiteChoice() {
  const text = useHostText()
  const console = useConsole()
  const site = useStore(console.$site)
  const sites = sitesOf(console)
  if (sites.length < 2) return null
  const choose = (next: string) => location.assign(addressAt(location, next === noSite ? undefined : (next as Zone)))
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{text('host.site')}</MenuLabel>
      <MenuChoice
        value={site ?? noSite}
        onValueChange={choose}
        choices={[noSite, ...sites].map((value) => ({ value, label: text('host.site.name', { site: value }) }))}
      />
    </>
  )
}
