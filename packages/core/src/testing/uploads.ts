import { createFileService, type UploadHandle, type UploadState } from '../files.ts'
import { multipartPartBytes } from '../model.ts'
import { createFakeFileService } from './fake-file-service.ts'
import { createSignedInPage, type SeenRequest } from './fake-page.ts'

/** Size of a part of a large object. */
export const part = multipartPartBytes
/** Bytes of a test file. */
export const bytesOf = (size: number) => Buffer.alloc(size, 'console-widgets ')
/** A file as a user chooses it. */
export const fileOf = (size: number, name = 'game.apk', lastModified = 1) =>
  new File([bytesOf(size)], name, { lastModified, type: 'application/zip' })
/** Options of an upload that hardly waits before it tries again. */
export const quick = { firstWait: 1 }

/** A signed-in page with a file service in memory. */
export function openUploads(intercept?: (request: SeenRequest, path: string) => unknown) {
  const service = createFakeFileService(intercept)
  const page = createSignedInPage(service.answer, {}, 'https://portal.example/#/app/packages?appId=1')
  return { ...page, service, files: createFileService(page.console) }
}

/** Whether a request sends bytes. */
export const isPut = ({ method }: SeenRequest) => method === 'PUT'
/** Whether a request sends a part, by its number. */
export const isPart = ({ method, url }: SeenRequest, number: number) =>
  method === 'PUT' && url.pathname.endsWith(`/${number}`)
/** Resolves once an upload is in a state. */
export const inState = (handle: UploadHandle, state: UploadState) =>
  new Promise<void>((resolve) => {
    const stop = handle.$progress.subscribe((progress) => {
      if (progress.state !== state) return
      queueMicrotask(() => stop())
      resolve()
    })
  })
