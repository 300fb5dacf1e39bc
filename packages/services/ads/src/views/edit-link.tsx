import {
  FormDialog,
  QueryView,
  RadioGroup,
  Select,
  TargetChoice,
  TextField,
  useData,
  useFieldState,
  useToast,
} from '@console-widgets/ui'
import type * as v from 'valibot'
import { choicesData, linkData, linksData, type MonitorLinkDetail, targetsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { macros, monitorKinds } from '../model.ts'
import { monitorLinkForm, updateMonitorLinkInput } from '../schemas.ts'
import { EventPostbackFields } from './event-postback-fields.tsx'
import { PostbackFields } from './postback-fields.tsx'

interface CreateLinkProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (monitorLinkId: string) => void
}

/** Dialog for a new monitor link. */
export function CreateLink({ open, onOpenChange, onCreated }: CreateLinkProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { create } = useData(linksData)
  return (
    <FormDialog<v.InferInput<typeof monitorLinkForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.link.create')}
      schema={monitorLinkForm}
      defaults={{ kind: 'click', postbacks: [], eventPostbacks: [] }}
      onSubmit={async (values) => {
        const created = await create.run(values)
        toasts.show({ tone: 'success', title: text('ads.link.created') })
        if (created) onCreated(created.monitorLinkId)
      }}
    >
      <LinkFields />
    </FormDialog>
  )
}

interface EditLinkProps {
  link: MonitorLinkDetail
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for the fields of a monitor link. */
export function EditLink({ link, open, onOpenChange }: EditLinkProps) {
  const text = useAdsText()
  const toasts = useToast()
  const { update } = useData(linkData, link.monitorLinkId)
  const {
    monitorLinkId,
    linkName,
    kind,
    status,
    adProjectId,
    materialId,
    deepLink,
    storePage,
    postbacks,
    eventPostbacks,
  } = link
  return (
    <FormDialog<v.InferInput<typeof updateMonitorLinkInput>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('ads.link.edit')}
      schema={updateMonitorLinkInput}
      defaults={{
        monitorLinkId,
        linkName,
        kind,
        status,
        adProjectId: adProjectId ?? null,
        materialId: materialId ?? null,
        deepLink,
        storePage,
        postbacks: [...postbacks],
        eventPostbacks: [...eventPostbacks],
      }}
      onSubmit={async (values) => {
        await update.run(values)
        toasts.show({ tone: 'success', title: text('ads.link.saved') })
      }}
    >
      <LinkFields of={link} />
    </FormDialog>
  )
}

function LinkFields({ of }: { of?: MonitorLinkDetail }) {
  const text = useAdsText()
  const chosen = useFieldState<string | undefined>({ name: 'appId', label: '' }, undefined)
  const appId = of?.appId ?? chosen.value
  const { adsApps, materials, projects } = useData(choicesData)
  const none = { value: '', label: text('ads.none') }
  return (
    <>
      <TextField name="linkName" label={text('ads.name')} />
      {of ? null : (
        <QueryView query={adsApps}>
          {({ items }) => (
            <Select
              name="appId"
              label={text('ads.app')}
              choices={[...new Map(items.map((each) => [each.appId, each.appName]))].map(([value, label]) => ({
                value,
                label,
              }))}
            />
          )}
        </QueryView>
      )}
      <RadioGroup
        name="kind"
        label={text('ads.link.kind')}
        choices={monitorKinds.map((value) => ({ value, label: text(`ads.monitorKind.${value}`) }))}
      />
      <TextField name="storePage" label={text('ads.storePage')} help={text('ads.storePage.help')} mono />
      {appId === undefined ? null : <PageChoice appId={appId} />}
      <TextField
        name="deepLink"
        label={text('ads.deepLink')}
        help={text('ads.deepLink.help', { macros: macros.map((each) => `{${each}}`).join(' ') })}
        mono
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <QueryView query={projects}>
          {({ items }) => (
            <OptionalChoice
              name="adProjectId"
              label={text('ads.project')}
              choices={[
                none,
                ...items
                  .filter((each) => each.appId === appId)
                  .map((each) => ({ value: each.adProjectId, label: each.adProjectName })),
              ]}
            />
          )}
        </QueryView>
        <QueryView query={materials}>
          {({ items }) => (
            <OptionalChoice
              name="materialId"
              label={text('ads.material')}
              choices={[
                none,
                ...items
                  .filter((each) => each.appId === appId)
                  .map((each) => ({ value: each.materialId, label: each.materialName })),
              ]}
            />
          )}
        </QueryView>
      </div>
      <PostbackFields />
      <EventPostbackFields />
    </>
  )
}

/** Fills the page in a store with a custom page of the app. */
function PageChoice({ appId }: { appId: string }) {
  const text = useAdsText()
  const field = useFieldState<string>({ name: 'storePage', label: '' }, '')
  return (
    <TargetChoice
      label={text('ads.storePage.custom')}
      placeholder={text('ads.none')}
      targets={useData(targetsData, appId).targets}
      headingOf={() => text('ads.storePage.custom')}
      value={field.value}
      onChoose={field.change}
    />
  )
}

interface OptionalChoiceProps {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
}

/** A choice that may be none. */
function OptionalChoice({ name, label, choices }: OptionalChoiceProps) {
  const field = useFieldState<string | null>({ name, label }, null)
  return (
    <Select
      label={label}
      value={field.value ?? ''}
      choices={choices}
      onChange={(value) => field.change(value === '' ? null : value)}
      {...(field.error === undefined ? {} : { error: field.error })}
    />
  )
}
