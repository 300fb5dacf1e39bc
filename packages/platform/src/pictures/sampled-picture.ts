export type { SampledPicture } from './sampler.mjs'

/** Why a picture can’t be decoded. */
export class PictureDamage extends Error {}
