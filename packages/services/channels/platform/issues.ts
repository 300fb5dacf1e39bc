import { issuesFor, type IssueRules } from '@console-widgets/platform/refusals/issue'

/** Rules of fields that this service alone has. */
export const issues = {
  'certificate-added': 'was already added',
  'channels-of-app': 'must name channels of the app',
  'channels-on': 'must name channels that are on',
  'signed-by-app': 'must be signed with a certificate of the app',
  'certificate-without-key': 'must not contain a private key: only the certificate is needed',
  'one-certificate': 'must contain a single certificate, the one that signs your packages',
  'certificate-form': 'must be an X.509 certificate as PEM or base64',
  'certificate-readable': 'must be an X.509 certificate, and its content can’t be read',
  'source-processed': 'must be a package that has been processed',
  'source-ready': 'must be a package that has passed its checks',
  'source-signed': 'must be signed with scheme 1, 2, or 3',
  'source-stored': 'must be a package whose file still exists',
  'source-with-certificate': 'requires a signature certificate of the app',
  'source-apk': 'must be an APK: there are no channels for .{format} packages',
  'source-ending': 'must be an APK, with a name that ends in .apk',
} as const satisfies IssueRules

export const issue = issuesFor(issues)
