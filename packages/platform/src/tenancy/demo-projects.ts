/** The demo projects by a name that the apps' data refers to them with. */
export const demoProjectIds = {
  navigation: '736430079244621001',
  weather: '736430079244621002',
  reading: '736430079244621003',
  games: '736430079244621004',
} as const
