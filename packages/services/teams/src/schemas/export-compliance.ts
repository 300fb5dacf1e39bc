import * as v from 'valibot'
import { text } from '@console-widgets/core/schemas'

const signature = v.object({ version: v.string(), userId: v.string(), userName: v.string(), signTime: v.number() })

/** The statement to sign, and the team's signatures of it and its earlier versions. */
export const exportCompliance = v.object({ version: v.string(), signed: v.boolean(), signatures: v.array(signature) })
/** Version that the user has read, so that they don't sign another. */
export const signExportComplianceInput = v.object({ version: text(20) })
