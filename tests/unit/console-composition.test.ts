import { serviceCategories } from '@console-widgets/core/tables'
import type { Zone } from '@console-widgets/core'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { composeConsole } from '../../examples/console-host/src/composition/compose.ts'
import { findableActions, findablePages } from '../../examples/console-host/src/composition/findable.ts'
import { filterNavigation, offeredOf, openedPage } from '../../examples/console-host/src/composition/navigation.ts'
import { isOffered } from '../../examples/console-host/src/composition/offered.ts'
import { ownPages } from '../../examples/console-host/src/own-pages.ts'
import { markedTab } from '../../examples/console-host/src/composition/marked-tab.ts'
import { services } from '../../examples/console-host/src/services.generated.ts'

const composition = composeConsole(services)
const at = (path: string, of = composition) => of.find(path)
const tabsAt = (path: string) => {
  const found = at(path)
  return found && composition.tabsOf(found.page).map(({ id }) => id)
}

/** Tabs of an app, from all services. */
const tabsOfApp = [
  'apps.app',
  'versions.list',
  'store-listing.app',
  'age-rating.app',
  'pricing.app',
  'pricing.products',
  'qualification.app',
  'app-packages.list',
  'agreements.list',
  'app-check.list',
  'agreements.data-use',
  'reports.app',
  'channels.list',
  'links.list',
  'alarms.app',
  'ab-testing.app',
  'app-messaging.app',
  'comments.inbox',
  'recall.app',
  'recall.journeys',
  'store-experiments.app',
  'projects.oauth-clients',
]

describe('console pages', () => {
  it('open the first tab of a service that the session may see', () => {
    const entry = at('/ads')?.page as NonNullable<ReturnType<typeof at>>['page']
    const openedWith = (...held: string[]) =>
      openedPage(entry, composition.tabsOf(entry), (name) => name === undefined || held.includes(name)).id
    expect(openedWith('ads.spend')).toBe('ads.projects')
    expect(openedWith()).toBe('ads.materials')
  })

  it('mark the tab of the page that they lead back to, else that of their path', () => {
    const { page, values } = at('/content/items/1') as NonNullable<ReturnType<typeof at>>
    const marked = (parent?: string) => markedTab(composition.tabsOf(page), page, values, parent)?.id
    expect([marked(), marked('/content'), marked('/content/drafts?sort=title'), marked('/elsewhere')]).toEqual([
      'content.list',
      'content.list',
      'content.drafts',
      'content.list',
    ])
  })

  it('match by path, with its parameters', () => {
    expect(at('/apps/1/versions/2/edit')).toMatchObject({
      page: { id: 'versions.edit' },
      values: { appId: '1', versionId: '2' },
    })
    expect(at('/team/members/')?.page.id).toBe('teams.members')
    expect(at('/nowhere')).toBeUndefined()
  })

  it('start with the one that says so, else with the first page of the navigation', () => {
    expect(at('/')?.page.id).toBe('workspace.home')
    const others = composeConsole(services.filter(({ area }) => area !== 'workspace'))
    expect(others.home?.id).toBe('apps.list')
    expect(at('')?.page).toBe(composition.home)
  })

  it('have the tabs of their subject, from all services', () => {
    expect(tabsAt('/apps/1')).toEqual(tabsOfApp)
    expect(tabsAt('/apps/1/versions/2/edit')).toEqual(tabsOfApp)
    expect(tabsAt('/apps')).toEqual([])
    expect(tabsAt('/reports')).toHaveLength(4)
  })

  it('belong to a tab and to a navigation entry', () => {
    const { page } = at('/apps/1/versions/2') ?? {}
    expect([page?.tab?.id, page?.entry?.id, page?.title.en]).toEqual(['versions.list', 'apps.list', 'Versions'])
    expect(at('/invitations')?.page.entry).toBeUndefined()
  })

  it('follow the embedder’s paths, with the same tabs', () => {
    const moved = composeConsole(services, { routes: { 'apps.app': '/store/:appId' } })
    const found = at('/store/1', moved)
    expect(found?.page.id).toBe('apps.app')
    expect(found && moved.tabsOf(found.page)).toHaveLength(tabsOfApp.length)
    expect(moved.routeTo('apps.app', { appId: '1' })).toBe('/store/1')
    expect(at('/apps/1', moved)).toBeUndefined()
  })
})

describe('services that a deployment offers to teams outside China', () => {
  const offered = (outsea: string[] | undefined, zone: Zone) => {
    const place = { options: { zones: {}, switches: outsea ? { outsea } : {} }, $zone: atom(zone) }
    const groups = offeredOf(composition.navigation, (service) => isOffered(service, place))
    return groups.flatMap(({ entries }) => entries.map(({ service }) => service.area))
  }

  it('are those of the outsea list (R125)', () => {
    expect(offered(['apps', 'teams'], 'europe')).toEqual(['apps', 'teams'])
  })

  it('always include the console’s own pages, such as its help', () => {
    const place = { options: { zones: {}, switches: { outsea: ['apps'] } }, $zone: atom<Zone>('europe') }
    expect([isOffered(ownPages, place), isOffered({ area: 'teams' }, place)]).toEqual([true, false])
  })

  it('are all without a list, and in China', () => {
    const all = composition.navigation.flatMap(({ entries }) => entries.map(({ service }) => service.area))
    expect(offered(undefined, 'europe')).toEqual(all)
    expect(offered(['apps'], 'china')).toEqual(all)
  })
})

describe('console navigation', () => {
  it('lists the categories in catalog order', () => {
    const listed = composition.navigation.map(({ category }) => category.key)
    expect(listed).toEqual(serviceCategories.map(({ key }) => key).filter((key) => listed.includes(key)))
    expect(listed).toEqual(expect.arrayContaining(['distribute', 'build', 'analysis', 'business', 'serverless']))
  })

  it('finds services by name or category in every language', () => {
    const found = (typed: string) =>
      filterNavigation(composition.navigation, typed).flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(found('team')).toEqual(['teams.overview'])
    expect(found('хранилище')).toEqual(['cloud-storage.buckets'])
    const serverless = composition.navigation.find(({ category }) => category.key === 'serverless')
    expect(found('云开发')).toEqual(serverless?.entries.map(({ id }) => id))
    expect(found('analysis news')).toEqual(['reports.news'])
  })
})

describe('what the search of the console finds', () => {
  const { pages } = composition
  const denied = (permission?: string) => permission !== 'teams.audit' && permission !== 'apps.manage'

  it('are pages that need no values', () => {
    const found = findablePages(pages, () => true).map(({ id }) => id)
    expect(found).toContain('workspace.home')
    expect(found).toContain('teams.audit')
    expect(found).not.toContain('apps.app')
  })

  it('are actions of pages', () => {
    const found = findableActions(pages, () => true).map(({ page, action }) => `${page.pattern} ${action.id}`)
    expect(found).toContain('/apps create')
    expect(found).toContain('/team/members invite')
  })

  it('are those that the role allows', () => {
    expect(findablePages(pages, denied).map(({ id }) => id)).not.toContain('teams.audit')
    expect(findableActions(pages, denied).map(({ page }) => page.id)).not.toContain('apps.list')
  })
})
