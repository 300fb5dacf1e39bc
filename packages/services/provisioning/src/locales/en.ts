/** Messages of the requests for restricted permissions, in English. */
const en = {
  'provisioning.title': 'Restricted permissions',
  'provisioning.body':
    'Apps can use these permissions only while they’re granted to your team, for one year at a time. A version can’t be released if its package requests one that isn’t granted.',
  'provisioning.permission': 'Permission',
  'provisioning.scene': 'Use case',
  'provisioning.state': 'Status',
  'provisioning.updated': 'Updated',
  'provisioning.materials': 'Attachments',
  'provisioning.state.pending': 'In review',
  'provisioning.state.granted': 'Granted',
  'provisioning.state.rejected': 'Rejected',
  'provisioning.state.expired': 'Expired',
  'provisioning.until': 'Valid until {date}',
  'provisioning.objection.unreadable': 'An attachment can’t be read',
  'provisioning.objection.not-shown': 'No image or video shows the use',
  'provisioning.apply': 'Request permission',
  'provisioning.details': 'Details',
  'provisioning.again': 'Submit again',
  'provisioning.again.reason':
    'Only a rejected or expired request, or one that expires within 30 days, can be submitted again',
  'provisioning.again.title': 'Request {permission} again',
  'provisioning.submit': 'Submit',
  'provisioning.submitted': 'Request submitted',
  'provisioning.choose': 'Choose a permission',
  'provisioning.scene.help': 'Which feature needs the permission, and why: {least} to {most} characters.',
  'provisioning.materials.help':
    'Up to {count} files: at least one image or video that shows the feature; also ZIP archives and APKs.',
  'provisioning.materials.again': 'Files that replace the current ones. Leave empty to keep them.',
  'provisioning.materials.wrong': 'Add 1 to {count} files',
  'provisioning.empty': 'No requests yet',
  'provisioning.close': 'Close',
}

export default en
