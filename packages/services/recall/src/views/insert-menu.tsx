import { IconButton, Menu, MenuContent, MenuItem, MenuTrigger } from '@console-widgets/ui'
import { ending, insertable, type BranchPlace } from '../edit-graph.ts'
import { useRecallText } from '../generated/text.ts'
import type { NodeKind } from '../model.ts'

interface InsertMenuProps {
  place: BranchPlace
  /** Name of the node before. */
  name: string
  /** Whether the branch leads nowhere yet: it can end here. */
  isOpen: boolean
  onInsert: (place: BranchPlace, kind: NodeKind) => void
}

/** The plus on an edge: it inserts a step. */
export function InsertMenu({ place, name, isOpen, onInsert }: InsertMenuProps) {
  const text = useRecallText()
  return (
    <Menu>
      <MenuTrigger>
        <IconButton size="small" tone="secondary" icon="add" label={text('recall.insert', { name })} />
      </MenuTrigger>
      <MenuContent align="center">
        {[...insertable, ...(isOpen ? ending : [])].map((kind) => (
          <MenuItem key={kind} onSelect={() => onInsert(place, kind)}>
            {text(`recall.node.${kind}`)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
