import { formatNumber } from '@console-widgets/core/formats'
import { useFileSize } from '../text/use-byte-sizes.ts'
import { useLocale } from '../text/use-locale.ts'
import { Nothing } from './relative-time.tsx'

/** Size in bytes, shown in a suitable unit; the exact number is in the tooltip. */
export function FileSize({ bytes }: { bytes: number | null | undefined }) {
  const locale = useLocale()
  const fileSize = useFileSize()
  if (bytes === null || bytes === undefined) return <Nothing />
  const exact = formatNumber(bytes, locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' })
  return (
    <span className="whitespace-nowrap tabular-nums" title={exact}>
      {fileSize(bytes)}
    </span>
  )
}
