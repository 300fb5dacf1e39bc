import { build } from 'vite'
import { bytesResult, kilobytes, type Result } from '../result.ts'
import { coreBytes } from './core-bytes.ts'
import { widgetBytes } from './widget-bytes.ts'

/** Compressed size of the code that a page loads. */
export async function measureBytes(): Promise<Result[]> {
  await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
  return [bytesResult('core alone', await coreBytes(), kilobytes(15)), ...(await widgetBytes())]
}
