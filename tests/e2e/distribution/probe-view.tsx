import { Dialog, DialogClose, DialogContent, DialogTrigger, IconButton } from '@console-widgets/ui'

export default function ProbeView() {
  return (
    <Dialog>
      <DialogTrigger>
        <button type="button" className="h-control rounded-md border">
          Open
        </button>
      </DialogTrigger>
      <DialogContent title="Probe">
        A dialog
        <DialogClose>
          <IconButton icon="check" label="Done" />
        </DialogClose>
      </DialogContent>
    </Dialog>
  )
}
