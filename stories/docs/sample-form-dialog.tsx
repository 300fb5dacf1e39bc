import { Button, FormDialog, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { sampleData } from '../../packages/ui/src/testing/sample-console.ts'

const schema = v.object({
  appName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  packageName: v.pipe(v.string(), v.regex(/^[a-z]\w*(\.[a-z]\w*){2,}$/i, 'must have three dotted segments')),
})

/** A dialog that creates an app, behind a button. */
export function SampleFormDialog({ startOpen = false }: { startOpen?: boolean }) {
  const { create } = useData(sampleData)
  const [open, setOpen] = useState(startOpen)
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        Create app
      </Button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title="Create app"
        description="It stays invisible until its first version is released."
        schema={() => Promise.resolve(schema)}
        onSubmit={(values) => create.run(values)}
        submitLabel="Create"
      >
        <TextField name="appName" label="Name" help="As people see it in the store." />
        <TextField name="packageName" label="Package name" mono />
      </FormDialog>
    </>
  )
}
