import { Button, Dialog, DialogContent, Identifier } from '@console-widgets/ui'
import { codeFileName, codePng, codeSvg, modulesOf, QrCode, saveCode } from '@console-widgets/ui/codes'
import { useMemo } from 'react'
import { useChannelsText } from '../generated/text.ts'

interface ChannelLinkProps {
  channel: { channelName: string; channelId: string; address: string }
  onClose: () => void
}

/** Dialog with the address and the QR code by which a channel leads to the app’s page in the store. */
export function ChannelLink({ channel: { channelName, channelId, address }, onClose }: ChannelLinkProps) {
  const text = useChannelsText()
  const modules = useMemo(() => modulesOf(address, 'M'), [address])
  const name = codeFileName(channelId)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={text('channels.link.title', { name: channelName })}
        description={text('channels.link.body')}
        closeLabel={text('channels.close')}
        footer={
          <>
            <Button
              onClick={() => saveCode(`${name}.svg`, new Blob([codeSvg(modules, '#000')], { type: 'image/svg+xml' }))}
            >
              {text('channels.link.svg')}
            </Button>
            <Button onClick={() => void codePng(modules, '#000').then((png) => png && saveCode(`${name}.png`, png))}>
              {text('channels.link.png')}
            </Button>
          </>
        }
      >
        <div className="flex min-w-0 flex-col items-center gap-4">
          <QrCode
            value={modules}
            label={text('channels.link.code', { name: channelName })}
            className="size-56 max-w-full"
          />
          <Identifier value={address} label={text('channels.link.address')} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
