import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const define = defineCalls<typeof schemas>()

/** Sign-in, under /oauth2/v1 (R83). */
const sessionCalls = define({
  'session.login': {
    method: 'POST',
    path: '/oauth2/v1/login',
    title: 'Start a session from a sign-in code',
    auth: 'anonymous',
    input: 'loginInput',
    output: 'sessionAnswer',
    touches: [],
  },
  'session.refresh': {
    method: 'POST',
    path: '/oauth2/v1/refresh',
    title: 'Refresh the session, or go on in another team',
    input: 'refreshInput',
    output: 'sessionAnswer',
    touches: [],
  },
  'session.logout': {
    method: 'POST',
    path: '/oauth2/v1/logout',
    title: 'Sign out',
    input: 'logoutInput',
    output: 'logoutAnswer',
    touches: [],
  },
})

const files = '/cfs/file_service/v1'
const byOtherServices = 'a step of the upload that other screens make'

/** The file service (R155); ids of one call are of one region (R153). */
const fileCalls = define({
  'files.object.upload': {
    method: 'POST',
    path: `${files}/upload/object`,
    title: 'Upload a small object in one request',
    body: 'bytes',
    input: 'uploadObjectInput',
    output: 'uploadObjectAnswer',
    headless: byOtherServices,
  },
  'files.object.upload-by-url': {
    method: 'POST',
    path: `${files}/upload/object/by-url`,
    title: 'Upload an object that the platform fetches from an address',
    input: 'uploadByUrlInput',
    output: 'uploadObjectAnswer',
    headless: 'for pipelines, which keep their builds at an address',
  },
  'files.object-upload-url.get': {
    method: 'POST',
    path: `${files}/upload/object/url`,
    title: 'Get a signed address to upload an object to',
    input: 'uploadUrlInput',
    output: 'uploadUrlAnswer',
    headless: byOtherServices,
  },
  'files.object-upload-url-v2.get': {
    method: 'POST',
    path: `${files}/v2/upload/object/url`,
    title: 'Get a signed address to upload an object to, bound to its SHA-256',
    input: 'uploadUrlInput',
    output: 'uploadUrlAnswer',
    headless: byOtherServices,
  },
  'files.objects-upload-url.get': {
    method: 'POST',
    path: `${files}/upload/objects/url`,
    title: 'Get signed addresses to upload several objects to',
    input: 'uploadUrlsInput',
    output: 'signedUrlsAnswer',
    headless: byOtherServices,
  },
  'files.object-download-url.get': {
    method: 'POST',
    path: `${files}/download/object/url`,
    title: 'Get a signed address to download an object from',
    zone: 'region-prefix',
    effect: 'read',
    input: 'downloadUrlInput',
    output: 'signedUrlsAnswer',
  },
  'files.objects-download-url.get': {
    method: 'POST',
    path: `${files}/download/objects/url`,
    title: 'Get signed addresses to download several objects from',
    zone: 'region-prefix',
    effect: 'read',
    input: 'downloadUrlsInput',
    output: 'signedUrlsAnswer',
    headless: 'a list of downloads is asked for by the screens of other services',
  },
  'files.objects.delete': {
    method: 'POST',
    path: `${files}/delete/objects`,
    title: 'Delete objects',
    zone: 'region-prefix',
    effect: 'destroy',
    input: 'deleteObjectsInput',
    output: 'deleteObjectsAnswer',
    headless: 'a screen deletes what an object belongs to, and the object with it',
  },
  'files.multipart-upload.init': {
    method: 'POST',
    path: `${files}/upload/multipart/init`,
    title: 'Start a multipart upload',
    input: 'multipartInitInput',
    output: 'multipartInitAnswer',
  },
  'files.multipart-upload.parts': {
    method: 'POST',
    path: `${files}/upload/multipart/parts`,
    title: 'Get signed addresses for parts, and the parts that are there',
    input: 'multipartPartsInput',
    output: 'multipartPartsAnswer',
  },
  'files.multipart-upload.compose': {
    method: 'POST',
    path: `${files}/upload/multipart/compose`,
    title: 'Compose the parts into the object',
    input: 'multipartComposeInput',
    output: 'multipartComposeAnswer',
  },
  'files.multipart-upload.abort': {
    method: 'DELETE',
    path: `${files}/upload/multipart/abort`,
    title: 'Abort a multipart upload',
    effect: 'write',
    input: 'multipartAbortInput',
  },
  'files.objects-async.check': {
    method: 'POST',
    path: `${files}/objects/async/check`,
    title: 'Check the state of objects',
    zone: 'region-prefix',
    effect: 'read',
    input: 'asyncCheckInput',
    output: 'asyncCheckAnswer',
    headless: byOtherServices,
  },
  'files.video.parse': {
    method: 'POST',
    path: `${files}/object/video/parse`,
    title: 'Read size and duration of a video object',
    zone: 'region-prefix',
    effect: 'read',
    input: 'videoParseInput',
    output: 'videoParseAnswer',
    headless: 'the listing editor asks it for a preview video',
  },
  'files.usage-route-site.get': {
    method: 'POST',
    path: `${files}/usage/route/site`,
    title: 'Tell the site that keeps the objects of a usage',
    effect: 'read',
    input: 'usageRouteInput',
    output: 'usageRouteAnswer',
    headless: byOtherServices,
  },
})

/** The calls of the core itself: session and files. */
export const calls = { ...sessionCalls, ...fileCalls }
