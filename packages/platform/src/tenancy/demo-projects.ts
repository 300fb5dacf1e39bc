/** IDs of the demo projects, by the name that the demo apps refer to. */
export const demoProjectIds = {
  navigation: '736430079244621001',
  weather: '736430079244621002',
  reading: '736430079244621003',
  games: '736430079244621004',
} as const
