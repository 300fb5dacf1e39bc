import type { Console } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'

/** Uploads bytes in one request. @returns the object's ID */
export async function uploadBytes(
  console: Console,
  fileName: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { othersInfo } = await console.invoke(
    fileCalls['files.object.upload'],
    { bizTag: 'test', fileName, contentLength: content.byteLength },
    { content },
  )
  return (othersInfo[0] as { objectId: string }).objectId
}
