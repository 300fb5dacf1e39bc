/** Limits of the file service. */

/** Size of an upload's stream chunk, in bytes (R154). */
export const uploadChunkBytes = 65_536
/** Size of every part of a multipart upload except the last, in bytes. It is also the minimum. */
export const multipartPartBytes = 5 * 1024 * 1024
/** Largest object of the file service, in bytes. */
export const largestObjectBytes = 4 * 1024 ** 3
/** Object IDs per call, at most. */
export const objectIdsPerCall = 100
/** Seconds that a signed address of the file service is valid. */
export const signedUrlSeconds = 600
/** Seconds after which a temporary object is deleted. */
export const temporaryObjectSeconds = 24 * 3600

/** File extensions that the file service accepts, except for tags whose service accepts any file. */
export const objectSuffixes = [
  'apk',
  'rpk',
  'aab',
  'app',
  'wpk',
  'exe',
  'obb',
  'pdf',
  'jpg',
  'jpeg',
  'png',
  'bmp',
  'mp4',
  'mov',
  'zip',
] as const
