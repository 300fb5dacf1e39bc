/** What the developer alliance's register records of an app. */
export const allianceFields = ['appName', 'packageName', 'parentType', 'fingerprint', 'onShelfVersion'] as const
export type AllianceField = (typeof allianceFields)[number]
