/** What happens when a file of the key is there already. */
export const conflictWays = ['refuse', 'replace', 'rename'] as const
export type ConflictWay = (typeof conflictWays)[number]

/** How a file came into its bucket. */
export const fileSources = ['console', 'application', 'copy'] as const
export type FileSource = (typeof fileSources)[number]

/** How a file can be shown without being saved. */
export type PreviewKind = 'image' | 'video' | 'audio' | 'pdf' | 'text'

/** Media types that no browser runs anything of, and that may be shown in place by whoever opens a file. */
const shownInPlace =
  /^(image\/(png|jpeg|gif|webp|avif|bmp)|video\/(mp4|webm|quicktime|ogg)|audio\/[\w.+-]+|text\/plain|application\/json)$/

/** Whether a file of a media type may be shown in place, and not only saved. */
export function isShownInPlace(contentType: string): boolean {
  return shownInPlace.test(mediaTypeOf(contentType))
}

/** How a file of a media type is previewed; undefined for what can only be saved. */
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

/** A media type without its parameters, in lower case. */
function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
}

/** Fields that a list of files can be sorted by. Folders always come first. */
export const fileSorts = ['name', '-name', 'size', '-size', 'updateTime', '-updateTime'] as const
export type FileSort = (typeof fileSorts)[number]

/** Fields that the list of buckets can be filtered and sorted by. */
export const bucketListFields = {
  bucketName: 'text',
  region: 'text',
  files: 'number',
  storedBytes: 'number',
  createTime: 'time',
  updateTime: 'time',
} as const

/**
 * The letters of a bucket's name, which is unique on the whole platform and never changes. Its length is a limit of its
 * own.
 */
export const bucketNamePattern = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
