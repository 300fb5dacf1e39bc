import type { calls } from '@console-widgets/beta/contract'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/release/test-accounts'

/** The team’s test users, as rows of an import. */
export const testUserHandlers: Handlers<Pick<typeof calls, 'beta.test-account.list'>> = {
  'beta.test-account.list': async (_, { db, services }) => {
    const accounts = (await services.events.collectAnswers('release.test-accounts', {}, { db })).flat()
    return { items: accounts.map(({ account, nickName }) => ({ hwAccount: account, nickName })) }
  },
}
