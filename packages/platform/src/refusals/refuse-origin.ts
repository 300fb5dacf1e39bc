import { refuse, type PlatformRefusal } from './refusal.ts'

/** The refusal of a page that the team in question has not allowed. */
export function refuseOrigin(request: Request): PlatformRefusal {
  return refuse(
    'wrong-origin',
    `The team doesn’t allow pages of ${request.headers.get('origin')}. An administrator can add this origin to the team's list`,
  )
}
