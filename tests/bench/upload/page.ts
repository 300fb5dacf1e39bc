import { createConsole } from '@console-widgets/core'
import { fileCalls } from '@console-widgets/core/contract'
import { createFileService } from '@console-widgets/core/files'

/** Functions of the benchmark page. */
export interface UploadStage {
  /** Takes the selected file and the session. */
  prepare: () => Promise<void>
  /** Uploads it as a widget does. @returns milliseconds */
  upload: () => Promise<number>
  /** Uploads it with a single fetch to a signed URL. @returns milliseconds */
  put: () => Promise<number>
}

declare global {
  interface Window {
    uploadStage: UploadStage
  }
}

const fileName = 'bench.zip'
const bizTag = 'cloud-storage/bench'
const console = createConsole({ zones: { china: { api: location.origin } }, language: 'en' })
const files = createFileService(console)
let file: File

window.uploadStage = {
  async prepare() {
    const chosen = document.querySelector('input')?.files?.[0]
    if (!chosen) throw new Error('No file was chosen')
    file = chosen
    await console.session.ensure()
  },
  async upload() {
    const started = performance.now()
    const { objectId } = await files.upload(file, { bizTag }).done
    const took = performance.now() - started
    await files.deleteObjects([objectId])
    return took
  },
  async put() {
    const { urlsInfo } = await console.invoke(fileCalls['files.object-upload-url.get'], {
      bizTag,
      fileName,
      contentLength: file.size,
      contentType: file.type,
    })
    const address = urlsInfo[0] as (typeof urlsInfo)[number]
    const started = performance.now()
    const answer = await fetch(address.url, {
      method: 'PUT',
      headers: address.headers,
      body: file,
      credentials: 'omit',
    })
    await answer.arrayBuffer()
    const took = performance.now() - started
    if (!answer.ok) throw new Error(`The bare fetch got ${answer.status}`)
    await files.deleteObjects([address.objectId])
    return took
  },
}
