import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const root = '/channels/v1'
const base = `${root}/configs`

/** Every call of a channel sends the app's ID as a header (R147). */
const ofApp = { headers: ['appId'], spec: 'named' } as const

const manage = { ...ofApp, permission: 'channels.manage' } as const

const define = defineCalls<typeof schemas>({ follows: ['app-packages'] })

/** Calls of the area `channels`. */
export const calls = define({
  'channels.config.list': {
    ...ofApp,
    method: 'GET',
    path: base,
    title: 'List channels of an app',
    input: 'configListInput',
    output: 'channelConfigPage',
  },
  'channels.config.get': {
    ...ofApp,
    method: 'GET',
    path: `${base}/{configId}`,
    title: 'Get channel',
    input: 'configIdInput',
    output: 'channelConfig',
    headless: {
      usedBy: 'pipeline',
      why: 'A pipeline that builds the package of a channel reads its ID. Screens show what the list has.',
    },
  },
  'channels.config.create': {
    ...ofApp,
    method: 'POST',
    path: base,
    title: 'Create channel',
    permission: 'channels.manage',
    input: 'createConfigInput',
    output: 'channelConfig',
  },
  'channels.config.update': {
    ...ofApp,
    method: 'PUT',
    path: `${base}/{configId}`,
    title: 'Update channel',
    permission: 'channels.manage',
    input: 'updateConfigInput',
    output: 'channelConfig',
  },
  'channels.config.delete': {
    ...ofApp,
    method: 'DELETE',
    path: `${base}/{configId}`,
    title: 'Delete channel',
    permission: 'channels.manage',
    input: 'configIdInput',
  },
  'channels.package-availability.check': {
    ...ofApp,
    method: 'GET',
    path: `${root}/packages/availability`,
    title: 'Check packages for channels',
    input: 'availabilityInput',
    output: 'availabilityAnswer',
  },
  'channels.package-upload.start': {
    ...manage,
    method: 'POST',
    path: `${root}/packages/uploads`,
    title: 'Start package upload',
    input: 'startUploadInput',
    output: 'uploadAnswer',
  },
  'channels.package-job.list': {
    ...ofApp,
    method: 'GET',
    path: `${root}/jobs`,
    title: 'List channel package jobs',
    input: 'jobListInput',
    output: 'packageJobPage',
  },
  'channels.package-job.get': {
    ...ofApp,
    method: 'GET',
    path: `${root}/jobs/{jobId}`,
    title: 'Get channel package job',
    input: 'jobIdInput',
    output: 'packageJobDetail',
  },
  'channels.package-job.download': {
    ...ofApp,
    method: 'GET',
    path: `${root}/jobs/{jobId}/download`,
    title: 'Get address of all packages as one ZIP file',
    input: 'jobIdInput',
    output: 'packagesAddress',
  },
  'channels.package-job.create': {
    ...manage,
    method: 'POST',
    path: `${root}/jobs`,
    title: 'Build channel packages',
    input: 'createJobInput',
    output: 'packageJob',
  },
  'channels.package-job.cancel': {
    ...manage,
    method: 'POST',
    path: `${root}/jobs/{jobId}/cancel`,
    title: 'Cancel channel package job',
    confirm: 'click',
    input: 'jobIdInput',
    output: 'packageJob',
  },
  'channels.package-job.retry': {
    ...manage,
    method: 'POST',
    path: `${root}/jobs/{jobId}/retry`,
    title: 'Retry failed channel packages',
    input: 'jobIdInput',
    output: 'packageJob',
  },
  'channels.package-job.delete': {
    ...manage,
    method: 'DELETE',
    path: `${root}/jobs/{jobId}`,
    title: 'Delete channel package job',
    input: 'jobIdInput',
  },
  'channels.signature-certificate.list': {
    ...ofApp,
    method: 'GET',
    path: `${root}/certificates`,
    title: 'List signature certificates',
    input: 'certificateListInput',
    output: 'certificatePage',
  },
  'channels.signature-certificate.get': {
    ...ofApp,
    method: 'GET',
    path: `${root}/certificates/{certificateId}`,
    title: 'Get signature certificate',
    input: 'certificateIdInput',
    output: 'signatureCertificate',
    headless: {
      usedBy: 'pipeline',
      why: 'A pipeline compares the certificate with its own before it uploads. Screens show what the list has.',
    },
  },
  'channels.signature-certificate.create': {
    ...manage,
    method: 'POST',
    path: `${root}/certificates`,
    title: 'Add signature certificate',
    input: 'createCertificateInput',
    output: 'signatureCertificate',
  },
  'channels.signature-certificate.update': {
    ...manage,
    method: 'PUT',
    path: `${root}/certificates/{certificateId}`,
    title: 'Rename signature certificate',
    input: 'updateCertificateInput',
    output: 'signatureCertificate',
  },
  'channels.signature-certificate.delete': {
    ...manage,
    method: 'DELETE',
    path: `${root}/certificates/{certificateId}`,
    title: 'Delete signature certificate',
    input: 'certificateIdInput',
  },
  'channels.task.list': {
    ...ofApp,
    method: 'GET',
    path: `${root}/tasks`,
    title: 'List channel tasks',
    zone: 'site',
    input: 'taskListInput',
    output: 'channelTaskPage',
  },
})
