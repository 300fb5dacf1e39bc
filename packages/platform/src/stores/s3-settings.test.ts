import { expect, it } from 'vitest'
import { readS3Settings, urlOf, type S3Settings } from './s3-settings.ts'

const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
const read = (environment: Record<string, string>) => readS3Settings({ ...keys, ...environment }) as S3Settings

it('uses no bucket unless one is named', () => {
  expect(readS3Settings(keys)).toBeUndefined()
  expect(readS3Settings({ ...keys, OBJECT_STORE: '' })).toBeUndefined()
})

it.each([
  [{ OBJECT_STORE: 's3://files' }, 'https://files.s3.us-east-1.amazonaws.com/CN1-a'],
  [
    { OBJECT_STORE: 's3://files/a/b', AWS_REGION: 'eu-central-1' },
    'https://files.s3.eu-central-1.amazonaws.com/a/b/CN1-a',
  ],
  [
    { OBJECT_STORE: 's3://files/a/', AWS_DEFAULT_REGION: 'cn-north-1' },
    'https://files.s3.cn-north-1.amazonaws.com.cn/a/CN1-a',
  ],
  [{ OBJECT_STORE: 's3://files/a', AWS_ENDPOINT_URL_S3: 'http://minio:9000/' }, 'http://minio:9000/files/a/CN1-a'],
  [
    { OBJECT_STORE: 's3://files', AWS_ENDPOINT_URL: 'https://s3.example', OBJECT_STORE_PATH_STYLE: 'no' },
    'https://files.s3.example/CN1-a',
  ],
])('finds an object by its settings: %o', (environment, url) => {
  expect(urlOf(read(environment), 'CN1-a').href).toBe(url)
  expect(urlOf(read(environment)).href.endsWith('CN1-a')).toBe(false)
})

it.each([
  [{ OBJECT_STORE: 'https://files' }, 'OBJECT_STORE'],
  [{ OBJECT_STORE: 's3://key:hidden@files' }, 'OBJECT_STORE'],
  [{ OBJECT_STORE: 's3://files/../other' }, 'OBJECT_STORE'],
  [{ OBJECT_STORE: 's3://files/a b' }, 'OBJECT_STORE'],
  [{ OBJECT_STORE: 's3://files', AWS_ENDPOINT_URL_S3: 'minio:9000' }, 'AWS_ENDPOINT_URL_S3'],
  [{ OBJECT_STORE: 's3://files', AWS_ENDPOINT_URL_S3: 'http://user:hidden@minio:9000' }, 'AWS_ENDPOINT_URL_S3'],
  [{ OBJECT_STORE: 's3://files', OBJECT_STORE_PATH_STYLE: 'maybe' }, 'OBJECT_STORE_PATH_STYLE'],
  [{ OBJECT_STORE: 's3://files', AWS_SECRET_ACCESS_KEY: '' }, 'AWS_SECRET_ACCESS_KEY'],
])('names the setting that is wrong, but not a secret in it: %o', (environment, name) => {
  expect(() => read(environment)).toThrow(name)
  expect(() => read(environment)).not.toThrow('hidden')
})
