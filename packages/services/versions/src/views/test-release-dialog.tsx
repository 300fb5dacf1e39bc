import {
  Callout,
  Checkbox,
  CheckboxGroup,
  DateTimeField,
  FormDialog,
  Link,
  NumberField,
  QueryView,
  RadioGroup,
  TextArea,
  TextField,
  useConsole,
  useData,
  useJoin,
  useAnswer,
  useRoutes,
} from '@console-widgets/ui'
import * as v from 'valibot'
import { testVersionsData, versionActs, type VersionItem } from '../data.ts'
import { longestTest, versionLimits } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { CountryPicker } from './country-picker.tsx'

const week = 7 * 86_400_000

interface Values {
  testType: 2 | 3
  testDesc: string
  startTime: number | undefined
  endTime: number | undefined
  groups: readonly string[]
  feedbackAddress: string
  inviteLimit: number | undefined
  notify: boolean
  displayArea: readonly string[]
}

const schema = v.pipe(
  v.object({
    testType: v.picklist([2, 3]),
    testDesc: v.pipe(v.string(), v.maxLength(versionLimits.testDescription)),
    startTime: v.number(),
    endTime: v.number(),
    groups: v.pipe(v.array(v.string()), v.readonly()),
    feedbackAddress: v.string(),
    inviteLimit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(versionLimits.mostOpenTestPlaces)),
    notify: v.boolean(),
    displayArea: v.pipe(v.array(v.string()), v.minLength(1), v.readonly()),
  }),
  v.forward(
    v.check(({ testType, groups }) => testType === 2 || groups.length > 0),
    ['groups'],
  ),
)

export interface TestReleaseDialogProps {
  version: VersionItem
  /** Countries of the version, for a first test. Default: China. */
  wanted?: readonly string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for releasing a version to testers: invited groups, or anyone with the link. */
export function TestReleaseDialog({ version, wanted = [], open, onOpenChange }: TestReleaseDialogProps) {
  const text = useVersionsText()
  const { ports } = useConsole()
  const { testRelease, openTest } = useData(versionActs)
  const plan = version.testInfo
  const now = ports.now()
  const submit = ({
    testType,
    startTime = now,
    endTime = now,
    groups,
    inviteLimit,
    notify,
    displayArea,
    ...values
  }: Values) => {
    const testInfo = {
      ...values,
      startTime,
      endTime,
      inviteLimit,
      displayArea: [...displayArea],
      needNotify: notify ? (1 as const) : (0 as const),
      groupInfos: groups.map((groupId) => ({ groupId, bind: true })),
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
        groups: plan?.groupInfos.map(({ groupId }) => groupId) ?? [],
        feedbackAddress: plan?.feedbackAddress ?? '',
        inviteLimit: plan?.inviteLimit ?? versionLimits.openTestPlaces,
        notify: plan?.needNotify === 1,
        displayArea: plan?.displayArea ?? (wanted.length > 0 ? wanted : ['CN']),
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
              <GroupChoice appId={version.appId} />
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
          <CountryPicker name="displayArea" label={text('versions.countries')} />
        </>
      )}
    </FormDialog>
  )
}

/** The groups of testers to choose from. */
function GroupChoice({ appId }: { appId: string }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const { groups } = useData(testVersionsData, appId)
  return (
    <QueryView query={groups}>
      {({ items }) =>
        items.length === 0 ? (
          <Callout>
            {text('versions.test.groups.none')}{' '}
            <Link to={routeTo('beta.groups')}>{text('versions.test.groups.open')}</Link>
          </Callout>
        ) : (
          <CheckboxGroup
            name="groups"
            label={text('versions.test.groups')}
            help={text('versions.test.groups.help')}
            choices={items.map(({ groupId, groupName, testers }) => ({
              value: groupId,
              label: groupName,
              help: text('versions.test.groups.testers', { count: testers }),
            }))}
          />
        )
      }
    </QueryView>
  )
}

/** Warns if the last chosen group is currently testing another version. */
function GroupsInUse({ appId, versionId, groups }: { appId: string; versionId: string; groups: readonly string[] }) {
  const text = useVersionsText()
  const join = useJoin()
  const { checkGroup } = useData(testVersionsData, appId)
  const answer = useAnswer(groups.at(-1), checkGroup)
  const others = answer?.versions.filter((other) => other.versionId !== versionId) ?? []
  if (others.length === 0) return null
  return (
    <Callout>
      {text('versions.test.groups.used', {
        versions: join.names(others.map(({ versionNumber }) => versionNumber ?? text('versions.unnamed'))),
      })}
    </Callout>
  )
}
