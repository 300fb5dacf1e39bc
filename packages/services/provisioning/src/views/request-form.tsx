import { FileDrop, FormDialog, Select, TextArea, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type PermissionRequest, requestsData } from '../data.ts'
import { materialKinds, requestLimits, restrictedPermissions } from '../model.ts'
import { applyInput } from '../schemas.ts'
import { useProvisioningText } from '../generated/text.ts'

interface Values {
  permission: PermissionRequest['permission']
  scene: string
  materials: readonly File[]
}

const schema = v.object({
  permission: applyInput.entries.permission,
  scene: applyInput.entries.scene,
  materials: v.pipe(v.array(v.any()), v.minLength(1), v.maxLength(requestLimits.materials)),
})
/** Of a request that is submitted again, whose materials can stay. */
const againSchema = v.object({
  ...schema.entries,
  materials: v.pipe(v.optional(v.array(v.any()), []), v.maxLength(requestLimits.materials)),
})

const accepted = Object.values(materialKinds)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join()

export interface RequestFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Rejected request to submit again. Default: a new one. */
  request?: PermissionRequest | undefined
}

/** Dialog for a request: permission, use case, and materials. */
export function RequestForm({ open, onOpenChange, request }: RequestFormProps) {
  const text = useProvisioningText()
  const toasts = useToast()
  const { apply, update, uploadMaterials } = useData(requestsData)
  const submit = async ({ materials, ...values }: Values) => {
    const uploaded = await uploadMaterials(materials)
    if (request) await update.run({ ...values, ...(uploaded.length > 0 ? { materials: uploaded } : {}) })
    else await apply.run({ ...values, materials: uploaded })
    toasts.show({ tone: 'success', title: text('provisioning.submitted') })
  }
  const count = requestLimits.materials
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={
        request ? text('provisioning.again.title', { permission: request.permission }) : text('provisioning.apply')
      }
      submitLabel={text('provisioning.submit')}
      schema={request ? againSchema : schema}
      defaults={request ? { permission: request.permission, scene: request.scene } : {}}
      draft={false}
      messages={{ materials: text('provisioning.materials.wrong', { count }) }}
      onSubmit={submit}
    >
      {request ? null : (
        <Select
          name="permission"
          label={text('provisioning.permission')}
          placeholder={text('provisioning.choose')}
          choices={restrictedPermissions.map((value) => ({ value, label: value }))}
        />
      )}
      <TextArea
        name="scene"
        label={text('provisioning.scene')}
        help={text('provisioning.scene.help', { least: requestLimits.leastScene, most: requestLimits.scene })}
      />
      <FileDrop
        name="materials"
        label={text('provisioning.materials')}
        help={text(request ? 'provisioning.materials.again' : 'provisioning.materials.help', { count })}
        accept={accepted}
        multiple
      />
    </FormDialog>
  )
}
