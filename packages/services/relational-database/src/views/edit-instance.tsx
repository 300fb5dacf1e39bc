import { FormDialog, NumberField, Select, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Instance, instanceData } from '../data.ts'
import { databaseLimits } from '../model.ts'
import { updateBaseInfoInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

interface EditInstanceProps {
  instance: Instance
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All time zones of this browser, plus UTC, which browsers don't list. */
const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

const schema = v.required(updateBaseInfoInput)

/** Dialog for editing the instance's name and the defaults of its runs. */
export function EditInstance({ instance, open, onOpenChange }: EditInstanceProps) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { update } = useData(instanceData)
  const { instanceName, comment, timeZone, rowLimit, timeoutSeconds } = instance
  const choices = [...new Set([timeZone, ...timeZones])].map((zone) => ({
    value: zone,
    label: zone,
    group: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'UTC',
  }))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.instance.edit')}
      schema={schema}
      defaults={{ instanceName, comment, timeZone, rowLimit, timeoutSeconds }}
      onSubmit={update.run}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.instance.saved') })}
    >
      <TextField name="instanceName" label={text('relational-database.name')} />
      <TextArea name="comment" label={text('relational-database.comment')} />
      <Select
        name="timeZone"
        label={text('relational-database.instance.timeZone')}
        help={text('relational-database.instance.timeZone.help')}
        choices={choices}
      />
      <NumberField
        name="rowLimit"
        label={text('relational-database.rowLimit')}
        help={text('relational-database.rowLimit.help', { most: databaseLimits.rows })}
      />
      <NumberField
        name="timeoutSeconds"
        label={text('relational-database.timeout')}
        help={text('relational-database.timeout.help', { most: databaseLimits.timeoutSeconds })}
        unit={text('relational-database.secondsUnit')}
      />
    </FormDialog>
  )
}
