import { Badge, Button, Link, useRoutes } from '@console-widgets/ui'
import type { Config } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import type { Evaluated, evaluateTemplate, NamedCondition, Parameter } from '../model.ts'
import { routes } from '../routes.ts'
import { useRuleText } from './use-rule-text.ts'

type Outcome = ReturnType<typeof evaluateTemplate>

interface ParameterGridProps {
  parameters: readonly Parameter[]
  conditions: readonly NamedCondition[]
  /** What the chosen person gets. Undefined: none is chosen. */
  evaluated: { draft: Outcome; published: Outcome } | undefined
  /** Parameters that experiments vary. */
  held: Config['held']
  /** Parameters with an owner or a lock. */
  guarded: Config['guarded']
  /** Opens a parameter. Undefined: the user may not change it. */
  onOpen: ((parameter: Parameter) => void) | undefined
  /** What opens owner and lock of a parameter. Undefined: the user may not, or it isn’t published. */
  onGuard: (key: string) => (() => void) | undefined
}

/** Parameters and their values by condition, in the order in which conditions win. */
export function ParameterGrid({
  parameters,
  conditions,
  evaluated,
  held,
  guarded,
  onOpen,
  onGuard,
}: ParameterGridProps) {
  const text = useRemoteConfigText()
  const used = conditions.filter(({ name }) =>
    parameters.some(({ values }) => values.some(({ condition }) => condition === name)),
  )
  const draft = byKey(evaluated?.draft.flags)
  const published = byKey(evaluated?.published.flags)
  const head = 'px-3 py-2 text-start text-sm font-medium whitespace-nowrap text-muted'
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      role="region"
      aria-label={text('remote-config.parameters')}
      className="overflow-x-auto rounded-lg border border-line focus-ring"
    >
      <table className="w-full border-collapse text-start">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th scope="col" className={head}>
              {text('remote-config.parameter')}
            </th>
            {evaluated ? (
              <th scope="col" className={head}>
                {text('remote-config.person.gets')}
              </th>
            ) : null}
            {used.map(({ name }, at) => (
              <th key={name} scope="col" className={head}>
                {text('remote-config.condition.at', { place: at + 1, name })}
              </th>
            ))}
            <th scope="col" className={head}>
              {text('remote-config.default')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {parameters.map((parameter) => (
            <tr key={parameter.key}>
              <th scope="row" className="px-3 py-2 text-start align-top font-normal">
                <ParameterName
                  parameter={parameter}
                  held={held}
                  guarded={guarded.find(({ key }) => key === parameter.key)}
                  onOpen={onOpen}
                  onGuard={onGuard(parameter.key)}
                />
              </th>
              {evaluated ? (
                <td className="px-3 py-2 align-top">
                  <Result
                    flag={draft.get(parameter.key)}
                    before={published.get(parameter.key)}
                    verdicts={evaluated.draft.verdicts}
                    parameter={parameter}
                  />
                </td>
              ) : null}
              {used.map(({ name }) => (
                <Cell
                  key={name}
                  value={parameter.values.find(({ condition }) => condition === name)?.value}
                  wins={draft.get(parameter.key)?.condition === name}
                />
              ))}
              <Cell
                value={parameter.defaultValue}
                wins={draft.has(parameter.key) && draft.get(parameter.key)?.condition === undefined}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const byKey = (flags: readonly Evaluated[] = []) => new Map(flags.map((flag) => [flag.key, flag]))

interface ParameterNameProps extends Pick<ParameterGridProps, 'held' | 'onOpen'> {
  parameter: Parameter
  guarded: Config['guarded'][number] | undefined
  onGuard: (() => void) | undefined
}

function ParameterName({ parameter, held, guarded, onOpen, onGuard }: ParameterNameProps) {
  const text = useRemoteConfigText()
  const routeTo = useRoutes(routes)
  const holder = held.find((each) => each.key === parameter.key)
  const { key, valueType, group, description } = parameter
  return (
    <div className="flex min-w-44 flex-col gap-0.5">
      {onOpen && !holder && !guarded?.isLocked ? (
        <span>
          <Button tone="quiet" size="small" className="-ms-2 font-mono" onClick={() => onOpen(parameter)}>
            <span className="text-ink">{key}</span>
          </Button>
        </span>
      ) : (
        <span className="font-mono">{key}</span>
      )}
      <span className="text-sm text-muted">
        {[text(`remote-config.type.${valueType}`), group].filter(Boolean).join(' · ')}
      </span>
      {description ? <span className="text-sm text-pretty text-muted">{description}</span> : null}
      {holder ? (
        <Link to={routeTo('ab-testing.experiment', holder)} className="text-sm">
          {text('remote-config.held', { experiment: holder.experimentName })}
        </Link>
      ) : null}
      {guarded?.isLocked ? (
        <span>
          <Badge tone="warning">{text('remote-config.locked')}</Badge>
        </span>
      ) : null}
      {guarded?.ownerName ? (
        <span className="text-sm text-muted">{text('remote-config.owner', { name: guarded.ownerName })}</span>
      ) : null}
      {onGuard ? (
        <span>
          <Button
            tone="quiet"
            size="small"
            className="-ms-2"
            aria-label={text('remote-config.guard.title', { key })}
            onClick={onGuard}
          >
            {text('remote-config.guard')}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

/** A value. Undefined: the parameter has none for the condition. */
function Cell({ value, wins }: { value: string | null | undefined; wins: boolean }) {
  const text = useRemoteConfigText()
  return (
    <td className={wins ? 'bg-success-soft px-3 py-2 align-top' : 'px-3 py-2 align-top'}>
      <div className="flex max-w-64 min-w-28 flex-col items-start gap-1">
        {value === undefined ? (
          <span className="text-faint">–</span>
        ) : value === null ? (
          <span className="text-muted">{text('remote-config.codeDefault')}</span>
        ) : (
          <span className="line-clamp-3 font-mono text-sm wrap-anywhere">{value === '' ? '""' : value}</span>
        )}
        {wins ? <Badge tone="success">{text('remote-config.wins')}</Badge> : null}
      </div>
    </td>
  )
}

interface ResultProps {
  flag: Evaluated | undefined
  before: Evaluated | undefined
  verdicts: Outcome['verdicts']
  parameter: Parameter
}

/** What the person gets with the draft, why, and whether it differs from the published config. */
function Result({ flag, before, verdicts, parameter }: ResultProps) {
  const text = useRemoteConfigText()
  const ruleText = useRuleText()
  const shown = (each: Evaluated | undefined) =>
    each?.value === undefined ? text('remote-config.codeDefault') : JSON.stringify(each.value)
  const lost = parameter.values.find(({ condition }) => !verdicts.get(condition)?.holds)
  const verdict = verdicts.get(flag?.condition ?? lost?.condition ?? '')
  const condition = flag?.condition ?? lost?.condition
  return (
    <div className="flex max-w-64 min-w-40 flex-col gap-1">
      <span className="line-clamp-3 font-mono text-sm wrap-anywhere">{shown(flag)}</span>
      {verdict?.rule && condition !== undefined ? (
        <span className="text-sm text-pretty text-muted">
          {text(
            verdict.holds
              ? 'remote-config.because'
              : verdict.why === 'compared'
                ? 'remote-config.becauseNot'
                : 'remote-config.becauseMissing',
            { condition, rule: ruleText(verdict.rule) },
          )}
        </span>
      ) : null}
      {shown(before) === shown(flag) ? null : (
        <span className="text-sm">
          <Badge tone="warning">{text('remote-config.before', { value: shown(before).slice(0, 60) })}</Badge>
        </span>
      )}
    </div>
  )
}
