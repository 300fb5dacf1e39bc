import { type ActionButtonProps, icons, useConsole, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type Version, versionActs } from '../data.ts'
import { canDo, type DeveloperAction, nextPercent } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import type { CockpitDialog } from './cockpit-dialogs.tsx'
import { useRaiseConfirm } from './use-raise-confirm.ts'
import { useReason } from './use-reason.ts'

interface CockpitWays {
  /** Opens the editor. */
  edit: () => void
  /** Opens the dialog of an action. */
  open: (dialog: CockpitDialog) => void
}

/**
 * Actions on a version, and which of them is the recommended next step. The state machine decides; this only adds
 * labels.
 */
export function useCockpitActions(
  version: Version,
  { edit, open }: CockpitWays,
): { next: ActionButtonProps | undefined; actions: ActionButtonProps[] } {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const reason = useReason()
  const confirmRaise = useRaiseConfirm()
  const { ports } = useConsole()
  const place = usePlace()
  const acts = useData(versionActs)
  const ids = { appId: version.appId, versionId: version.versionId }
  const isTest = version.releaseType === 6
  const failed = version.preChecks.filter((check) => !check.passed)
  const incomplete = failed.some((check) => check.level === 'error')
  const make = async () => {
    const made = await acts.create.run({ appId: version.appId })
    if (made) place.go(routeTo('versions.version', made.version))
  }
  const share = version.phasedRelease ? nextPercent(version.phasedRelease.percent) : 100

  /** When a version allows no more actions, the next step is a new version. */
  const next: ActionButtonProps | undefined =
    isTest || version.phasedVersionId !== null || version.openVersionId === version.versionId
      ? undefined
      : version.openVersionId !== null
        ? {
            label: text('versions.continue'),
            icon: 'arrow-end',
            run: () => place.go(routeTo('versions.version', { ...ids, versionId: version.openVersionId as string })),
          }
        : { label: text('versions.create'), icon: 'add', call: calls['versions.app-version.create'], run: make }
  const all: Partial<Record<DeveloperAction, ActionButtonProps>> = {
    edit: {
      label: text(incomplete ? 'versions.complete' : 'versions.edit'),
      icon: 'edit',
      call: calls['versions.app-version.update'],
      run: edit,
    },
    submit: {
      label: text('versions.submit'),
      icon: icons.send,
      call: calls['versions.on-shelf.submit'],
      run: () => (failed.length > 0 ? open('override') : acts.submit.run(ids)),
    },
    testRelease: {
      label: text('versions.test.release'),
      icon: icons.send,
      call: calls['versions.test-release.submit'],
      run: () => open('test'),
    },
    cancel: {
      label: text('versions.cancel'),
      icon: icons.undo,
      call: calls['versions.on-shelf.cancel'],
      run: () => acts.cancel.run(ids),
      confirm: { title: text('versions.cancel.title'), description: text('versions.cancel.body') },
    },
    publishNow: {
      label: text('versions.publishNow'),
      icon: icons.play,
      call: calls['versions.on-shelf-time.update'],
      run: () => acts.setTime.run({ ...ids, changeType: 2 }),
      confirm:
        version.releaseState === 3
          ? { title: text('versions.publishNow.title'), description: text('versions.publishNow.body') }
          : undefined,
    },
    reschedule: {
      label: text('versions.reschedule'),
      icon: icons.calendar,
      call: calls['versions.on-shelf-time.update'],
      run: () => open('schedule'),
    },
    urge: {
      label: text('versions.urge'),
      icon: icons.bell,
      call: calls['versions.audit.urge'],
      run: () => acts.urge.run(ids),
      done: text('versions.urge.done'),
    },
    shelfOff: {
      label: text(isTest ? 'versions.test.stop' : 'versions.shelfOff'),
      icon: icons.stop,
      call: calls['versions.shelf-off.submit'],
      run: () => open('shelfOff'),
    },
    cancelShelfOff: {
      label: text('versions.cancelShelfOff'),
      icon: icons.undo,
      call: calls['versions.shelf-off.cancel'],
      run: () => acts.cancelShelfOff.run(ids),
    },
    rollback: {
      label: text('versions.rollback'),
      icon: icons.history,
      call: calls['versions.rollback.submit'],
      run: () => open('rollback'),
    },
    phasedPause: {
      label: text('versions.phased.pause'),
      icon: icons.pause,
      call: calls['versions.phased-release.update'],
      run: () => acts.phased.run({ ...ids, state: 'SUSPEND' }),
    },
    phasedResume: {
      label: text('versions.phased.resume'),
      icon: icons.play,
      call: calls['versions.phased-release.update'],
      run: () => acts.phased.run({ ...ids, state: 'RELEASE' }),
    },
    phasedRaise: {
      label: text('versions.phased.raiseTo', { percent: share }),
      icon: 'arrow-up',
      call: calls['versions.phased-release.update'],
      run: () => acts.phased.run({ ...ids, percent: share.toFixed(2) }),
      confirm: confirmRaise(Number(version.phasedRelease?.percent ?? 0), share),
    },
    phasedFull: {
      label: text('versions.phased.full'),
      icon: 'check',
      call: calls['versions.phased-release.update'],
      run: () => acts.phased.run({ ...ids, releaseType: 1 }),
      confirm: { title: text('versions.phased.full.title'), description: text('versions.phased.full.body') },
    },
    delete: undefined,
  }

  const can = (action: DeveloperAction) =>
    all[action] !== undefined && canDo(action, version, ports.now()) === undefined
  const order = nextOrder(incomplete, share).filter((action) => all[action] !== undefined)
  const chosen = order.find(can)
  // Keep the button after expediting a review, with the reason why it isn't possible again.
  const shown = (Object.keys(all) as DeveloperAction[]).filter(
    (action) =>
      action !== chosen &&
      !inPhasedCard.includes(action) &&
      (can(action) || (action === 'urge' && reason(action, version) === text('versions.reason.urged-recently'))),
  )
  const missing = (action: DeveloperAction) =>
    incomplete && (action === 'submit' || action === 'testRelease') ? text('versions.incomplete') : undefined
  return {
    next: chosen ? all[chosen] : next,
    actions: shown.flatMap((action) => toButton(all[action], reason(action, version) ?? missing(action))),
  }
}

/** Actions in the phased-release card. */
const inPhasedCard: readonly DeveloperAction[] = ['phasedPause', 'phasedResume', 'phasedRaise', 'phasedFull']

/**
 * Order of precedence when several actions are possible. During a review the next step is the reviewer's: to expedite
 * it is possible, but not recommended.
 */
function nextOrder(incomplete: boolean, share: number): DeveloperAction[] {
  const draft: DeveloperAction[] = incomplete ? ['edit'] : ['submit', 'testRelease']
  return [...draft, 'phasedResume', share >= 100 ? 'phasedFull' : 'phasedRaise', 'publishNow', 'cancelShelfOff']
}

function toButton(action: ActionButtonProps | undefined, reason: string | undefined): ActionButtonProps[] {
  return action ? [{ ...action, reason }] : []
}
