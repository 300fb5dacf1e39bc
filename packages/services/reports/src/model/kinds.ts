/**
 * What can happen to an app, one event each, with the number that it is stored under. A number is never given to
 * another kind, since events outlive releases.
 */
export const eventKinds = {
  impression: 1,
  detailView: 2,
  download: 3,
  /** The first successful installation by a person: it makes them one of the app's people. */
  install: 4,
  installFailure: 5,
  update: 6,
  uninstall: 7,
  /** A person used the app on that day: one event for a person, an app and a day. The amount is the seconds of use. */
  active: 8,
  crash: 9,
  freeze: 10,
  /** A measured start; the amount is its milliseconds. */
  launch: 11,
  /** A measured stretch of a game; the amount is its frames a second, in hundredths. */
  frameRate: 12,
  /** Bought inside the app; the amount is in hundredths of the currency, as of the next two. */
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
} as const

export type EventKind = keyof typeof eventKinds
