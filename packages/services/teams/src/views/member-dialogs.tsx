import { lazyDialog, lazyFormDialog } from '@console-widgets/ui'
import type { Member } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'
import type { FirstPassword } from './create-sub-user.tsx'

const ChangeMember = lazyFormDialog(() => import('./change-member.tsx').then((module) => module.ChangeMember))
const ShownOnce = lazyDialog(() => import('./shown-once.tsx').then((module) => module.ShownOnce))

/** Dialog that is open over a page about members. */
export type MemberDialogState =
  | { kind: 'change'; member: Member }
  | { kind: 'password'; created: FirstPassword }
  | { kind: 'link'; account: string; link: string }

/** Dialogs for actions on members. */
export function MemberDialogs({ shown, onClose }: { shown: MemberDialogState | undefined; onClose: () => void }) {
  const text = useTeamsText()
  if (shown?.kind === 'change') return <ChangeMember open onOpenChange={onClose} member={shown.member} />
  if (shown?.kind === 'link') {
    return (
      <ShownOnce
        open
        onClose={onClose}
        title={text('teams.link.title')}
        description={text('teams.link.body', { account: shown.account })}
        values={[{ label: text('teams.link'), value: shown.link }]}
      />
    )
  }
  if (shown?.kind === 'password') {
    const { account, userName, password } = shown.created
    return (
      <ShownOnce
        open
        onClose={onClose}
        title={text('teams.password.title', { name: userName })}
        description={text('teams.password.body')}
        values={[
          { label: text('teams.account'), value: account },
          { label: text('teams.password'), value: password },
        ]}
      />
    )
  }
  return null
}
