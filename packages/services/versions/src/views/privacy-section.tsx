import {
  Button,
  Form,
  Link,
  RadioGroup,
  Section,
  Status,
  TextArea,
  TextField,
  useAnswer,
  useData,
  useFieldState,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { checksData, type Version } from '../data.ts'
import { encryptionUses, shortPermission } from '../model.ts'
import { updateVersionInput } from '../schemas.ts'
import { useVersionsText } from '../generated/text.ts'
import { FindingText } from './review-result.tsx'
import { useAskedField, useFieldRoute, useFixRoute } from './field-route.ts'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

const schema = v.required(v.pick(updateVersionInput, ['privacyPolicy', 'remark', 'permissionReasons', 'encryption']), [
  'permissionReasons',
])

/** Privacy policy, purposes of sensitive permissions, encryption, and notes for the reviewer. */
export function PrivacySection({ version, hostedPolicy }: SectionProps) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  const { asked, onAsked } = useAskedField()
  const { packageId, permissionReasons } = version
  const needed = version.availablePackages.find((each) => each.packageId === packageId)?.sensitivePermissions ?? []
  const reasonOf = new Map(permissionReasons.map(({ permission, reason }) => [permission, reason]))
  const permission = needed.findIndex((each) => asked === `permissionReasons.${each}`)
  return (
    <Form
      key={packageId}
      schema={schema}
      defaults={{
        privacyPolicy: version.privacyPolicy,
        remark: version.remark,
        encryption: version.encryption,
        permissionReasons: needed.map((permission) => ({ permission, reason: reasonOf.get(permission) ?? '' })),
      }}
      draft={`version-${version.versionId}-privacy-${packageId}`}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      asked={permission < 0 ? asked : `permissionReasons.${permission}.reason`}
      onAsked={onAsked}
      onSubmit={(_values, { permissionReasons: entered, ...changed }) =>
        save({
          ...changed,
          ...(entered && {
            permissionReasons: [
              ...permissionReasons.filter(({ permission }) => !needed.includes(permission)),
              ...entered.filter(({ reason }) => reason !== ''),
            ],
          }),
        })
      }
    >
      {({ privacyPolicy = '' }) => (
        <>
          <TextField
            name="privacyPolicy"
            type="url"
            label={text('versions.privacyPolicy')}
            help={text('versions.privacyPolicy.help')}
            reason={locked}
            required
          />
          {locked === undefined ? <HostedPolicy version={version} address={hostedPolicy ?? null} /> : null}
          <PrivacyVerdict version={version} privacyPolicy={privacyPolicy.trim()} />
          {needed.length > 0 ? (
            <Section title={text('versions.permissions')} description={text('versions.permissions.help')}>
              {needed.map((permission, index) => (
                <TextField
                  key={permission}
                  name={`permissionReasons.${index}.reason`}
                  label={text('versions.permissions.reason', { permission: shortPermission(permission) })}
                  reason={locked}
                />
              ))}
            </Section>
          ) : null}
          {version.releaseType === 6 ? null : (
            <RadioGroup
              name="encryption"
              label={text('versions.encryption')}
              help={text('versions.encryption.help')}
              look="cards"
              reason={locked}
              choices={encryptionUses.map((value) => ({
                value,
                label: text(`versions.encryption.${value}`),
                help: text(`versions.encryption.${value}.help`),
              }))}
            />
          )}
          <TextArea name="remark" label={text('versions.remark')} help={text('versions.remark.help')} reason={locked} />
        </>
      )}
    </Form>
  )
}

function PrivacyVerdict({ version, privacyPolicy }: { version: Version; privacyPolicy: string }) {
  const text = useVersionsText()
  const { checkPrivacy } = useData(checksData, version.appId)
  const verdict = useAnswer(privacyPolicy === '' ? undefined : privacyPolicy, checkPrivacy)
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      {verdict?.acceptable ? <Status tone="success">{text('versions.privacyPolicy.fine')}</Status> : null}
      {verdict?.issues.map((issue) => (
        <Status key={issue.rule} tone="danger">
          <FindingText finding={{ ...issue, field: '' }} />
        </Status>
      ))}
    </div>
  )
}

/** Enters the privacy policy that the platform hosts for the app, or leads to where one is written. */
function HostedPolicy({ version, address }: { version: Version; address: string | null }) {
  const text = useVersionsText()
  const fixRoute = useFixRoute()
  const fieldRoute = useFieldRoute()
  const field = useFieldState<string>({ name: 'privacyPolicy', label: '' }, '')
  if (field.value === address || (address === null && field.value !== '')) return null
  const { appId, defaultLang } = version
  const back = fieldRoute(version, 'privacy', 'privacyPolicy')
  const write = fixRoute(back, { id: 'agreements.list', values: { appId } }, `privacy.${defaultLang}`)
  return (
    <div className="-mt-2 text-sm">
      {address === null ? (
        write && <Link to={write}>{text('versions.privacyPolicy.write')}</Link>
      ) : (
        <Button size="small" onClick={() => field.change(address)}>
          {text('versions.privacyPolicy.hosted')}
        </Button>
      )}
    </div>
  )
}
