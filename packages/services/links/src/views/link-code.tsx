import { Button, Callout, FileDrop, Select, TextField, useLocale } from '@console-widgets/ui'
import {
  type CodeLevel,
  codeFileName,
  codeLevels,
  codePng,
  codeSvg,
  contrastWithWhite,
  leastContrast,
  logoArea,
  modulesAroundLogo,
  modulesOf,
  printSize,
  QrCode,
  saveCode,
} from '@console-widgets/ui/codes'
import { useMemo, useState } from 'react'
import type { LinkDetail } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { largestLogo, readLogo } from './logo.ts'

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
  const fileName = codeFileName(linkName)
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="relative size-64 max-w-full shrink-0">
        <QrCode
          value={modules}
          label={text('links.code', { name: linkName })}
          colour={isReadable ? colour : '#000'}
          className="size-full"
        />
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
              saveCode(
                `${fileName}.svg`,
                new Blob([codeSvg(modules, colour, logo?.toDataURL('image/png'))], { type: 'image/svg+xml' }),
              )
            }
          >
            {text('links.code.svg')}
          </Button>
          <Button
            disabled={!isReadable}
            onClick={() => void codePng(modules, colour, logo).then((png) => png && saveCode(`${fileName}.png`, png))}
          >
            {text('links.code.png')}
          </Button>
        </p>
      </div>
    </div>
  )
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
