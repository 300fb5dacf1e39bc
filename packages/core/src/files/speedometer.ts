import type { UploadState } from './upload-handle.ts'

/** Speed and remaining time of an upload. */
export interface Speed {
  speed: number | undefined
  secondsLeft: number | undefined
}

/** Milliseconds that the speed is averaged over; shorter windows make it jump. */
const period = 8000
/** Milliseconds before the first speed is reported. */
const least = 1000

/** Measures an upload from its progress reports. A pause resets it. */
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
