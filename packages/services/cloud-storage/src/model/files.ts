/** What to do if a file with the key already exists. */
export const conflictWays = ['refuse', 'replace', 'rename'] as const
export type ConflictWay = (typeof conflictWays)[number]

/** Origin of a file. */
export const fileSources = ['console', 'application', 'copy'] as const
export type FileSource = (typeof fileSources)[number]

/** Preview types. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'text'

/** Media types that are safe to display inline, since browsers run nothing in them. */
const shownInPlace =
  /^(image\/(png|jpeg|gif|webp|avif|bmp)|video\/(mp4|webm|quicktime|ogg)|audio\/[\w.+-]+|text\/plain|application\/json)$/

/** Whether a media type can be displayed inline, rather than only downloaded. */
export function isShownInPlace(contentType: string): boolean {
  return shownInPlace.test(mediaTypeOf(contentType))
}

/** Preview type for a media type; undefined if it can only be downloaded. */
export function previewKindOf(contentType: string): PreviewKind | undefined {
  const type = mediaTypeOf(contentType)
  if (/^image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml)$/.test(type)) return 'image'
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  if (type === 'application/pdf') return 'pdf'
  return type.startsWith('text/') || /^application\/(json|xml|javascript|yaml|x-ndjson|manifest\+json)$/.test(type)
    ? 'text'
    : undefined
}

/** A media type without its parameters, in lowercase. */
function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Fields that a file list can be sorted by. Folders always come first. */
export const fileSorts = ['name', '-name', 'size', '-size', 'updateTime', '-updateTime'] as const
export type FileSort = (typeof fileSorts)[number]

/** Fields that the bucket list can be filtered and sorted by. */
export const bucketListFields = {
  bucketName: 'text',
  region: 'text',
  files: 'number',
  storedBytes: 'number',
  createTime: 'time',
  updateTime: 'time',
} as const

/** Pattern of a bucket name, which is unique across the platform and never changes. Its length has a separate limit. */
export const bucketNamePattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
