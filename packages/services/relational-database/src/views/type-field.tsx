import { Select, TextField } from '@console-widgets/ui'
import { type ColumnType, groupOfType, type OfferedType, sortTypes } from '../structure/column-type.ts'
import { useStructureText } from '../generated/text.ts'

interface TypeFieldProps {
  types: readonly OfferedType[]
  value: ColumnType
  onChange: (value: ColumnType) => void
}

/** Type of a column: one that the engine offers, and its length or precision. */
export function TypeField({ types, value, onChange }: TypeFieldProps) {
  const text = useStructureText()
  const offered = sortTypes(types)
  const known = offered.find(({ name }) => name === value.base)
  return (
    <>
      <div className="w-56 max-w-full">
        <Select
          label={text('relational-database.structure.type')}
          value={value.base}
          onChange={(base) => onChange({ ...value, base, modifier: '' })}
          choices={[
            // The type of an existing column may be one that isn't offered.
            ...(known ? [] : [{ value: value.base, label: value.base }]),
            ...offered.map((type) => ({
              value: type.name,
              label: type.name,
              group: text(`relational-database.structure.types.${groupOfType(type)}`),
            })),
          ]}
        />
      </div>
      {known?.takesModifier ? (
        <div className="w-40">
          <TextField
            label={text('relational-database.structure.modifier')}
            help={text('relational-database.structure.modifier.help')}
            value={value.modifier}
            onChange={(modifier) => onChange({ ...value, modifier })}
            mono
          />
        </div>
      ) : null}
    </>
  )
}
