import type { Meta } from '@storybook/react-vite'
import { InvitationList } from '@console-widgets/teams'
import { tags } from '@console-widgets/teams/element'
import { shows } from '../look-at.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** Whom the team has asked to join, and what they answered. */
const meta: Meta<typeof InvitationList> = {
  title: 'Services/Teams/InvitationList',
  component: InvitationList,
  parameters: { platform: {} },
  play: shows('pyotr@fjord.example', 'Waiting', 'Expired', 'Accepted'),
}

export default meta

const { Filled, FirstUse, NoMatch, Unavailable, OnlyLooking, DemoVisitor, AsTag, Dark, Russian, Chinese, Narrow } =
  storiesOfList({
    tags,
    tag: 'cw-team-invitations',
    call: 'teams.invitation.list',
    field: 'account',
    record: 'pyotr@fjord.example',
    empty: 'Nobody has been invited yet',
    acts: ['Send again', 'Revoke invitation'],
    offers: false,
    words: { ru: 'Ждёт ответа', cn: '待答复' },
  })
export { Filled, FirstUse, NoMatch, Unavailable, OnlyLooking, DemoVisitor, AsTag, Dark, Russian, Chinese, Narrow }
