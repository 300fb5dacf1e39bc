import { Dialog, DialogContent, DialogTrigger } from '@console-widgets/ui'

export default function ProbeView() {
  return (
    <Dialog>
      <DialogTrigger>
        <button type="button" className="h-control rounded-md border">
          Open
        </button>
      </DialogTrigger>
      <DialogContent title="Probe">A dialog</DialogContent>
    </Dialog>
  )
}
