import { Form, TextField } from '@console-widgets/ui'
import * as v from 'valibot'
import { packageLimits } from '../model.ts'
import { createPackageInput } from '../schemas.ts'
import { usePackagesText } from '../text.ts'

interface Values {
  displayName: string
  versionName: string
}

interface ProgramFormProps {
  fileName: string
  onSubmit: (values: Values) => void
  onCancel: () => void
}

const schema = v.object({
  displayName: v.unwrap(createPackageInput.entries.displayName),
  versionName: v.unwrap(createPackageInput.entries.versionName),
})

/** Asks for what a desktop program does not say itself. */
export function ProgramForm({ fileName, onSubmit, onCancel }: ProgramFormProps) {
  const text = usePackagesText()
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{text('app-packages.program.title', { name: fileName })}</p>
      <Form<Values>
        schema={schema}
        defaults={{ displayName: '', versionName: '' }}
        draft={false}
        submitLabel={text('app-packages.program.submit')}
        onSubmit={onSubmit}
        onCancel={onCancel}
      >
        <TextField
          name="displayName"
          label={text('app-packages.program.displayName')}
          maxLength={packageLimits.displayName}
          required
        />
        <TextField
          name="versionName"
          label={text('app-packages.program.versionName')}
          maxLength={packageLimits.versionName}
          placeholder="1.0.0"
          required
        />
      </Form>
    </div>
  )
}
