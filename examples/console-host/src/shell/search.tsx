import { CommandPalette, lazyPart } from '@console-widgets/ui'
import { useHostText } from '../text.ts'
import { SearchField } from './search-field.tsx'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx').then((module) => module.SearchDialog))

/** Search over everything: nothing of it loads, and nothing is read, until it opens. */
export function Search() {
  const text = useHostText()
  return (
    <CommandPalette title={text('host.search')} trigger={(open) => <SearchField onOpen={open} />}>
      {(close) => <SearchDialog onClose={close} />}
    </CommandPalette>
  )
}
