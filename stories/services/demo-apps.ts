/** Apps of the demo team, named after the history of their versions. */
export const demoApps = {
  /** Northwind Maps: live, with a history and a newer package. */
  maps: '108370001',
  /** Northwind Weather: in phased release. */
  weather: '108370002',
  /** Tide Table: rejected in the pre-review. */
  tides: '108370003',
  /** 北风地图: an incomplete draft. */
  chinaMaps: '108370004',
  /** Северная погода: live, with a test by invitation. */
  russianWeather: '108370008',
  /** Книжная полка: paid, with a document that was rejected. */
  shelf: '108370009',
  /** Margin Notes: paid, with prices chosen by hand, products, and promotions. */
  notes: '108370011',
  /** Harbour Radio: live, with an open test. */
  radio: '108370012',
  /** Ferry Pass: approved and scheduled. */
  ferries: '108370013',
  /** Untitled prototype: without any version. */
  prototype: '108370018',
} as const

/** Projects of the demo team. */
export const demoProjects = {
  /** Northwind Navigation: the demo project, which visitors see. */
  navigation: '736430079244621001',
  /** Северное чтение: without a data region. */
  reading: '736430079244621003',
  /** Lighthouse Arcade: of the sister team in Europe. */
  games: '736430079244621004',
} as const
