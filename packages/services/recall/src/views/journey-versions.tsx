import { Select, useJoin } from '@console-widgets/ui'
import { compareGraphs } from '../compare-graphs.ts'
import type { JourneyCounts } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { layOut, narrowSizes } from '../layout.ts'
import type { JourneyGraph } from '../model.ts'
import { JourneyInPlace } from './journey-in-place.tsx'
import { countsOf, type JourneyPicture } from './journey-picture.ts'
import { useWords } from './use-words.ts'

/** Stands for the steps that are edited. */
export const draftVersion = 0

type Versions = JourneyCounts['versions']

interface VersionFieldsProps {
  versions: Versions
  shown: number
  /** Version beside it. Undefined: none is. */
  beside: number | undefined
  onShow: (version: number) => void
  onCompare: (version: number | undefined) => void
}

/** Which version is shown, and which one beside it. */
export function VersionFields({ versions, shown, beside, onShow, onCompare }: VersionFieldsProps) {
  const text = useRecallText()
  const nameOf = useVersionName(versions)
  const choices = [draftVersion, ...versions.map(({ version }) => version)].map((version) => ({
    value: version,
    label: nameOf(version),
  }))
  return (
    <div className="grid min-w-0 gap-4 @sm:grid-cols-2">
      <Select label={text('recall.shownVersion')} value={shown} choices={choices} onChange={onShow} />
      <Select
        label={text('recall.compareWith')}
        value={beside ?? noVersion}
        choices={[
          { value: noVersion, label: text('recall.compareWith.none') },
          ...choices.filter(({ value }) => value !== shown),
        ]}
        onChange={(version) => onCompare(version === noVersion ? undefined : version)}
      />
    </div>
  )
}

const noVersion = -1
/** Edges at both sides of a canvas, in pixels. */
const edges = 2

/** A version by its number, with the people who are on it. */
function useVersionName(versions: Versions) {
  const text = useRecallText()
  const join = useJoin()
  const { writeNumber } = useWords()
  return (version: number) => {
    if (version === draftVersion) return text('recall.draftVersion')
    const inside = versions.find((each) => each.version === version)?.inside ?? 0
    const people = join.labeled(text('recall.inside'), writeNumber(inside))
    return [text('recall.version', { version }), people].join(' · ')
  }
}

interface VersionsBesideProps {
  counts: JourneyCounts
  draft: JourneyGraph
  /** Both versions. */
  pair: readonly [number, number]
  selected: string | undefined
  onSelect: (nodeId: string) => void
}

/** Two versions beside each other, the older one first, with what differs in the newer one. */
export function VersionsBeside({ counts, draft, pair, selected, onSelect }: VersionsBesideProps) {
  const text = useRecallText()
  const nameOf = useVersionName(counts.versions)
  // The draft is newer than every version.
  const ordered = pair.toSorted((one, other) => (one || Infinity) - (other || Infinity))
  const sides = ordered.map((version) => ({ version, graph: graphOf(counts.versions, draft, version) }))
  const [older, newer] = sides
  const changes = compareGraphs(older?.graph ?? draft, newer?.graph ?? draft)
  // Beside each other only where both are seen whole; otherwise the newer one stands below.
  const widest = Math.max(...sides.map(({ graph }) => layOut(graph, narrowSizes).width)) + edges
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="text-sm text-muted" role="status">
        {changes.size === 0 ? text('recall.compare.same') : text('recall.compare.count', { count: changes.size })}
      </p>
      <div
        className="grid min-w-0 gap-4"
        style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${widest}px), 1fr))` }}
      >
        {sides.map(({ version, graph }) => {
          const picture: JourneyPicture = {
            graph,
            problems: [],
            counts: countsOf(counts.nodes, version),
            changes,
            sizes: narrowSizes,
            selected,
            onSelect,
          }
          return (
            <section key={version} className="flex min-w-0 flex-col gap-2" aria-label={nameOf(version)}>
              <h3 className="font-medium">{nameOf(version)}</h3>
              <JourneyInPlace {...picture} />
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** The steps of a version. */
export function graphOf(versions: Versions, draft: JourneyGraph, version: number): JourneyGraph {
  return (versions.find((each) => each.version === version)?.graph as JourneyGraph | undefined) ?? draft
}
