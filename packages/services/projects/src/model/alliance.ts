/** What the developer alliance's register records of an app. */
export const allianceFields = ['appName', 'packageName', 'parentType', 'fingerprint', 'onShelfVersion'] as const
/** Fields of an app that its team can change. The others follow from its packages and versions, or never change. */
export const takeableFields = ['appName', 'packageName'] as const satisfies readonly AllianceField[]
export type AllianceField = (typeof allianceFields)[number]
