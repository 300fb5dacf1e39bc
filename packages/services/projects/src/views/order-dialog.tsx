import { Checkbox, FormDialog, Select, TextArea, useData, useStore, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { orderConfigData, type OfferedRegion, type OfferedService, projectServicesData } from '../data.ts'
import { useOrdersText, useProjectsText } from '../generated/text.ts'
import { expectedUsages } from '../model.ts'
import { applyOrderInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'
import { useServiceName } from './use-service-name.ts'

export interface OrderDialogProps extends DialogState {
  /** ID of the project. */
  projectId: string
  service: OfferedService
  region: OfferedRegion
}

/** Dialog that orders a service in a region, or requests it if the platform has to approve it. */
export function OrderDialog({ projectId, service: offered, region: { region, offer }, ...state }: OrderDialogProps) {
  const text = useOrdersText()
  const regionText = useProjectsText()
  const nameOf = useServiceName()
  const toasts = useToast()
  const { sign, order, apply } = useData(projectServicesData, projectId)
  const { service, termsVersion, acceptedVersion } = offered
  const needsTerms = (acceptedVersion ?? 0) < termsVersion
  const isOpen = offer === 'open'
  const names = { service: nameOf(service), region: regionText(`projects.region.${region}`) }
  const accepted = {
    accepted: v.optional(
      v.pipe(
        v.boolean(),
        v.check((value) => value || !needsTerms, text('projects.order.terms.needed')),
      ),
      false,
    ),
  }
  const schema = isOpen
    ? v.object(accepted)
    : v.object({ ...v.pick(applyOrderInput, ['purpose', 'usage']).entries, ...accepted })
  const submit = async (values: v.InferOutput<typeof schema>) => {
    if (needsTerms) await sign.run({ service, version: termsVersion })
    if ('purpose' in values)
      await apply.run({ projectId, service, region, purpose: values.purpose, usage: values.usage })
    else await order.run({ projectId, service, region })
    toasts.show({ tone: 'success', title: text(isOpen ? 'projects.order.done' : 'projects.order.applied', names) })
  }
  return (
    <FormDialog
      {...state}
      title={text(isOpen ? 'projects.order.title' : 'projects.order.apply.title', names)}
      submitLabel={text(isOpen ? 'projects.order' : 'projects.order.apply')}
      schema={schema}
      defaults={isOpen ? {} : { usage: expectedUsages[0] }}
      onSubmit={submit}
    >
      <ul className="flex list-disc flex-col gap-1 ps-5 text-sm">
        <li>{text('projects.order.terms.data', names)}</li>
        <li>{text('projects.order.terms.content')}</li>
        <li>{text('projects.order.terms.suspension')}</li>
      </ul>
      {needsTerms ? (
        <Checkbox
          name="accepted"
          label={text('projects.order.terms', { service: names.service, version: termsVersion })}
        />
      ) : null}
      {isOpen ? null : <RequestFields projectId={projectId} service={service} region={region} />}
    </FormDialog>
  )
}

/** What a request says, as the platform asks for it. */
function RequestFields({
  projectId,
  service,
  region,
}: {
  projectId: string
  service: string
  region: OfferedRegion['region']
}) {
  const text = useOrdersText()
  const { config } = useData(orderConfigData, projectId, service, region)
  const { data } = useStore(config)
  return (
    <>
      <TextArea
        name="purpose"
        label={text('projects.order.purpose')}
        help={
          data ? text('projects.order.purpose.help', { least: data.purposeLeast, most: data.purposeMost }) : undefined
        }
      />
      <Select
        name="usage"
        label={text('projects.order.usage')}
        choices={(data?.usages ?? expectedUsages).map((value) => ({ value, label: text(`projects.usage.${value}`) }))}
      />
      {data ? (
        <p className="text-sm text-muted">{text('projects.order.review', { seconds: data.reviewSeconds })}</p>
      ) : null}
    </>
  )
}
