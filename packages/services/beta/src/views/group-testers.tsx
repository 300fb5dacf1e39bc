import { countryName } from '@console-widgets/core/tables'
import {
  icons,
  lazyFormDialog,
  lazyPart,
  ResourceList,
  Status,
  useData,
  useLanguage,
  useToast,
  type Tone,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { groupData, type GroupDetail, type GroupTester } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { reasonOfStep, testerSteps, type TesterStep } from '../model.ts'

const TesterForm = lazyFormDialog(() => import('./tester-form.tsx').then((module) => module.TesterForm))
/** Reads files with a library that nothing else needs. */
const ImportTesters = lazyPart(() => import('./import-testers.tsx').then((module) => module.ImportTesters))

const stepTones: Readonly<Record<TesterStep, Tone>> = {
  added: 'draft',
  invited: 'info',
  returned: 'danger',
  accepted: 'info',
  downloaded: 'info',
  used: 'success',
  feedback: 'success',
  left: 'draft',
  removed: 'warning',
}

interface GroupTestersProps {
  group: GroupDetail
  isTesting: boolean
}

/** Testers of a group: how far each is, and why they stand still. */
export function GroupTesters({ group, isTesting }: GroupTestersProps) {
  const text = useGroupsText()
  const language = useLanguage()
  const toasts = useToast()
  const { testers, removeTesters } = useData(groupData, group.groupId)
  const [open, setOpen] = useState<'add' | 'import'>()
  const close = () => setOpen(undefined)
  const why = (tester: GroupTester) => {
    const reason = reasonOfStep(tester.step, isTesting)
    if (reason === 'returned' && tester.mailReason) return tester.mailReason
    return reason === 'noTest' ||
      reason === 'country' ||
      reason === 'invited' ||
      reason === 'returned' ||
      reason === 'accepted' ||
      reason === 'downloaded' ||
      reason === 'used'
      ? text(`beta.groups.why.${reason}`)
      : undefined
  }
  const remove = async (removed: readonly GroupTester[]) => {
    await removeTesters.run({ groupId: group.groupId, testerIds: removed.map(({ testerId }) => testerId) })
    toasts.show({ tone: 'success', title: text('beta.groups.remove.done', { count: removed.length }) })
  }
  const confirmOf = (removed: readonly GroupTester[]) => ({
    title: text('beta.groups.remove.title', { count: removed.length }),
    description: text('beta.groups.remove.body'),
    dependents: removed.map(({ nickName, hwAccount }) => ({ label: nickName, detail: hwAccount ?? '' })),
    action: text('beta.groups.remove'),
  })
  return (
    <>
      <ResourceList
        list={testers}
        title={text('beta.groups.testers')}
        columns={[
          { id: 'nickName', header: text('beta.groups.nickName'), primary: true },
          {
            id: 'hwAccount',
            header: text('beta.groups.account'),
            cell: ({ hwAccount }) =>
              hwAccount === null ? <span className="text-muted">{text('beta.groups.byLink')}</span> : hwAccount,
            width: 240,
          },
          {
            id: 'country',
            header: text('beta.groups.country'),
            cell: ({ country }) => (country === null ? '–' : countryName(country, language)),
            width: 150,
            hidden: true,
          },
          {
            id: 'step',
            header: text('beta.groups.step'),
            cell: (tester) => (
              <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                <Status tone={stepTones[tester.step]}>{text(`beta.groups.step.${tester.step}`)}</Status>
                <span className="text-sm text-muted">{why(tester)}</span>
              </span>
            ),
            filter: {
              kind: 'choice',
              choices: testerSteps.map((value) => ({
                value,
                label: text(`beta.groups.step.${value}`),
                tone: stepTones[value],
              })),
            },
            width: 330,
          },
          {
            id: 'createTime',
            header: text('beta.groups.added'),
            width: 170,
          },
        ]}
        actions={[
          {
            id: 'import',
            label: text('beta.groups.import'),
            icon: 'upload',
            call: calls['beta.test-user.import'],
            run: () => setOpen('import'),
          },
          {
            id: 'add',
            label: text('beta.groups.add'),
            icon: 'add',
            call: calls['beta.test-user.add'],
            primary: true,
            run: () => setOpen('add'),
            prepare: TesterForm.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'remove',
            label: text('beta.groups.remove'),
            icon: 'trash',
            danger: true,
            call: calls['beta.test-user.delete'],
            run: (tester) => remove([tester]),
            confirm: (tester) => confirmOf([tester]),
          },
        ]}
        bulkActions={[
          {
            id: 'remove',
            label: text('beta.groups.remove'),
            icon: 'trash',
            danger: true,
            call: calls['beta.test-user.delete'],
            run: remove,
            confirm: confirmOf,
          },
        ]}
        empty={{
          title: text('beta.groups.testers.empty'),
          body: text('beta.groups.testers.emptyBody'),
          icon: icons.users,
          action: 'add',
        }}
      />
      {open === 'add' ? <TesterForm open onOpenChange={close} groupId={group.groupId} /> : null}
      {open === 'import' ? <ImportTesters groupId={group.groupId} onClose={close} /> : null}
    </>
  )
}
