import { DateTimeField, FormDialog, TextArea, TextField, useConsole, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { type TestUser, testUsersData } from '../data.ts'
import { testUserLimits } from '../model.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

const schema = schemas.addTestUserInput
type Values = v.InferInput<typeof schema>

const day = 86_400_000
const quarter = 90 * day

/** Dialog for adding or editing a test user. */
export function TestUserForm({ user, open, onOpenChange }: DialogState & { user?: TestUser }) {
  const text = useTeamsText()
  const { ports } = useConsole()
  const { add, update } = useData(testUsersData)
  const submit = (values: Values) => (user ? update.run({ testUserId: user.testUserId, ...values }) : add.run(values))
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={user ? text('teams.testUser.edit.title', { name: user.nickName }) : text('teams.testUser.add')}
      submitLabel={user ? undefined : text('teams.testUser.add')}
      schema={schema}
      defaults={{
        account: user?.account ?? '',
        nickName: user?.nickName ?? '',
        validUntil: user?.validUntil ?? ports.now() + quarter,
        note: user?.note ?? '',
      }}
      draft={user ? false : 'add-test-user'}
      onSubmit={submit}
    >
      <TextField name="nickName" label={text('teams.name')} />
      <TextField name="account" label={text('teams.account')} help={text('teams.testUser.account')} mono />
      <DateTimeField
        name="validUntil"
        label={text('teams.validUntil')}
        help={text('teams.testUser.most', { count: testUserLimits.mostDays })}
        max={ports.now() + testUserLimits.mostDays * day}
      />
      <TextArea name="note" label={text('teams.note')} rows={2} />
    </FormDialog>
  )
}
