/** Messages about pages that the platform doesn't serve, in English. */
const en = {
  'pageError.framed': 'You aren’t signed in',
  'pageError.framed.then':
    'The sign-in page can’t be shown in a frame. Open this page in a new window and sign in there; it then continues here.',
  'pageError.framed.open': 'Open in a new window',
  'pageError.unreachable': 'Can’t reach the platform',
  'pageError.unreachable.then':
    'Either the connection or the platform is down, or the platform doesn’t allow pages of {page}. If the connection works, ask a team administrator to add {page} under Team › Embedding, or the platform’s operator to add it to ALLOWED_ORIGINS.',
  'pageError.origin': 'The platform doesn’t allow this page',
  'pageError.origin.then':
    'Ask a team administrator to add {page} under Team › Embedding, or the platform’s operator to add it to ALLOWED_ORIGINS.',
  'pageError.site': 'The platform doesn’t allow this page',
  'pageError.site.then':
    'The page is on another site than the platform, so the browser doesn’t send the session. Ask the page’s developer to move {page} to the platform’s site.',
  'pageError.zone':
    'This page has no connection to {zone, select, china {China} singapore {Singapore} europe {Europe} russia {Russia} other {Iran}}',
  'pageError.zone.then':
    'The data is stored there and isn’t requested anywhere else. Ask the page’s developer to set the endpoint of the zone: zones.{zone}, or data-zones on the script.',
} as const

export default en
