import type { SampledPicture } from './sampled-picture.ts'

/** Decodes a JPEG of at most `mostPixels` in one piece, which takes seconds. @throws Error if it can’t be decoded */
export function sampleJpeg(bytes: Uint8Array, mostPixels: number): SampledPicture
