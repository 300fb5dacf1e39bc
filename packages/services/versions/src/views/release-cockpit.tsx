import {
  ActionButton,
  Badge,
  Callout,
  DetailPage,
  EmptyState,
  Identifier,
  lazyPart,
  Link,
  QueryView,
  RelativeTime,
  useData,
  useIsBelowName,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type FiringAlarm, type ReleaseReviews, type Version, versionActs, versionData } from '../data.ts'
import { shownStates } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { AdMaterials } from './ad-materials.tsx'
import { CockpitDialogs, type CockpitDialog } from './cockpit-dialogs.tsx'
import { EventTimeline } from './event-timeline.tsx'
import { FiringAlarms } from './firing-alarms.tsx'
import { HistoryList } from './history-list.tsx'
import { PhasedControl } from './phased-control.tsx'
import { PreChecks } from './pre-checks.tsx'
import { ReviewResult } from './review-result.tsx'
import { ReviewSteps } from './review-steps.tsx'
import { useCockpitActions } from './use-cockpit-actions.ts'
import { useReason } from './use-reason.ts'
import { VersionFacts } from './version-facts.tsx'
import { VersionStatus } from './version-status.tsx'
import { useVersionTitle } from './version-title.ts'

const AvailabilityCard = lazyPart(() => import('./availability-card.tsx').then((module) => module.AvailabilityCard))

export interface ReleaseCockpitProps {
  /** ID of the app. */
  appId: string
  /** Version to show. Default: the one in progress, else the live one. */
  versionId?: string
  /** Called when the editor is opened. Default: navigates to the editor's route. */
  onEdit?: (detail: { appId: string; versionId: string }) => void
}

/** Release progress of a version: missing requirements, status, and the recommended next step. */
export default function ReleaseCockpit(props: ReleaseCockpitProps) {
  const { version: query } = useData(versionData, props.appId, props.versionId)
  return (
    <QueryView query={query}>
      {({ version, alarms, reviews }) =>
        version ? <Cockpit {...props} version={version} alarms={alarms} reviews={reviews} /> : <NoVersion {...props} />
      }
    </QueryView>
  )
}

interface CockpitProps extends ReleaseCockpitProps {
  version: Version
  alarms: readonly FiringAlarm[]
  reviews: ReleaseReviews
}

function Cockpit({ version, alarms, reviews, onEdit }: CockpitProps) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const reason = useReason()
  const [dialog, setDialog] = useState<CockpitDialog>()
  useToldChange(version)
  const edit = () =>
    onEdit
      ? onEdit({ appId: version.appId, versionId: version.versionId })
      : place.go(routeTo('versions.edit', version))
  const { next, actions } = useCockpitActions(version, { edit, open: setDialog })
  const editable = reason('edit', version) === undefined
  const isTest = version.releaseType === 6
  const name = version.versionNumber ?? text('versions.unnamed')
  const belowName = useIsBelowName()
  const title = useVersionTitle(version)
  return (
    <DetailPage
      title={belowName ? title : `${version.appName} ${name}`}
      parents={[{ label: text('versions.title'), to: routeTo('versions.list', version) }]}
      status={<VersionStatus version={version} />}
      identifier={<Identifier value={version.versionId} label={text('versions.versionId')} short />}
      meta={[
        <Badge key="type" tone={isTest ? 'info' : 'draft'}>
          {text(`versions.type.${version.releaseType}`)}
        </Badge>,
        <RelativeTime key="updated" time={version.updateTime} />,
      ]}
      next={next}
      actions={actions}
      notice={<Notice version={version} />}
      tabs={[
        {
          id: 'release',
          label: text('versions.tab.release'),
          content: () => (
            <div className="flex flex-col gap-5">
              <FiringAlarms version={version} alarms={alarms} />
              <ReviewSteps version={version} />
              {version.phasedRelease && shownStates.includes(version.releaseState) ? (
                <PhasedControl version={version} />
              ) : null}
              <div className="grid items-start gap-5 @lg:grid-cols-2">
                {editable ? <PreChecks version={version} /> : <VersionFacts version={version} reviews={reviews} />}
                <EventTimeline version={version} />
                {isTest ? null : (
                  <AvailabilityCard
                    appId={version.appId}
                    openVersionId={version.openVersionId}
                    back={routeTo('versions.version', version)}
                  />
                )}
              </div>
            </div>
          ),
        },
        ...(isTest
          ? []
          : [{ id: 'history', label: text('versions.tab.history'), content: () => <HistoryList version={version} /> }]),
        ...(isTest
          ? []
          : [{ id: 'ads', label: text('versions.tab.ads'), content: () => <AdMaterials appId={version.appId} /> }]),
      ]}
    >
      <CockpitDialogs version={version} dialog={dialog} onClose={() => setDialog(undefined)} />
    </DetailPage>
  )
}

/** Notices to read first: findings of the reviewer, or a newer version in phased release. */
function Notice({ version }: { version: Version }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  if (version.phasedVersionId === null) return <ReviewResult version={version} />
  const newer = routeTo('versions.version', { ...version, versionId: version.phasedVersionId })
  return (
    <Callout action={<Link to={newer}>{text('versions.phased.newer.open')}</Link>}>
      {text('versions.phased.newer')}
    </Callout>
  )
}

/** Refreshes lists, which poll less often, after automatic changes of the version. */
function useToldChange({ appId, versionId, releaseState }: Version) {
  const { tellChange } = useData(versionData, appId, versionId)
  const before = useRef(releaseState)
  useEffect(() => {
    if (before.current !== releaseState) tellChange()
    before.current = releaseState
  }, [releaseState, tellChange])
}

function NoVersion({ appId }: ReleaseCockpitProps) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { create } = useData(versionActs)
  const make = async () => {
    const made = await create.run({ appId })
    if (made) place.go(routeTo('versions.version', made.version))
  }
  return (
    <EmptyState
      icon="package"
      title={text('versions.empty')}
      body={text('versions.emptyBody')}
      action={
        <ActionButton
          tone="primary"
          label={text('versions.create')}
          call={calls['versions.app-version.create']}
          run={make}
        />
      }
    />
  )
}
