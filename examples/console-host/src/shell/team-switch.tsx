import { Button, Menu, MenuChoice, MenuContent, MenuLabel, MenuTrigger, useConsole, useStore, useToast } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** The teams of the person; switching goes on in another one without a new sign-in. */
export function TeamSwitch() {
  const text = useHostText()
  const console = useConsole()
  const toast = useToast()
  const profile = useStore(console.session.$profile)
  const info = useStore(console.session.$state).info
  if (!profile) return null
  const current = profile.teams.find((team) => team.teamId === info?.teamId)
  const go = (teamId: string) => {
    console.session.switchTeam(teamId).catch((error: Error) => toast.show({ tone: 'danger', title: error.message }))
  }
  return (
    <Menu>
      <MenuTrigger>
        <Button tone="quiet" trailingIcon="chevron-down" aria-label={`${text('host.team')}: ${current?.teamName ?? ''}`}>
          <span className="max-w-40 truncate text-ink">{current?.teamName}</span>
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{text('host.team')}</MenuLabel>
        <MenuChoice
          value={info?.teamId ?? ''}
          onValueChange={go}
          choices={profile.teams.map((team) => ({
            value: team.teamId,
            label: (
              <>
                {team.teamName}
                <span className="block text-xs text-muted">{text('host.role', { role: team.roles[0] ?? 'other' })}</span>
              </>
            ),
          }))}
        />
      </MenuContent>
    </Menu>
  )
}
