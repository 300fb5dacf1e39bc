/** The words of packages for the audit trail and the permissions, in English. */
const en = {
  'areas.app-packages': 'Packages',

  // Permissions.
  'rights.app-packages.manage': 'Manage packages',
  'rights.app-packages.manage.help': 'Upload, edit and delete packages, and claim package names.',

  // Things after a verb, and acts that say more than these two.
  'things.app-packages.package': 'a package',
  'things.app-packages.package-claim': 'a package name claim',
  'acts.app-packages.rpk-h5.create': 'Made a quick app of a web page',
  'acts.app-packages.package-claim.delete': 'Withdrew a package name claim',
  'acts.app-packages.parse': 'Read a package',
  'acts.app-packages.review-claim': 'Reviewed a package name claim',

  // Rows and their fields.
  'rows.app-packages.app_packages': 'Package',
  'rows.app-packages.package_claims': 'Package name claim',
  'fields.app-packages.pkg_id': 'Package ID',
  'fields.app-packages.package_type': 'Kind of package',
  'fields.app-packages.format': 'Format',
  'fields.app-packages.success_status': 'State of processing',
  'fields.app-packages.fail_reason': 'Reason of the failure',
  'fields.app-packages.fail_message': 'Details of the failure',
  'fields.app-packages.warnings': 'Warnings',
  'fields.app-packages.package_name': 'Package name',
  'fields.app-packages.label': 'Name on the device',
  'fields.app-packages.version_name': 'Version name',
  'fields.app-packages.version_code': 'Version code',
  'fields.app-packages.min_sdk': 'Minimum SDK',
  'fields.app-packages.target_sdk': 'Target SDK',
  'fields.app-packages.debuggable': 'Debuggable',
  'fields.app-packages.permissions': 'Permissions',
  'fields.app-packages.features': 'Required hardware',
  'fields.app-packages.abis': 'Processors',
  'fields.app-packages.signature_schemes': 'Signature schemes',
  'fields.app-packages.signer': 'Signed by',
  'fields.app-packages.contents': 'Contents',
  'fields.app-packages.sensitive_permission_desc': 'Purpose of sensitive permissions',
  'fields.app-packages.remark': 'Note to the team',
  'fields.app-packages.obb_main': 'Expansion file, main',
  'fields.app-packages.obb_patch': 'Expansion file, patch',
  'fields.app-packages.stages': 'Steps of processing',
  'fields.app-packages.end_time': 'Processed',
  'fields.app-packages.claim_id': 'Claim ID',
  'fields.app-packages.proofs': 'Proofs',
  'fields.app-packages.opinion': 'Opinion of the reviewer',
  'milestone.app-packages.uploaded': 'Upload a package',
  'attention.app-packages.failed': '{app}: the package {file} cannot be used',
} as const

export default en
