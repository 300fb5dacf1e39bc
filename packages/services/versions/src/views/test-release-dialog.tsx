import {
  Callout,
  Checkbox,
  DateTimeField,
  FormDialog,
  NumberField,
  RadioGroup,
  Status,
  TextArea,
  TextField,
  useConsole,
  useData,
  useJoin,
  useAnswer,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { testVersionsData, versionActs, type VersionItem } from '../data.ts'
import { longestTest, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { CountryPicker } from './country-picker.tsx'

const week = 7 * 86_400_000

interface Values {
  testType: 2 | 3
  testDesc: string
  startTime: number | undefined
  endTime: number | undefined
  groups: string
  feedbackAddress: string
  inviteLimit: number | undefined
  notify: boolean
}

const schema = v.pipe(
  v.object({
    testType: v.picklist([2, 3]),
    testDesc: v.pipe(v.string(), v.maxLength(versionLimits.testDescription)),
    startTime: v.number(),
    endTime: v.number(),
    groups: v.pipe(v.string(), v.regex(/^[\w\s,-]*$/)),
    feedbackAddress: v.string(),
    inviteLimit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(versionLimits.mostOpenTestPlaces)),
    notify: v.boolean(),
  }),
  v.forward(
    v.check(({ testType, groups }) => testType === 2 || groupIds(groups).length > 0),
    ['groups'],
  ),
)

export interface TestReleaseDialogProps {
  version: VersionItem
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for releasing a version to testers: invited groups, or anyone with the link. */
export function TestReleaseDialog({ version, open, onOpenChange }: TestReleaseDialogProps) {
  const text = useVersionsText()
  const { ports } = useConsole()
  const { testRelease, openTest } = useData(versionActs)
  const plan = version.testInfo
  const [countries, setCountries] = useState<readonly string[]>(plan?.displayArea ?? ['CN'])
  const now = ports.now()
  const submit = ({ testType, startTime = now, endTime = now, groups, inviteLimit, notify, ...values }: Values) => {
    const testInfo = {
      ...values,
      startTime,
      endTime,
      inviteLimit,
      displayArea: [...countries],
      needNotify: notify ? (1 as const) : (0 as const),
      groupInfos: groupIds(groups).map((groupId) => ({ groupId, bind: true })),
    }
    return (testType === 2 ? openTest : testRelease).run({
      appId: version.appId,
      versionId: version.versionId,
      testInfo,
    })
  }
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={text('versions.test.release')}
      description={text('versions.test.body')}
      submitLabel={text('versions.test.release')}
      schema={schema}
      defaults={{
        testType: plan?.testType ?? 3,
        testDesc: plan?.testDesc ?? '',
        startTime: plan?.startTime ?? now,
        endTime: plan?.endTime ?? now + 2 * week,
        groups: plan?.groupInfos.map(({ groupId }) => groupId).join(', ') ?? '',
        feedbackAddress: plan?.feedbackAddress ?? '',
        inviteLimit: plan?.inviteLimit ?? versionLimits.openTestPlaces,
        notify: plan?.needNotify === 1,
      }}
      messages={{ groups: text('versions.test.groups.wrong') }}
      onSubmit={submit}
    >
      {({ testType, groups }) => (
        <>
          <RadioGroup
            name="testType"
            label={text('versions.test.kind')}
            look="cards"
            choices={([3, 2] as const).map((value) => ({
              value,
              label: text(`versions.test.kind.${value}`),
              help: text(`versions.test.kind.${value}.help`),
            }))}
          />
          {testType === 3 ? (
            <>
              <TextField
                name="groups"
                label={text('versions.test.groups')}
                help={text('versions.test.groups.help')}
                mono
              />
              <GroupsInUse appId={version.appId} versionId={version.versionId} groups={groups} />
              <Checkbox name="notify" label={text('versions.test.notify')} />
            </>
          ) : (
            <NumberField
              name="inviteLimit"
              label={text('versions.test.places')}
              help={text('versions.test.places.help', { most: versionLimits.mostOpenTestPlaces })}
            />
          )}
          <TextArea name="testDesc" label={text('versions.test.description')} />
          <div className="grid gap-4 @sm:grid-cols-2">
            <DateTimeField name="startTime" label={text('versions.test.start')} />
            <DateTimeField name="endTime" label={text('versions.test.end')} max={now + longestTest} />
          </div>
          <TextField name="feedbackAddress" label={text('versions.test.feedback')} maxLength={255} />
          <CountryPicker label={text('versions.countries')} value={countries} onChange={setCountries} />
        </>
      )}
    </FormDialog>
  )
}

/** IDs in a text, separated by commas or spaces. */
function groupIds(groups: string): string[] {
  return [...new Set(groups.split(/[\s,]+/).filter(Boolean))]
}

/** Warns if the last named group is currently testing another version. */
function GroupsInUse({ appId, versionId, groups }: { appId: string; versionId: string; groups: string }) {
  const text = useVersionsText()
  const join = useJoin()
  const { checkGroup } = useData(testVersionsData, appId)
  const answer = useAnswer(groupIds(groups).at(-1), checkGroup)
  const others = answer?.versions.filter((other) => other.versionId !== versionId) ?? []
  if (!answer) return null
  if (others.length === 0) return <Status tone="success">{text('versions.test.groups.free')}</Status>
  return (
    <Callout>
      {text('versions.test.groups.used', {
        versions: join.names(others.map(({ versionNumber }) => versionNumber ?? text('versions.unnamed'))),
      })}
    </Callout>
  )
}
