import { personData } from '@console-widgets/teams/data'
import {
  Badge,
  Button,
  Icon,
  icons,
  Menu,
  MenuChoice,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
  useConsole,
  useData,
  useJoin,
  usePlace,
  useStore,
  useToast,
} from '@console-widgets/ui'
import { useComposition } from '../composition/composition-context.tsx'
import { useHostText } from '../text.ts'

/** The user's teams and invitations. Switching teams doesn't require a new sign-in. */
export function TeamSwitch() {
  const text = useHostText()
  const join = useJoin()
  const console = useConsole()
  const toast = useToast()
  const place = usePlace()
  const { routeTo } = useComposition()
  const waiting = useStore(useData(personData).person).data?.invitations ?? 0
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
        <Button
          tone="quiet"
          trailingIcon="chevron-down"
          aria-label={join.names([
            join.labeled(text('host.team'), current?.teamName ?? ''),
            ...(waiting > 0 ? [text('host.ownInvitations.waiting', { count: waiting })] : []),
          ])}
        >
          <span className="inline-flex items-center gap-2">
            <span
              className={`${waiting > 0 ? 'max-w-[clamp(24px,100cqw-312px,160px)]' : 'max-w-[clamp(24px,100cqw-280px,160px)]'} truncate text-ink @sm:max-w-40`}
            >
              {current?.teamName}
            </span>
            {waiting > 0 ? <Badge tone="accent">{waiting}</Badge> : null}
          </span>
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
                <span className="block text-xs text-muted">
                  {text('host.role', { role: team.roles[0] ?? 'other' })}
                </span>
              </>
            ),
          }))}
        />
        <MenuSeparator />
        {waiting > 0 ? (
          <MenuItem icon={<Icon name={icons.send} />} onSelect={() => place.go(routeTo('teams.own-invitations'))}>
            {text('host.ownInvitations.waiting', { count: waiting })}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Icon name={icons.settings} />} onSelect={() => place.go(routeTo('teams.overview'))}>
          {text('host.team.settings')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
