import { Form, Status, TextArea, TextField, useData, useAnswer } from '@console-widgets/ui'
import * as v from 'valibot'
import { checksData, type Version } from '../data.ts'
import { updateVersionInput } from '../schemas.ts'
import { useVersionsText } from '../generated/text.ts'
import { FindingText } from './review-result.tsx'
import { useLocked } from './use-reason.ts'
import { useSave } from './use-save.ts'
import type { SectionProps } from './section-props.ts'

const schema = v.pick(updateVersionInput, ['privacyPolicy', 'remark'])

/** Privacy policy, and notes for the reviewer. */
export function PrivacySection({ version }: SectionProps) {
  const text = useVersionsText()
  const save = useSave(version)
  const locked = useLocked(version)
  return (
    <Form
      schema={schema}
      defaults={{ privacyPolicy: version.privacyPolicy, remark: version.remark }}
      draft={`version-${version.versionId}-privacy`}
      bare={locked !== undefined}
      joined
      saved={text('versions.saved')}
      onSubmit={save}
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
          <PrivacyVerdict version={version} privacyPolicy={privacyPolicy.trim()} />
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
