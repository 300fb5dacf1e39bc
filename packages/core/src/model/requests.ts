/** What sessions and requests agree on with the platform. Every widget loads it. */

/** Lifetime of the session cookies, in seconds (R78). */
export const sessionSeconds = 3600
/** Seconds after its last refresh in which a session may be refreshed. */
export const realSessionSeconds = 2 * 3600

/** Cookies readable by the page (R33). */
export const cookieNames = {
  teamId: 'agc_team_id',
  csrfToken: 'agc_csrfToken',
  userInfo: 'agc_developer_userinfo',
  teamSiteId: 'agc_team_siteId',
  currentTeamId: 'x-teamId',
  grey: 'x-hd-grey',
} as const

/** CSRF header by login mode (R137, R138). */
export const csrfHeaders = { account: 'agcCsrfToken', other: 'X-HD-CSRF' } as const

/** Response header with a fingerprint of the caller's permissions in the team. It changes whenever they do. */
export const rightsHeader = 'x-rights'

/**
 * Request header with the idempotency ID of a change. A resent request is not applied again, and gets the first
 * response.
 */
export const actHeader = 'idempotency-key'

/** Verdict that opens the risk dialog on the host's page (R178). */
export const riskRetCode = 205524998
