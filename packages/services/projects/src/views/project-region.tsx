import {
  ActionButton,
  Badge,
  Card,
  Checkbox,
  FormDialog,
  QueryView,
  Select,
  Status,
  useConfirm,
  useData,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { calls } from '../contract.ts'
import { projectData } from '../data.ts'
import { type ProjectRegion, projectRegions, type regionObstacles } from '../model.ts'
import { useProjectsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

const schema = v.object({ region: v.picklist(projectRegions) })

export interface RegionCardProps {
  /** ID of the project. */
  projectId: string
  /** Called when the user wants to set the default region. */
  onSet: () => void
}

/** Data location of a project. */
export function RegionCard({ projectId, onSet }: RegionCardProps) {
  const text = useProjectsText()
  const { region: query } = useData(projectData, projectId)
  const [choosing, setChoosing] = useState(false)
  return (
    <Card title={text('projects.region')}>
      <QueryView query={query}>
        {({ region, regions, openRegions }) => (
          <div className="flex flex-col items-start gap-3">
            {region === null ? (
              <p className="text-muted">{text('projects.region.set.body')}</p>
            ) : (
              <div className="flex flex-wrap gap-2">
                <Status tone="success">{`${text(`projects.region.${region}`)} · ${text('projects.region.default')}`}</Status>
                {regions
                  .filter((other) => other !== region)
                  .map((other) => (
                    <Badge key={other}>{text(`projects.region.${other}`)}</Badge>
                  ))}
              </div>
            )}
            {region === null ? (
              <ActionButton label={text('projects.region.set')} call={calls['projects.region.create']} run={onSet} />
            ) : (
              <ActionButton
                label={text('projects.region.manage')}
                call={calls['projects.region.update']}
                run={() => setChoosing(true)}
              />
            )}
            {region === null ? null : (
              <FurtherRegions
                projectId={projectId}
                fixed={region}
                regions={regions}
                openRegions={openRegions}
                open={choosing}
                onOpenChange={setChoosing}
              />
            )}
          </div>
        )}
      </QueryView>
    </Card>
  )
}

/** Dialog for choosing the default region, which can't change afterwards. */
export function SetRegion({ projectId, open, onOpenChange }: DialogState & { projectId: string }) {
  const text = useProjectsText()
  const confirm = useConfirm()
  const { setRegion } = useData(projectData, projectId)
  const submit = async ({ region }: { region: ProjectRegion }) => {
    const name = text(`projects.region.${region}`)
    const sure = await confirm({
      call: setRegion.call,
      title: text('projects.region.confirm', { region: name }),
      description: text('projects.region.confirm.body'),
      action: text('projects.region.set'),
    })
    if (sure) await setRegion.run({ projectId, region })
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('projects.region.set')}
      submitLabel={text('projects.region.set')}
      schema={schema}
      onSubmit={submit}
    >
      {({ region }) => (
        <>
          <Select
            name="region"
            label={text('projects.region.default')}
            help={text('projects.region.confirm.body')}
            placeholder={text('projects.noRegion')}
            choices={projectRegions.map((value) => ({ value, label: text(`projects.region.${value}`) }))}
          />
          {region ? <RegionVerdict projectId={projectId} region={region} /> : null}
        </>
      )}
    </FormDialog>
  )
}

/** Result of the platform's check of a region, before the choice becomes final. */
function RegionVerdict({ projectId, region }: { projectId: string; region: ProjectRegion }) {
  const text = useProjectsText()
  const { verifyRegion } = useData(projectData, projectId)
  const [verdict, setVerdict] = useState<{
    region: ProjectRegion
    obstacles: readonly (typeof regionObstacles)[number][]
  }>()
  useEffect(() => {
    let wanted = true
    verifyRegion(region).then(
      ({ obstacles }) => wanted && setVerdict({ region, obstacles }),
      // Submitting the form reports the reason.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [verifyRegion, region])
  const obstacles = verdict?.region === region ? verdict.obstacles : undefined
  return (
    <div role="status" className="flex flex-col gap-1">
      {obstacles?.map((obstacle) => (
        <Status key={obstacle} tone="danger">
          {text(`projects.region.${obstacle}`)}
        </Status>
      ))}
      {obstacles?.length === 0 ? <Status tone="success">{text('projects.region.fine')}</Status> : null}
    </div>
  )
}

interface FurtherRegionsProps extends DialogState {
  projectId: string
  fixed: ProjectRegion
  regions: readonly ProjectRegion[]
  openRegions: readonly ProjectRegion[]
}

function FurtherRegions({ projectId, fixed, regions, openRegions, open, onOpenChange }: FurtherRegionsProps) {
  const text = useProjectsText()
  const { setRegions } = useData(projectData, projectId)
  const others = openRegions.filter((region) => region !== fixed)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('projects.region.others')}
      defaults={Object.fromEntries(others.map((region) => [region, regions.includes(region)]))}
      onSubmit={(chosen) =>
        setRegions.run({ projectId, regions: [fixed, ...others.filter((region) => chosen[region])] })
      }
    >
      {others.map((region) => (
        <Checkbox key={region} name={region} label={text(`projects.region.${region}`)} />
      ))}
    </FormDialog>
  )
}
