import { TextField } from '@console-widgets/ui'
import { databaseLimits } from '../model.ts'
import { useStructureText } from '../generated/text.ts'

interface NameFieldProps {
  value: string
  onChange: (name: string) => void
}

/** Name of a table or a column. */
export function NameField(props: NameFieldProps) {
  const text = useStructureText()
  return (
    <TextField
      {...props}
      label={text('relational-database.structure.name')}
      maxLength={databaseLimits.identifier}
      required
      mono
    />
  )
}

/** Name of a key or an index, which the engine chooses if it is empty. */
export function OptionalNameField(props: NameFieldProps) {
  const text = useStructureText()
  return (
    <TextField
      {...props}
      label={text('relational-database.structure.optionalName')}
      help={text('relational-database.structure.optionalName.help')}
      maxLength={databaseLimits.identifier}
      mono
    />
  )
}
