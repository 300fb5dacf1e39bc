import { Button, Callout, Select, TextField, useLocale } from '@console-widgets/ui'
import { useMemo, useState } from 'react'
import type { LinkDetail } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import {
  type CodeLevel,
  codeLevels,
  codePath,
  codeSvg,
  contrastWithWhite,
  leastContrast,
  modulesOf,
  printSize,
} from '../qr.ts'

/** Pixels of a module in a PNG. */
const pixels = 16
/** Distance in metres that the hint about print is for. */
const distance = 1

/** The QR code of a link, to download for print. */
export function LinkCode({ link: { address, linkName } }: { link: Pick<LinkDetail, 'address' | 'linkName'> }) {
  const text = useLinksText()
  const locale = useLocale()
  const [level, setLevel] = useState<CodeLevel>('M')
  const [colour, setColour] = useState('#000000')
  const modules = useMemo(() => modulesOf(address, level), [address, level])
  const contrast = contrastWithWhite(colour)
  const isReadable = contrast !== undefined && contrast >= leastContrast
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  const fileName = linkName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'link'
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label={text('links.code', { name: linkName })}
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
        className="size-64 max-w-full shrink-0 rounded-md border border-line forced-color-adjust-none"
      >
        <path d={`M0 0h${modules.length}v${modules.length}H0z`} fill="#fff" />
        <path d={codePath(modules)} fill={isReadable ? colour : '#000'} />
      </svg>
      <div className="flex max-w-96 min-w-56 flex-1 flex-col gap-4">
        <Select
          label={text('links.code.level')}
          value={level}
          onChange={(value) => setLevel(value)}
          choices={codeLevels.map((value) => ({ value, label: text(`links.code.level.${value}`) }))}
        />
        <TextField
          label={text('links.code.colour')}
          value={colour}
          onChange={setColour}
          error={contrast === undefined ? text('links.code.rule') : undefined}
          mono
        />
        {contrast !== undefined && !isReadable ? (
          <Callout tone="warning">{text('links.code.weak', { ratio: number(contrast) })}</Callout>
        ) : null}
        <p className="text-sm text-muted">
          {text('links.code.size', { size: number(printSize(modules, distance)), distance: number(distance) })}
        </p>
        <p className="flex flex-wrap gap-2">
          <Button
            disabled={!isReadable}
            onClick={() => save(`${fileName}.svg`, new Blob([codeSvg(modules, colour)], { type: 'image/svg+xml' }))}
          >
            {text('links.code.svg')}
          </Button>
          <Button
            disabled={!isReadable}
            onClick={() => void drawPng(modules, colour).then((png) => png && save(`${fileName}.png`, png))}
          >
            {text('links.code.png')}
          </Button>
        </p>
      </div>
    </div>
  )
}

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name })
  anchor.click()
  // Browsers read the content once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

function drawPng(modules: readonly (readonly boolean[])[], colour: string): Promise<Blob | null> {
  const side = modules.length * pixels
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.fillStyle = colour
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * pixels, y * pixels, pixels, pixels)
    }),
  )
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
