import { createElement, type ComponentType } from 'react'
import type { Console } from '@console-widgets/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { calls } from '@console-widgets/teams/contract'
import { service } from '@console-widgets/teams/manifest'
import { withText } from '@console-widgets/ui'
import { expect, waitFor } from 'storybook/test'
import { both, shownIn, shows } from '../look-at.ts'
import { inChinese, inDark, inRussian, narrow } from '../looks.ts'

interface Invited {
  invitationToken: string
  View: ComponentType<{ invitationToken: string }>
}

/** The invitation of the story on the page, which its preparation creates. */
let invited: Invited | undefined
const page = service.pages['teams.own-invitation']

/** Invites a person, and loads the page of the invitation's link as a console shows it to signed-out visitors. */
async function invite(console: Console): Promise<string> {
  const { invitationId, link } = await console.invoke(calls['teams.invitation.create'], {
    account: 'marit@skerry.example',
    roles: ['development'],
    appScope: 'all',
    appIds: [],
    message: 'Welcome on board, Marit.',
  })
  const { default: View } = await page!.loadSignedOut!()
  invited = {
    invitationToken: link.slice(link.lastIndexOf('/') + 1),
    View: page!.locales!.reduce((Shown, locales) => withText(locales, Shown), View as Invited['View']),
  }
  return invitationId
}

const inviteAndRevoke = async (console: Console) =>
  console.invoke(calls['teams.invitation.revoke'], { invitationId: await invite(console) })

/** An invitation for a person with its link who isn't signed in. */
const meta: Meta = {
  title: 'Services/Teams/InvitedVisitor',
  parameters: { platform: { prepare: invite } },
  render: () => createElement(invited!.View, { invitationToken: invited!.invitationToken }),
  play: shows('Ada Lindqvist', 'Northwind Studio', 'marit@skerry.example', 'Welcome on board'),
}

export default meta
type Story = StoryObj

/** Both ways are offered, since only the invited person is to know whether they have an account. */
export const Open: Story = {
  play: both(shows('Ada Lindqvist invites you to Northwind Studio'), ({ canvasElement }) =>
    waitFor(() => {
      const labels = [...shownIn(canvasElement).querySelectorAll('button')].map(({ textContent }) => textContent)
      expect(labels).toEqual(['Create an account', 'Sign in'])
    }),
  ),
}
/** The team has revoked the invitation. */
export const Revoked: Story = {
  parameters: { platform: { prepare: inviteAndRevoke } },
  play: shows('This invitation from Northwind Studio can’t be used'),
}
/** The link leads to no invitation. */
export const Unknown: Story = {
  render: () => createElement(invited!.View, { invitationToken: 'x'.repeat(50) }),
  play: shows('This no longer exists'),
}
export const Dark: Story = { ...inDark }
export const Russian: Story = { ...inRussian }
export const Chinese: Story = { ...inChinese }
export const Narrow: Story = { ...narrow }
