import { numberOption } from '@console-widgets/platform/options/service-option'

/** Duration until the platform has answered a question by itself. */
export const agentSeconds = numberOption({
  environment: 'SUPPORT_AGENT_SECONDS',
  description: 'duration until a question to the platform is answered automatically, in seconds',
  defaults: { platform: 3 },
  least: 0,
  most: 86_400,
})
