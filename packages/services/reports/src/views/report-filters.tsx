import {
  Button,
  IconButton,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Select,
  Skeleton,
  useJoin,
} from '@console-widgets/ui'
import { useState } from 'react'
import type { ReportOf } from '../data.ts'
import { type DimensionId, type FilterId, filterIds, reportOf } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { useRowNames, useValueNames } from './metric-words.ts'
import { type Chosen, useReportAnswer } from './use-report.ts'

interface ReportFiltersProps {
  report: ReportOf
  chosen: Chosen
  appNames: Readonly<Record<string, string>>
  variantNames?: Readonly<Record<string, string>> | undefined
  /** Dimensions fixed by the page, which can't be filtered by. */
  fixed?: readonly DimensionId[]
}

/** Filter dimensions that the report's declaration names. */
export const filtersOf = ({ reportId }: ReportOf, fixed: readonly DimensionId[] = []): FilterId[] =>
  filterIds.filter((id) => reportOf(reportId).dimensions.includes(id) && !fixed.includes(id))

/** Active filters of a report, and a menu to add one. */
export function ReportFilters({ report, chosen, appNames, variantNames = {}, fixed }: ReportFiltersProps) {
  const text = useReportsText()
  const join = useJoin()
  const nameOf = useValueNames({ appNames, variantNames })
  const { filters } = chosen.state
  const choices = filtersOf(report, fixed)
  if (choices.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul aria-label={text('reports.filters')} className="contents">
        {filters.map(({ id, value }) => {
          const words = join.labeled(text(`reports.dimension.${id}`), nameOf(id, value))
          return (
            <li
              key={`${id}:${value}`}
              className="inline-flex max-w-full items-center rounded-md border border-accent-line bg-accent-soft ps-2 text-sm text-accent-ink"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
              <IconButton
                size="small"
                icon="close"
                label={text('reports.removeFilter', { filter: words })}
                onClick={() =>
                  chosen.set({ filters: filters.filter((each) => each.id !== id || each.value !== value) })
                }
              />
            </li>
          )
        })}
      </ul>
      <AddFilter {...{ report, chosen, choices, appNames }} />
      {filters.length > 1 ? (
        <Button size="small" tone="quiet" onClick={() => chosen.set({ filters: [] })}>
          {text('reports.clearFilters')}
        </Button>
      ) : null}
    </div>
  )
}

interface AddFilterProps extends Omit<ReportFiltersProps, 'fixed'> {
  choices: readonly FilterId[]
}

function AddFilter({ report, chosen, choices, appNames }: AddFilterProps) {
  const text = useReportsText()
  const [open, setOpen] = useState(false)
  const [dimension, setDimension] = useState<FilterId>()
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next)
        setDimension(undefined)
      }}
    >
      <PopoverTrigger>
        <Button size="small" icon="filter">
          {text('reports.addFilter')}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={text('reports.addFilter')}>
        <div className="flex w-60 flex-col gap-3">
          <Select
            label={text('reports.filterBy')}
            placeholder={text('reports.chooseFilter')}
            value={dimension}
            onChange={setDimension}
            choices={choices.map((id) => ({ value: id, label: text(`reports.dimension.${id}`) }))}
          />
          {dimension ? (
            <FilterValue
              {...{ report, chosen, dimension, appNames }}
              onChoose={(value) => {
                chosen.addFilter({ id: dimension, value })
                setOpen(false)
              }}
            />
          ) : null}
        </div>
      </PopoverContent>
    </Popover>
  )
}

interface FilterValueProps extends Pick<AddFilterProps, 'report' | 'chosen' | 'appNames'> {
  dimension: FilterId
  onChoose: (value: string) => void
}

/** Values in the report's period, most frequent first. */
function FilterValue({ report, chosen, dimension, appNames, onChoose }: FilterValueProps) {
  const text = useReportsText()
  const { data } = useReportAnswer(report, chosen, { groupBy: [dimension], comparison: 'none', maxReqCount: 200 })
  const nameOf = useRowNames(data ?? { appNames })
  if (!data) return <Skeleton lines={2} />
  return (
    <Select
      label={text('reports.filterValue')}
      placeholder={text('reports.chooseFilter')}
      value={undefined}
      onChange={(value: string | undefined) => value !== undefined && onChoose(value)}
      choices={data.rows.flatMap((row) => {
        const value = row.keys[dimension]
        return value ? [{ value, label: nameOf(dimension, row) }] : []
      })}
    />
  )
}
