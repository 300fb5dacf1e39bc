import { FieldFrame, type FieldProps, useFieldState } from '@console-widgets/ui'
import { useDatabaseText } from '../text.ts'

/** What one name may do: read, or read and write. */
export interface Privilege {
  name: string
  readonly: boolean
}

interface PrivilegesFieldProps extends FieldProps<readonly Privilege[]> {
  /** Everything that can be chosen. */
  names: readonly string[]
  /** Said when there is nothing to choose. */
  none: string
}

const levels = ['none', 'read', 'write'] as const
type Level = (typeof levels)[number]

/** Who may do what: nothing, read, or read and write, a row for each name. */
export function PrivilegesField(props: PrivilegesFieldProps) {
  const { label, help, names, none } = props
  const text = useDatabaseText()
  const field = useFieldState<readonly Privilege[]>(props, [])
  const levelOf = (name: string): Level => {
    const found = field.value.find((privilege) => privilege.name === name)
    return found ? (found.readonly ? 'read' : 'write') : 'none'
  }
  const choose = (name: string, level: Level) => {
    const others = field.value.filter((privilege) => privilege.name !== name)
    field.change(level === 'none' ? others : [...others, { name, readonly: level === 'read' }])
  }
  return (
    <FieldFrame label={label} help={help} error={field.error} required={false}>
      {(control) =>
        names.length === 0 ? (
          <p className="text-sm text-muted">{none}</p>
        ) : (
          <div {...control} role="group" aria-label={label} className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
            {names.map((name) => (
              <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5">
                <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{name}</code>
                <LevelChoice name={name} level={levelOf(name)} onChoose={(level) => choose(name, level)} labels={{ none: text('relational-database.level.none'), read: text('relational-database.level.read'), write: text('relational-database.level.write') }} />
              </div>
            ))}
          </div>
        )
      }
    </FieldFrame>
  )
}

interface LevelChoiceProps {
  name: string
  level: Level
  labels: Record<Level, string>
  onChoose: (level: Level) => void
}

function LevelChoice({ name, level, labels, onChoose }: LevelChoiceProps) {
  return (
    <select
      aria-label={name}
      value={level}
      onChange={(event) => onChoose(event.target.value as Level)}
      className="h-7 rounded-md border border-line-strong bg-raised px-2 text-sm focus-ring"
    >
      {levels.map((each) => (
        <option key={each} value={each}>
          {labels[each]}
        </option>
      ))}
    </select>
  )
}
