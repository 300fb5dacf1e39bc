interface XmlLinesProps {
  text: string
  /** First and last line, from 1. Default: all. */
  from?: number
  to?: number
  marked?: number
}

/** Lines of a file with their numbers, one of them marked. */
export function XmlLines({ text, from = 1, to, marked }: XmlLinesProps) {
  const lines = text.split('\n')
  const first = Math.max(1, from)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      className="max-h-[600px] overflow-auto rounded-md border border-line bg-sunken py-1 font-mono text-sm"
    >
      {lines.slice(first - 1, to ?? lines.length).map((line, index) => {
        const number = first + index
        const isMarked = number === marked
        return (
          <div
            key={number}
            className={
              isMarked
                ? 'flex min-w-max border-s-3 border-warning bg-warning-soft'
                : 'flex min-w-max border-s-3 border-transparent'
            }
          >
            <span
              className={
                isMarked
                  ? 'w-12 shrink-0 pe-3 text-end tabular-nums select-none'
                  : 'w-12 shrink-0 pe-3 text-end text-muted tabular-nums select-none'
              }
            >
              {number}
            </span>
            {isMarked ? <mark className="bg-transparent pe-3 whitespace-pre text-inherit">{line}</mark> : null}
            {isMarked ? null : <span className="pe-3 whitespace-pre">{line}</span>}
          </div>
        )
      })}
    </div>
  )
}
