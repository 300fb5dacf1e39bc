import { listCountries } from '@console-widgets/core/tables'
import { Badge, Button, EmptyState, FigureTable, QueryView, Section, useData, useLanguage } from '@console-widgets/ui'
import { useState } from 'react'
import { type Experiment, type Segments, segmentsData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { useMetricWords } from './use-metric-words.ts'

/** The goal in parts of the users, to explore. It is computed when someone asks. */
export function ExperimentSegments({ experiment }: { experiment: Experiment }) {
  const text = useAbTestingText()
  const [isShown, setShown] = useState(false)
  return (
    <Section
      title={text('ab-testing.segments')}
      description={text('ab-testing.segments.body')}
      actions={<Badge tone="warning">{text('ab-testing.segments.exploratory')}</Badge>}
    >
      {isShown ? (
        <ShownSegments experiment={experiment} />
      ) : (
        <Button onClick={() => setShown(true)}>{text('ab-testing.segments.show')}</Button>
      )}
    </Section>
  )
}

function ShownSegments({ experiment }: { experiment: Experiment }) {
  const text = useAbTestingText()
  const { writePercent } = useMetricWords(experiment.currency)
  const { segments } = useData(segmentsData, experiment.experimentId)
  return (
    <QueryView query={segments}>
      {({ dimensions, looks, withheld }) =>
        withheld !== null || looks === 0 ? (
          <EmptyState title={text(withheld === null ? 'ab-testing.segments.none' : 'ab-testing.segments.withheld')} />
        ) : (
          <div className="flex min-w-0 flex-col gap-4">
            <p className="max-w-prose text-sm text-muted">
              {text('ab-testing.segments.looks', { looks, alpha: writePercent(experiment.alpha) })}
            </p>
            {dimensions.map((each) => (
              <Dimension key={each.dimension} experiment={experiment} of={each} />
            ))}
          </div>
        )
      }
    </QueryView>
  )
}

interface DimensionProps {
  experiment: Experiment
  of: Segments['dimensions'][number]
}

/** Segments of a kind: the control's value, and the lift of each other variant with its interval. */
function Dimension({ experiment, of: { dimension, segments } }: DimensionProps) {
  const text = useAbTestingText()
  const { write, writeLift, writeInterval, writeNumber } = useMetricWords(experiment.currency)
  const countries = listCountries(useLanguage())
  const countryName = (code: string) => countries.find(({ id }) => id === code)?.name ?? code
  if (segments.length === 0) return null
  return (
    <FigureTable
      title={text(`ab-testing.segments.${dimension}`)}
      rowHeading={text(`ab-testing.segments.${dimension}`)}
      columns={[
        text('ab-testing.result.people'),
        text('ab-testing.segments.control'),
        ...experiment.variants
          .slice(1)
          .map(({ variantName }) => text('ab-testing.segments.lift', { variant: variantName })),
      ]}
      rows={segments.map(({ segment, people, groups: [control, ...others] }) => ({
        id: segment,
        name: dimension === 'country' ? countryName(segment) : segment,
        values: [
          writeNumber(people),
          write(experiment.goal, control?.mean ?? null),
          ...others.map(({ lift, liftInterval }) =>
            lift === null || !liftInterval ? '–' : `${writeLift(lift)} (${writeInterval(liftInterval)})`,
          ),
        ],
      }))}
    />
  )
}
