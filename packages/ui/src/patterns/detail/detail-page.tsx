import { readPlace, writeListState, writePlace } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Tabs } from '../../parts/tabs.tsx'
import { ActionButton, type ActionButtonProps } from '../feedback/action-button.tsx'
import { ActionMenu } from '../feedback/action-menu.tsx'
import { Link } from '../place/link.tsx'
import { useTellParent } from '../place/parent-page.tsx'
import { usePlace } from '../place/place-context.tsx'
import { SectionPanel } from '../unsaved/section-panel.tsx'
import { UnsavedChanges } from '../unsaved/unsaved-changes.tsx'

/** One tab of a detail page. */
export interface DetailTab {
  id: string
  label: string
  count?: number
  content: ReactNode | (() => ReactNode)
}

export interface DetailPageProps {
  title: ReactNode
  /** Parent page: the back link. */
  parents?: readonly { label: string; to: string }[]
  /** A {@link Status}. */
  status?: ReactNode
  /** An {@link Identifier}. */
  identifier?: ReactNode
  /** Short metadata below the title. */
  meta?: readonly ReactNode[]
  /** Image before the title. */
  picture?: ReactNode
  /** Primary action, at the top right. */
  next?: ActionButtonProps
  /** Secondary actions, the most common first. More than two become a menu. */
  actions?: readonly ActionButtonProps[]
  /** Important messages: callouts, progress. */
  notice?: ReactNode
  tabs?: readonly DetailTab[]
  /** URL parameter of the tab. Default `tab`. */
  tabParameter?: string
  children?: ReactNode
}

/**
 * Detail page of an object: title, status, primary action, and tabs with their own URLs. Unsaved changes of all tabs
 * are saved together.
 */
export function DetailPage(props: DetailPageProps) {
  const {
    title,
    parents = [],
    status,
    identifier,
    meta = [],
    picture,
    next,
    actions = [],
    notice,
    tabs,
    tabParameter = 'tab',
    children,
  } = props
  const place = usePlace()
  useTellParent(parents.at(-1)?.to)
  const chosen = readPlace(useStore(place.$route)).parameters.get(tabParameter)
  const tab = tabs?.find(({ id }) => id === chosen) ?? tabs?.[0]
  const goTo = (id: string) => {
    const { path, parameters } = readPlace(place.$route.get())
    // Filters and order of a list on one tab don't apply to the next.
    const changed = writeListState(parameters, { filters: [], sort: undefined })
    changed.set(tabParameter, id)
    place.go(writePlace(path, changed))
  }
  // Two or three buttons can be taken in at a glance; more of them become a menu.
  const buttons = actions.length <= 2 ? actions.length : 1
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <UnsavedChanges>
        <header className="flex flex-col gap-2">
          {parents.length > 0 ? (
            <nav className="flex flex-wrap gap-1 text-sm text-muted">
              {parents.map((parent) => (
                <span key={parent.to}>
                  <Link to={parent.to} className="text-muted">
                    {parent.label}
                  </Link>
                  <span className="ms-1 text-faint">/</span>
                </span>
              ))}
            </nav>
          ) : null}
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            {/* Facts wrap before the actions leave the top right. */}
            <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
              {picture}
              <div className="flex min-w-0 flex-col gap-1">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h1 className="text-xl font-semibold text-balance">{title}</h1>
                  {status}
                </div>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
                  {identifier}
                  {meta.map((fact, index) => (
                    <span key={index} className="max-w-full min-w-0">
                      {fact}
                    </span>
                  ))}
                </div>
              </div>
            </div>
            <div className="ms-auto flex flex-wrap justify-end gap-2">
              <ActionMenu actions={actions.slice(buttons)} />
              {actions.slice(0, buttons).map((action) => (
                <ActionButton key={action.label} {...action} />
              ))}
              {next ? <ActionButton tone="primary" {...next} /> : null}
            </div>
          </div>
          {notice}
        </header>
        {tabs && tab ? (
          <Tabs
            label={typeof title === 'string' ? title : ''}
            value={tab.id}
            onValueChange={goTo}
            tabs={tabs.map(({ id, label, count }) => ({ value: id, label, count }))}
          >
            {tabs.map(({ id, label, content }) => (
              <SectionPanel key={id} value={id} label={label} shown={id === tab.id} onShow={() => goTo(id)}>
                {content}
              </SectionPanel>
            ))}
          </Tabs>
        ) : null}
        {children}
      </UnsavedChanges>
    </div>
  )
}
