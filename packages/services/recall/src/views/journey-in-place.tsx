import { JourneyCanvas } from './journey-canvas.tsx'
import type { JourneyPicture } from './journey-picture.ts'
import { JourneySteps } from './journey-steps.tsx'

/** A journey as a canvas, or in a narrow place as the list of its steps. */
export function JourneyInPlace(picture: JourneyPicture) {
  return (
    <>
      <div className="hidden min-w-0 @md:block">
        <JourneyCanvas {...picture} />
      </div>
      <div className="min-w-0 @md:hidden">
        <JourneySteps {...picture} />
      </div>
    </>
  )
}
