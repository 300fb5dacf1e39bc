/** IDs of the demo projects, by the name that the demo apps refer to. */
export const demoProjectIds = {
  navigation: '736430079244621001',
  weather: '736430079244621002',
  reading: '736430079244621003',
  games: '736430079244621004',
} as const

/** ID of the first demo app, which is in the navigation project; the others count up from it. */
export const firstDemoAppId = 108_370_001
