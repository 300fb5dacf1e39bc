import { FieldFrame, type FieldProps, Select, useFieldState } from '@console-widgets/ui'
import { useRelationalDatabaseText } from '../generated/text.ts'

/** Privilege for one name: read, or read and write. */
export interface Privilege {
  name: string
  readonly: boolean
}

interface PrivilegesFieldProps extends FieldProps<readonly Privilege[]> {
  /** All available names. */
  names: readonly string[]
  /** Message if there are no names. */
  none: string
}

const levels = ['none', 'read', 'write'] as const
type Level = (typeof levels)[number]

/** Privilege selection with a row per name: none, read, or read and write. */
export function PrivilegesField(props: PrivilegesFieldProps) {
  const { label, help, names, none } = props
  const text = useRelationalDatabaseText()
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
          <div
            {...control}
            role="group"
            aria-label={label}
            className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line"
          >
            {names.map((name) => (
              <div key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-1.5">
                <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{name}</code>
                <div className="w-44">
                  <Select
                    hideLabel
                    label={name}
                    value={levelOf(name)}
                    onChange={(level) => choose(name, level)}
                    choices={levels.map((level) => ({
                      value: level,
                      label: text(`relational-database.level.${level}`),
                    }))}
                  />
                </div>
              </div>
            ))}
          </div>
        )
      }
    </FieldFrame>
  )
}
