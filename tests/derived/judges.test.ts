import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, type TestPlatform } from '@console-widgets/sandbox/testing/test-platform'

/** Tests of a service, by file and title: what lets something pass, and what doesn't. */
interface Verdicts {
  passes: readonly [file: string, title: string]
  refuses: readonly [file: string, title: string]
}

const inOne = (file: string, title: string): Verdicts => ({ passes: [file, title], refuses: [file, title] })

/** Background work that judges, with the tests that show that its verdict depends on what it judges. */
const judges: Readonly<Record<string, Verdicts>> = {
  'ads.material-audit': {
    passes: [
      'ads/platform/ads.test.ts',
      'spend within the budget, end by it, and are told in a report that anyone can recompute',
    ],
    refuses: ['ads/platform/ads.test.ts', 'refuse budgets, bids, and materials that can’t be'],
  },
  'agreements.review': {
    passes: [
      'agreements/platform/agreements.test.ts',
      'judges a privacy policy that is hosted here by whether it is in effect for this app',
    ],
    refuses: [
      'agreements/platform/agreements.test.ts',
      'rejects a text that a new package has made incomplete since its submission',
    ],
  },
  'app-packages.parse': {
    passes: [
      'app-packages/platform/app-packages.test.ts',
      'is parsed and becomes ready, and sets the app’s package name',
    ],
    refuses: [
      'app-packages/platform/app-packages.test.ts',
      'must match the live package in name, key, and version code',
    ],
  },
  'app-packages.review-claim': inOne(
    'app-packages/platform/app-packages.test.ts',
    'cannot use the name of another team’s app until a claim is approved',
  ),
  'comments.judge': inOne('comments/platform/comments.test.ts', 'are removed or kept by their text'),
  'content.review': inOne(
    'content/platform/content.test.ts',
    'goes from three languages through a rejection to a schedule, and is unpublished',
  ),
  'links.check-domain': inOne(
    'links/platform/harmony/harmony.test.ts',
    'verifies a domain by its file, and says what is wrong with it',
  ),
  'links.check-pages': inOne(
    'links/platform/links.test.ts',
    'flags a link with a page that is gone, and no link for a trouble of the day',
  ),
  'pricing.propose-prices': inOne(
    'pricing/platform/proposals.test.ts',
    'proposes prices on the seventh day, and not on the sixth, to those who may set them',
  ),
  'projects.review-order': inOne('projects/platform/service-orders.test.ts', 'that needs an approval waits for it'),
  'provisioning.review': {
    passes: [
      'provisioning/platform/provisioning.test.ts',
      'is granted with readable materials, one of which shows the use',
    ],
    refuses: [
      'provisioning/platform/provisioning.test.ts',
      'is rejected if nothing shows the use, and can be submitted again',
    ],
  },
  'qualification.record-check': inOne(
    'qualification/platform/qualification.test.ts',
    'says whether an app is filed, and which part differs',
  ),
  'qualification.review': {
    passes: ['qualification/platform/qualification.test.ts', 'judges a scan by its form alone, and says so'],
    refuses: [
      'qualification/platform/qualification.test.ts',
      'compares the text with the form, and a correct document passes',
    ],
  },
  'recall.review': inOne(
    'recall/platform/activities.test.ts',
    'is paused with a notification when its template is rejected, and resumes with another one',
  ),
  'store-experiments.audit': {
    passes: [
      'store-experiments/platform/walk.test.ts',
      'tests an icon from the draft to the listing, and restores the original',
    ],
    refuses: [
      'store-experiments/platform/rules.test.ts',
      'names the invalid field: a size, an identical image, a word, a language',
    ],
  },
  'store-listing.detect': {
    passes: [
      'store-listing/platform/store-listing.test.ts',
      'finds nothing in a good one, and says what its file says',
    ],
    refuses: ['store-listing/platform/store-listing.test.ts', 'names a file that is cut off, or no video at all'],
  },
  'store-listing.judge-month': inOne(
    'store-listing/platform/awards/awards.test.ts',
    'judges each month of a live app once, by its stored people and reviews',
  ),
  'store-listing.review-demo': inOne(
    'store-listing/platform/demos/demos.test.ts',
    'rejects words, images, and videos that a listing may not have, and approves what remains',
  ),
  'store-listing.review-vantest': {
    passes: [
      'store-listing/platform/vantests/vantests.test.ts',
      'invites people who meet the filter up to the quota, counts their use, and ends',
    ],
    refuses: [
      'store-listing/platform/vantests/vantests.test.ts',
      'rejects a test with forbidden words, too few people, or devices that can’t run the package',
    ],
  },
  'teams.real-name-check': {
    passes: [
      'teams/platform/members.test.ts',
      'creates a main user with its own team, in the zone of its country, and verifies its identity',
    ],
    refuses: ['teams/platform/members.test.ts', 'rejects the identity of a main user whose document can’t prove it'],
  },
  'versions.pre-review': {
    passes: [
      'versions/platform/review.test.ts',
      'passes a complete version through pre-review and review, and releases it',
    ],
    refuses: ['versions/platform/review.test.ts', 'is found by the pre-review: %s'],
  },
  'versions.removal-review': inOne(
    'versions/platform/review.test.ts',
    'requires a reason for unpublishing that can be shown to users',
  ),
  'versions.review': {
    passes: [
      'versions/platform/review.test.ts',
      'passes a complete version through pre-review and review, and releases it',
    ],
    refuses: ['versions/platform/review.test.ts', 'includes a name that another app has taken first'],
  },
  'versions.uad-review': inOne('versions/platform/releases.test.ts', 'reviews advertising images'),
}

/** Background work that carries out what is decided already. */
const doers: readonly string[] = [
  'ab-testing.evaluate',
  'ads.event-postback',
  'ads.expire',
  'ads.network',
  'age-rating.board-certificate-end',
  'age-rating.board-certificate-reminder',
  'agreements.consent-traffic',
  'agreements.take-effect',
  'alarms.evaluate',
  'app-messaging.end',
  'beta.ask-users',
  'beta.invite-testers',
  'beta.remind-of-end',
  'cloud-storage.release',
  'comments.write',
  'content.count',
  'content.recheck',
  'content.turn',
  'files.sweep',
  'notices.carry',
  'notices.deliver',
  'notices.digest',
  'pricing.apply-change',
  'pricing.begin-promotion',
  'pricing.end-promotion',
  'pricing.lapse-proposal',
  'pricing.price-app',
  'pricing.remind-of-proposal',
  'projects.suspend-services',
  'provisioning.validity',
  'qualification.validity',
  'questionnaires.end',
  'questionnaires.respond',
  'questionnaires.tell-full',
  'recall.advance',
  'recall.collect',
  'relational-database.backup-due',
  'relational-database.backup-expiry',
  'relational-database.backup-removal',
  'remote-config.publish-scheduled',
  'reports.add-up',
  'reports.traffic',
  'store-experiments.limit',
  'store-listing.turn-vantest',
  'support.answer',
  'support.close',
  'support.close-chat',
  'support.notify-chat',
  'teams.invitation-expiry',
  'teams.service-provider-end',
  'teams.test-user-expiry',
  'versions.end-test',
  'versions.phased-end',
  'versions.phased-resume',
  'versions.publish',
  'versions.shelf-changed',
]

let test: TestPlatform
beforeAll(async () => {
  test = await createTestPlatform({ demoTraffic: false })
})
afterAll(() => test.close())

it('has all background work of the platform, apart by whether it judges', () => {
  expect([...Object.keys(judges), ...doers].toSorted()).toEqual(test.platform.services.jobs.kinds().toSorted())
})

describe.each(Object.entries(judges))('%s', (_, verdicts) => {
  it.each(Object.entries(verdicts))('has a test of what it %s', (_verdict, [file, title]) => {
    expect(readFileSync(`packages/services/${file}`, 'utf8')).toContain(title)
  })
})
