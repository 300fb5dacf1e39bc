import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  Identifier,
  KeyValueList,
  QueryView,
  Select,
  useConsole,
  useData,
  useJoin,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type Account, choicesData, type Instance, instanceData } from '../data.ts'
import { connectLocales } from '../generated/locales.ts'
import { useConnectText, useRelationalDatabaseText } from '../generated/text.ts'
import { connectionString, connectionUserOf, psqlCommand } from '../model.ts'

interface ConnectDialogProps {
  /** Name of the database. */
  name: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

function ConnectDialogView({ name, open, onOpenChange }: ConnectDialogProps) {
  const text = useConnectText()
  const close = useRelationalDatabaseText()('relational-database.close')
  const { instance } = useData(instanceData)
  const { accounts } = useData(choicesData)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={text('relational-database.connect.title', { name })}
        closeLabel={close}
        footer={<Button onClick={() => onOpenChange(false)}>{text('relational-database.connect.done')}</Button>}
      >
        <QueryView query={instance}>
          {({ address, placement }) =>
            address ? (
              <QueryView query={accounts}>
                {({ items }) => (
                  <Target
                    name={name}
                    address={address}
                    accounts={items.filter(({ databases }) => databases.some((each) => each.name === name))}
                  />
                )}
              </QueryView>
            ) : (
              <Callout tone="info" title={text('relational-database.connect.off')}>
                {text(
                  placement === 'page'
                    ? 'relational-database.connect.page.body'
                    : 'relational-database.connect.off.body',
                )}
              </Callout>
            )
          }
        </QueryView>
      </DialogContent>
    </Dialog>
  )
}

interface TargetProps {
  name: string
  address: NonNullable<Instance['address']>
  accounts: readonly Account[]
}

function Target({ name, address, accounts }: TargetProps) {
  const text = useConnectText()
  const shared = useRelationalDatabaseText()
  const join = useJoin()
  const { session } = useConsole()
  const [chosen, setChosen] = useState(accounts[0]?.name)
  const account = accounts.find((each) => each.name === chosen)
  if (!account)
    return (
      <Callout tone="info" title={shared('relational-database.noAccount')}>
        {shared('relational-database.noAccount.body', { name })}
      </Callout>
    )
  const target = {
    ...address,
    user: connectionUserOf(account.name, session.$state.get().info?.teamId ?? ''),
    database: name,
  }
  const items = [
    ['string', connectionString(target)],
    ['psql', psqlCommand(target)],
    ['host', target.host],
    ['port', String(target.port)],
    ['user', target.user],
    ['database', target.database],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={text('relational-database.connect.account')}
        value={account.name}
        onChange={setChosen}
        choices={accounts.map((each) => ({ value: each.name, label: each.name }))}
      />
      {account.hosts.includes('%') ? null : (
        <Callout tone="warning">
          {text('relational-database.connect.hosts', { hosts: join.names(account.hosts) })}
        </Callout>
      )}
      <KeyValueList
        items={items.map(([part, value]) => {
          const label = text(`relational-database.connect.${part}`)
          return { label, value: <Identifier value={value} label={label} /> }
        })}
      />
      <p className="text-sm text-muted">{text('relational-database.connect.password')}</p>
      <p className="text-sm text-muted">{text('relational-database.connect.rights')}</p>
    </div>
  )
}

const WithWords = withText(connectLocales, ConnectDialogView, null)

/** Dialog with everything that a program needs to connect to a database, except the password. */
export function ConnectDialog(props: ConnectDialogProps) {
  return <WithWords {...props} />
}
