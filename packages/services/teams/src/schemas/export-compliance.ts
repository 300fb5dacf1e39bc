import * as v from 'valibot'
import { text } from '@console-widgets/core/schemas'

const signature = v.object({ version: v.string(), userId: v.string(), userName: v.string(), signTime: v.number() })

/** The statement to sign, and who has signed it and its predecessors for the team. */
export const exportCompliance = v.object({ version: v.string(), signed: v.boolean(), signatures: v.array(signature) })
/** Names the version that was read, so that nobody signs another. */
export const signExportComplianceInput = v.object({ version: text(20) })
