import { Form, TextField } from '@console-widgets/ui'
import * as v from 'valibot'
import { createPackageInput } from '../schemas.ts'
import { useAppPackagesText } from '../generated/text.ts'

interface Values {
  displayName: string
  versionName: string
}

interface ProgramFormProps {
  fileName: string
  onSubmit: (values: Values) => void
  onCancel: () => void
}

const schema = v.required(v.pick(createPackageInput, ['displayName', 'versionName']))

/** Form for the name and version of a desktop program, which the file doesn't state. */
export function ProgramForm({ fileName, onSubmit, onCancel }: ProgramFormProps) {
  const text = useAppPackagesText()
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{text('app-packages.program.title', { name: fileName })}</p>
      <Form<Values>
        schema={schema}
        draft={false}
        submitLabel={text('app-packages.program.submit')}
        onSubmit={onSubmit}
        onCancel={onCancel}
      >
        <TextField name="displayName" label={text('app-packages.program.displayName')} />
        <TextField name="versionName" label={text('app-packages.program.versionName')} placeholder="1.0.0" />
      </Form>
    </div>
  )
}
