import { Button, FileDrop, FormDialog, TextArea, TextField, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { type AppPackage, packageData } from '../data.ts'
import { packageLimits } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { packageName } from './package-name.ts'

interface EditPackageProps {
  item: AppPackage
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Values {
  sensitivePermissionDesc: string
  remark: string
  obbMain: readonly File[]
  obbPatch: readonly File[]
}

/** Dialog for editing a package's texts and expansion files. */
export function EditPackage({ item, open, onOpenChange }: EditPackageProps) {
  const text = useAppPackagesText()
  const toasts = useToast()
  const { update, uploadExpansion } = useData(packageData, item.pkgId)
  const [dropped, setDropped] = useState<{ obbMain?: true; obbPatch?: true }>({})
  const submit = async ({ sensitivePermissionDesc, remark, obbMain, obbPatch }: Values) => {
    const expansion = async ([file]: readonly File[], gone: boolean | undefined) =>
      file ? await uploadExpansion(file) : gone ? null : undefined
    await update.run({
      pkgId: item.pkgId,
      sensitivePermissionDesc,
      remark,
      obbMain: await expansion(obbMain, dropped.obbMain),
      obbPatch: await expansion(obbPatch, dropped.obbPatch),
    })
    toasts.show({ tone: 'success', title: text('app-packages.edit.done') })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={(shown) => {
        setDropped({})
        onOpenChange(shown)
      }}
      title={text('app-packages.edit.title', { name: packageName(item) })}
      defaults={{
        sensitivePermissionDesc: item.sensitivePermissionDesc,
        remark: item.remark,
        obbMain: [],
        obbPatch: [],
      }}
      draft={false}
      onSubmit={submit}
    >
      <TextArea
        name="sensitivePermissionDesc"
        label={text('app-packages.permissions.explain')}
        help={text('app-packages.permissions.unexplained')}
        maxLength={packageLimits.sensitivePermissionDesc}
      />
      <TextField name="remark" label={text('app-packages.remark')} maxLength={packageLimits.remark} />
      {item.format === 'apk'
        ? (['obbMain', 'obbPatch'] as const).map((name) => {
            const present = item[name]
            return (
              <div key={name} className="flex flex-col items-start gap-2">
                <FileDrop
                  name={name}
                  label={text(`app-packages.${name}`)}
                  help={text('app-packages.obb.help')}
                  accept=".obb"
                />
                {present && !dropped[name] ? (
                  <Button size="small" icon="trash" onClick={() => setDropped({ ...dropped, [name]: true })}>
                    {text('app-packages.obb.remove', { name: present.fileName })}
                  </Button>
                ) : null}
              </div>
            )
          })
        : null}
    </FormDialog>
  )
}
