import { numberOption } from '@console-widgets/platform/options/service-option'

/** Approximate number of events behind the demo teams' reports. A dump has enough to give every chart a shape. */
export const demoEvents = numberOption({
  environment: 'DEMO_EVENTS',
  description: 'number of events behind the demo teams’ reports, generated in the background if there are many',
  defaults: { platform: 5000, server: 1_200_000, dump: 40_000 },
  least: 0,
  most: 100_000_000,
  whole: true,
})
