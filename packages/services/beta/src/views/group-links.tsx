import {
  ActionButton,
  Card,
  CopyButton,
  ExactTime,
  KeyValueList,
  lazyFormDialog,
  lazyPart,
  QueryView,
  Status,
  useAllowed,
  useData,
  useLanguage,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { linksData, type GroupDetail, type InviteLink } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'

const LinkForm = lazyFormDialog(() => import('./link-form.tsx').then((module) => module.LinkForm))
/** Drawn by a library that nothing else needs. */
const QrCode = lazyPart(() => import('@console-widgets/ui/qr').then((module) => module.QrCode))

interface GroupLinksProps {
  groupId: string
  /** Tests of the group that are running: a link leads to one of their apps. */
  running: GroupDetail['tests']
}

/** The links by which people join a group, for those who may manage testers. */
export function GroupLinks(props: GroupLinksProps) {
  return useAllowed(calls['beta.invite.list']) ? <Links {...props} /> : null
}

function Links({ groupId, running }: GroupLinksProps) {
  const text = useGroupsText()
  const [open, setOpen] = useState(false)
  const { links } = useData(linksData, groupId, useLanguage())
  return (
    <Card
      title={text('beta.groups.links')}
      description={text('beta.groups.links.body')}
      actions={
        <ActionButton
          label={text('beta.groups.links.create')}
          call={calls['beta.invite.create']}
          reason={running.length === 0 ? text('beta.groups.links.create.needsTest') : undefined}
          run={() => setOpen(true)}
        />
      }
    >
      <QueryView query={links}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{text('beta.groups.links.empty')}</p>
          ) : (
            <ul className="flex flex-col gap-5">
              {items.map((link) => (
                <OneLink key={link.inviteId} link={link} />
              ))}
            </ul>
          )
        }
      </QueryView>
      {open ? <LinkForm open onOpenChange={setOpen} groupId={groupId} running={running} /> : null}
    </Card>
  )
}

const linkTones = { open: 'success', full: 'warning', closed: 'draft' } as const

function OneLink({ link }: { link: InviteLink }) {
  const text = useGroupsText()
  const { stop, remove } = useData(linksData, link.groupId, useLanguage())
  const isStopped = link.status === 2
  return (
    <li className="flex flex-wrap items-start gap-4">
      {isStopped ? null : <QrCode value={link.link} label={text('beta.groups.links.qr', { app: link.appName })} />}
      <div className="flex min-w-48 flex-1 flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-medium wrap-anywhere">{link.appName}</span>
          <Status tone={linkTones[link.verdict]}>{text(`beta.groups.links.${link.verdict}`)}</Status>
        </p>
        {isStopped ? null : (
          <p className="flex items-start gap-1">
            <code className="min-w-0 font-mono text-sm wrap-anywhere">{link.link}</code>
            <CopyButton value={link.link} label={text('beta.groups.links.copy')} />
          </p>
        )}
        <KeyValueList
          items={[
            {
              label: text('beta.groups.links.used'),
              value: text('beta.groups.links.usedOf', { used: link.used, most: link.invitationCodeInviteLimit }),
            },
            { label: text('beta.groups.links.until'), value: <ExactTime time={link.expireTime} /> },
          ]}
        />
        <p>
          {isStopped ? (
            <ActionButton
              size="small"
              label={text('beta.groups.links.delete')}
              call={calls['beta.invite.delete']}
              run={() => remove.run({ inviteId: link.inviteId })}
              confirm={{
                title: text('beta.groups.links.delete.title'),
                description: text('beta.groups.links.delete.body'),
                action: text('beta.groups.links.delete'),
              }}
              done={text('beta.groups.links.delete.done')}
            />
          ) : (
            <ActionButton
              size="small"
              label={text('beta.groups.links.stop')}
              call={calls['beta.invite.stop']}
              run={() => stop.run({ inviteId: link.inviteId })}
              confirm={{
                title: text('beta.groups.links.stop.title'),
                description: text('beta.groups.links.stop.body'),
                action: text('beta.groups.links.stop'),
              }}
              done={text('beta.groups.links.stop.done')}
            />
          )}
        </p>
      </div>
    </li>
  )
}
