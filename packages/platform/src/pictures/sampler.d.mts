import type { SampledPicture } from './sampled-picture.ts'

/** Collects the pixels of a picture in any order, and averages those that share a pixel of the sample. */
export interface Sampler {
  add(x: number, y: number, luma: number, alpha: number): void
  finish(): SampledPicture
}

export function createSampler(width: number, height: number): Sampler

/** Brightness of a color as people see it (BT.601). */
export function lumaOf(red: number, green: number, blue: number): number
