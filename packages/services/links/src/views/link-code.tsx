import { Button, Callout, FileDrop, Select, TextField, useLocale } from '@console-widgets/ui'
import {
  type CodeLevel,
  codeLevels,
  codePath,
  codeSvg,
  contrastWithWhite,
  leastContrast,
  logoArea,
  modulesAroundLogo,
  modulesOf,
  printSize,
} from '@console-widgets/ui/qr'
import { useMemo, useState } from 'react'
import type { LinkDetail } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { largestLogo, readLogo } from './logo.ts'

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
  const [chosen, setChosen] = useState<{ file: File; logo: HTMLCanvasElement | undefined }>()
  const logo = chosen?.logo
  const modules = useMemo(() => (logo ? modulesAroundLogo(address) : modulesOf(address, level)), [address, level, logo])
  const chooseLogo = async (file: File | undefined) =>
    setChosen(file && { file, logo: await readLogo(file).catch(() => undefined) })
  const contrast = contrastWithWhite(colour)
  const isReadable = contrast !== undefined && contrast >= leastContrast
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 })
  const fileName = linkName.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'link'
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="relative size-64 max-w-full shrink-0">
        <svg
          role="img"
          aria-label={text('links.code', { name: linkName })}
          viewBox={`0 0 ${modules.length} ${modules.length}`}
          shapeRendering="crispEdges"
          className="size-full rounded-md border border-line forced-color-adjust-none"
        >
          <path d={`M0 0h${modules.length}v${modules.length}H0z`} fill="#fff" />
          <path d={codePath(modules)} fill={isReadable ? colour : '#000'} />
        </svg>
        {logo ? <ShownLogo logo={logo} modules={modules} /> : null}
      </div>
      <div className="flex max-w-96 min-w-56 flex-1 flex-col gap-4">
        <Select
          label={text('links.code.level')}
          value={logo ? 'H' : level}
          onChange={(value) => setLevel(value)}
          {...(logo ? { reason: text('links.code.logo.level') } : {})}
          choices={codeLevels.map((value) => ({ value, label: text(`links.code.level.${value}`) }))}
        />
        <TextField
          label={text('links.code.colour')}
          value={colour}
          onChange={setColour}
          error={contrast === undefined ? text('links.code.rule') : undefined}
          mono
        />
        <FileDrop
          label={text('links.code.logo')}
          help={text('links.code.logo.help')}
          accept=".png,.jpg,.jpeg,.webp"
          maxSize={largestLogo}
          value={chosen ? [chosen.file] : []}
          error={chosen && !logo ? text('links.code.logo.unreadable') : undefined}
          onChange={([file]) => void chooseLogo(file)}
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
            onClick={() =>
              save(
                `${fileName}.svg`,
                new Blob([codeSvg(modules, colour, logo?.toDataURL('image/png'))], { type: 'image/svg+xml' }),
              )
            }
          >
            {text('links.code.svg')}
          </Button>
          <Button
            disabled={!isReadable}
            onClick={() => void drawPng(modules, colour, logo).then((png) => png && save(`${fileName}.png`, png))}
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

/** The logo over the code, drawn again when it or the code changes. */
function ShownLogo({ logo, modules }: { logo: HTMLCanvasElement; modules: readonly unknown[] }) {
  const { start, side } = logoArea(modules)
  const part = (value: number) => `${(value / modules.length) * 100}%`
  return (
    <canvas
      aria-hidden
      width={logo.width}
      height={logo.height}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(logo, 0, 0)}
      className="absolute"
      style={{ left: part(start), top: part(start), width: part(side), height: part(side) }}
    />
  )
}

function drawPng(
  modules: readonly (readonly boolean[])[],
  colour: string,
  logo: HTMLCanvasElement | undefined,
): Promise<Blob | null> {
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
  const area = logoArea(modules)
  if (logo) context.drawImage(logo, area.start * pixels, area.start * pixels, area.side * pixels, area.side * pixels)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
