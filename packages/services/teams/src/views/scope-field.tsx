import {
  Checkbox,
  FieldFrame,
  QueryView,
  RadioGroup,
  TextField,
  useData,
  useFieldState,
  useStore,
  useAnswer,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type ScopeApp, scopesData } from '../data.ts'
import { appScopes, type AppScope } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

/** App access selection: all apps of the team, including future ones, or some. */
export function ScopeField({ scope }: { scope: AppScope }) {
  const text = useTeamsText()
  return (
    <>
      <RadioGroup
        name="appScope"
        label={text('teams.scope')}
        choices={appScopes.map((value) => ({
          value,
          label: text(`teams.scope.${value}`),
          help: text(`teams.scope.${value}.help`),
        }))}
      />
      {scope === 'ids' ? <AppPicker name="appIds" /> : null}
    </>
  )
}

/** Apps to choose from; a search finds those that the list has no room for. */
function AppPicker({ name }: { name: string }) {
  const text = useTeamsText()
  const { apps, find } = useData(scopesData)
  const field = useFieldState<readonly string[]>({ name, label: '' }, [])
  const [search, setSearch] = useState('')
  const known = useStore(apps).data
  const wanted = search.trim()
  const found = useAnswer(wanted || undefined, find)
  const [met, setMet] = useState<readonly ScopeApp[]>([])
  const all = unique([...(known?.items ?? []), ...met])
  const shown = wanted
    ? (found?.items ?? all.filter(({ appName }) => appName.toLowerCase().includes(wanted.toLowerCase())))
    : all
  const turn = (app: ScopeApp, on: boolean) => {
    setMet(unique([...met, app]))
    field.change(on ? [...field.value, app.appId] : field.value.filter((appId) => appId !== app.appId))
  }
  return (
    <FieldFrame
      group
      required
      label={text('teams.scope.apps')}
      error={field.error}
      aside={
        <span className="text-xs text-muted tabular-nums">
          {text('teams.scope.chosen', { count: field.value.length })}
        </span>
      }
    >
      {() => (
        <div
          className="rounded-md border border-line"
          ref={(element) => field.ref?.(element?.querySelector('input') ?? null)}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter must not send the form */}
          <div
            className="border-b border-line p-2"
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          >
            <TextField
              type="search"
              hideLabel
              label={text('teams.scope.search')}
              placeholder={text('teams.scope.search')}
              value={search}
              onChange={setSearch}
            />
          </div>
          {known === undefined && !wanted ? (
            <div className="p-2">
              <QueryView query={apps}>{() => null}</QueryView>
            </div>
          ) : null}
          <ul className="max-h-56 overflow-y-auto overscroll-contain p-2 empty:hidden">
            {shown.map((app) => (
              <li key={app.appId} className="py-1">
                <Checkbox
                  label={app.appName}
                  help={app.projectName ?? app.packageName ?? undefined}
                  value={field.value.includes(app.appId)}
                  onChange={(on) => turn(app, on)}
                />
              </li>
            ))}
            {shown.length === 0 && (known || wanted) ? (
              <li role="status" className="py-1 text-sm text-muted">
                {text(known?.total === 0 ? 'teams.scope.noApps' : 'teams.scope.noMatch')}
              </li>
            ) : null}
          </ul>
        </div>
      )}
    </FieldFrame>
  )
}

function unique(apps: readonly ScopeApp[]): ScopeApp[] {
  return [...new Map(apps.map((app) => [app.appId, app])).values()]
}
