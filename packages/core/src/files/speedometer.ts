import type { UploadState } from './upload-handle.ts'

/** How fast an upload is, and how long it takes at that. */
export interface Speed {
  speed: number | undefined
  secondsLeft: number | undefined
}

/** Milliseconds that a speed is the average of; shorter ones jump about. */
const period = 8000
/** Milliseconds before which a speed says nothing. */
const least = 1000

/** Measures an upload by what it reports. A pause begins anew. */
export function createSpeedometer(now: () => number): (loaded: number, total: number, state: UploadState) => Speed {
  let samples: { time: number; loaded: number }[] = []
  return (loaded, total, state) => {
    const time = now()
    if (state !== 'sending') samples = []
    samples.push({ time, loaded })
    while (samples.length > 2 && time - (samples[1]?.time ?? time) > period) samples.shift()
    const first = samples[0] as { time: number; loaded: number }
    const elapsed = time - first.time
    if (elapsed < least || loaded <= first.loaded) return { speed: undefined, secondsLeft: undefined }
    const speed = ((loaded - first.loaded) / elapsed) * 1000
    return { speed, secondsLeft: (total - loaded) / speed }
  }
}
