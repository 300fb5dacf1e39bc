/**
 * Event types of apps, with the number that each is stored under. A number is never reused, since events outlive
 * releases.
 */
export const eventKinds = {
  impression: 1,
  detailView: 2,
  download: 3,
  /** A person's first successful installation, from which on they count as a user of the app. */
  install: 4,
  installFailure: 5,
  update: 6,
  uninstall: 7,
  /** Use of the app on a day: one event per person, app, and day. The amount is seconds of use. */
  active: 8,
  crash: 9,
  freeze: 10,
  /** A measured launch; the amount is milliseconds. */
  launch: 11,
  /** A measured stretch of a game; the amount is frames per second, in hundredths. */
  frameRate: 12,
  /** In-app purchase; the amount is in hundredths of the currency, as in the next two. */
  purchase: 13,
  appSale: 14,
  refund: 15,
  reservation: 16,
  eventView: 17,
  eventJoin: 18,
  awardClaim: 19,
  awardUse: 20,
  couponClaim: 21,
  couponUse: 22,
  messageSend: 23,
  messageDeliver: 24,
  messageOpen: 25,
  channelClick: 26,
  channelInstall: 27,
  testView: 28,
  testDownload: 29,
  serviceOpen: 30,
  serviceShare: 31,
  widgetAdd: 32,
  widgetOpen: 33,
  widgetRemove: 34,
  /** An event of an app's own, whose name is its subject. */
  custom: 35,
  /** A person was shown an ad. The subject is the project and the material, as in the next two. */
  adImpression: 36,
  /** The amount is what the click cost, in hundredths of the currency. */
  adClick: 37,
  /** A first installation that an ad is credited with. The amount is 1 if it was by a click, and 0 if by a view. */
  adInstall: 38,
} as const

export type EventKind = keyof typeof eventKinds
