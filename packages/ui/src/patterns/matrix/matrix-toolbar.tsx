import { type ReactNode, useRef } from 'react'
import { controlLook } from '../../parts/field.tsx'
import { classNames } from '../../parts/class-names.ts'
import { Icon } from '../../parts/icon.tsx'
import { Segmented } from '../../parts/segmented.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useMatrixText } from './matrix-text.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import type { MatrixShow } from './filter-matrix.ts'

export interface MatrixToolbarProps {
  search: string
  onSearch: (search: string) => void
  show: MatrixShow
  onShow: (show: MatrixShow) => void
  /** Number of cells that differ from their default; undefined if there are no defaults. */
  differences: number | undefined
  /** Number of unsaved cells. */
  unsaved: number
  actions: ReactNode
}

/** Search and filter of the rows. */
export function MatrixToolbar({ search, onSearch, show, onShow, differences, unsaved, actions }: MatrixToolbarProps) {
  const text = useUiText()
  const own = useMatrixText()
  const input = useRef<HTMLInputElement>(null)
  useShortcut('/', () => input.current?.focus(), { label: text('ui.filter.search') })
  const counted = (label: string, count: number) => (count > 0 ? `${label} · ${count}` : label)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="relative flex w-full items-center @sm:w-64">
        <Icon name="search" className="pointer-events-none absolute start-2.5 text-muted" />
        <input
          ref={input}
          type="search"
          aria-label={text('ui.filter.search')}
          placeholder={text('ui.filter.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            if (search) event.stopPropagation()
            onSearch('')
          }}
          className={classNames(controlLook, 'ps-8 [&::-webkit-search-cancel-button]:hidden')}
        />
      </div>
      <Segmented
        label={own('matrix.show')}
        value={show}
        onChange={onShow}
        choices={[
          { value: 'all', label: own('matrix.show.all') },
          ...(differences === undefined
            ? []
            : [{ value: 'differences', label: counted(own('matrix.show.differences'), differences) } as const]),
          ...(unsaved > 0 || show === 'unsaved'
            ? [{ value: 'unsaved', label: counted(own('matrix.show.unsaved'), unsaved) } as const]
            : []),
        ]}
      />
      {actions ? <div className="ms-auto flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  )
}
