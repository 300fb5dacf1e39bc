/** Apps of the demo team, by what is told of their versions. */
export const demoApps = {
  /** Northwind Maps: on the shelf, with a history and a newer package. */
  maps: '108370001',
  /** Northwind Weather: in a phased release. */
  weather: '108370002',
  /** Tide Table: rejected in the pre-review. */
  tides: '108370003',
  /** 北风地图: a draft that lacks most things. */
  chinaMaps: '108370004',
  /** Harbour Radio: on the shelf, with an open test. */
  radio: '108370012',
  /** Ferry Pass: approved, and waits for its time. */
  ferries: '108370013',
  /** Untitled prototype: without any version. */
  prototype: '108370018',
} as const

/** Projects of the demo team. */
export const demoProjects = {
  /** Northwind Navigation: the demo project, which visitors see. */
  navigation: '736430079244621001',
  /** Северное чтение: has no data region yet. */
  reading: '736430079244621003',
} as const
