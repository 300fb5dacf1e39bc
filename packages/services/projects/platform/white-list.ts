import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { logError } from '@console-widgets/platform/logging/log-error'
import { isWhiteListed, setWhiteList } from '@console-widgets/platform/white-list/white-list'
import { exemptionFeature } from '@console-widgets/projects/model'
import { ordersWithoutApproval } from './options.ts'

export const whiteListAnswers: QuestionTakers = { 'white-list.features': async () => [exemptionFeature] }

/** Whether the orders of the team need no approval, wherever a service is offered after one. */
export const needsNoApproval = (db: Queries): Promise<boolean> => isWhiteListed(db, exemptionFeature)

/** Puts the teams of the options on the white list when the platform starts, and all others off it. */
export function defineWhiteList(services: PlatformParts): void {
  setWhiteList(services, exemptionFeature, services.options.of(ordersWithoutApproval)).catch(logError)
}
