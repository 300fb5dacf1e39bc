import { formatDataVolume, formatFileSize } from '@console-widgets/core/formats'
import { useLanguage } from './use-locale.ts'

/** Returns a function that formats the size of a file in the language of the interface. */
export function useFileSize(): (bytes: number) => string {
  const language = useLanguage()
  return (bytes) => formatFileSize(bytes, language)
}

/** Returns a function that formats an allowance of storage or traffic in the language of the interface. */
export function useDataVolume(): (bytes: number) => string {
  const language = useLanguage()
  return (bytes) => formatDataVolume(bytes, language)
}
