import { Button, Dialog, DialogContent, Segmented } from '@console-widgets/ui'
import { WordChanges } from '@console-widgets/ui/documents'
import { useState } from 'react'
import { useContentText } from '../generated/text.ts'
import { type ContentFields, type MergeConflict, mergeContents, takeTheirs } from '../model.ts'
import { useFieldText } from './use-field-text.ts'

/** What two people made of the same content. */
export interface Merge {
  base: ContentFields
  mine: ContentFields
  theirs: ContentFields
  /** Revision of theirs. */
  revision: number
}

interface MergeDialogProps {
  merge: Merge
  onClose: () => void
  onSave: (fields: ContentFields, revision: number) => Promise<void>
}

/** Dialog that shows another member’s changes, and merges them with the user’s own. */
export function MergeDialog({ merge, onClose, onSave }: MergeDialogProps) {
  const text = useContentText()
  const { base, mine, theirs, revision } = merge
  const { merged, conflicts } = mergeContents(base, mine, theirs)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [pending, setPending] = useState(false)
  const choose = (path: string, side: 'mine' | 'theirs') =>
    setChosen(new Set(side === 'theirs' ? [...chosen, path] : [...chosen].filter((each) => each !== path)))
  const save = async () => {
    setPending(true)
    try {
      const result = conflicts
        .filter(({ path }) => chosen.has(path))
        .reduce((fields, conflict) => takeTheirs(fields, conflict), merged)
      await onSave(result, revision)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={text('content.merge')}
        description={text(conflicts.length > 0 ? 'content.merge.body' : 'content.merge.clean')}
        size="large"
        footer={
          <Button tone="primary" pending={pending} onClick={() => void save()}>
            {text('content.merge.save')}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          {conflicts.map((conflict) => (
            <Conflict
              key={conflict.path}
              conflict={conflict}
              side={chosen.has(conflict.path) ? 'theirs' : 'mine'}
              onChoose={(side) => choose(conflict.path, side)}
            />
          ))}
        </div>
      </DialogContent>
    </Dialog>
  )
}

interface ConflictProps {
  conflict: MergeConflict
  side: 'mine' | 'theirs'
  onChoose: (side: 'mine' | 'theirs') => void
}

function Conflict({ conflict: { path, mine, theirs }, side, onChoose }: ConflictProps) {
  const text = useContentText()
  const { nameOf, valueOf, langOf } = useFieldText()
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{nameOf(path)}</h3>
        <Segmented
          label={nameOf(path)}
          value={side}
          onChange={onChoose}
          choices={[
            { value: 'mine', label: text('content.merge.mine') },
            { value: 'theirs', label: text('content.merge.theirs') },
          ]}
        />
      </div>
      <WordChanges
        label={nameOf(path)}
        lang={langOf(path)}
        before={valueOf(path, theirs)}
        after={valueOf(path, mine)}
      />
    </section>
  )
}
