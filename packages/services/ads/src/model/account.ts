/** Currencies in which an account is billed. All have hundredths. */
export const adCurrencies = ['CNY', 'EUR', 'RUB', 'USD'] as const
export type AdCurrency = (typeof adCurrencies)[number]

export const accountStates = ['unauthorized', 'authorized', 'expired'] as const
export type AccountState = (typeof accountStates)[number]

/** Days for which the ad network grants access. */
export const authorizationDays = 90

/** Most accounts of a team. */
export const mostAccounts = 5

/** Pages of the ad network and of its callback, on the platform’s origin. */
export const networkPaths = { consent: '/ad-network/consent', callback: '/ad-network/callback' } as const
