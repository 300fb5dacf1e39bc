import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8')

it('names a version of every image', () => {
  const images = [...read('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, image]) => image)
  expect(images).toHaveLength(3)
  for (const image of images) expect(image).toMatch(/:v?\d+(\.\d+)*$/)
})

it('reaches the S3 server at the address, in the region, and with the key that it is started with', () => {
  const compose = read('compose.yaml')
  const server = read('garage.toml')
  const valueOf = (name: string) => new RegExp(`^ +${name}: (.+)$`, 'm').exec(compose)?.[1]
  expect(valueOf('AWS_ENDPOINT_URL_S3')).toBe(`http://objects:${/^api_bind_addr = ".*:(\d+)"$/m.exec(server)?.[1]}`)
  expect(valueOf('AWS_REGION')).toBe(/^s3_region = "(.+)"$/m.exec(server)?.[1])
  expect(valueOf('OBJECT_STORE')).toBe(`s3://${valueOf('GARAGE_DEFAULT_BUCKET')}/objects`)
  expect(valueOf('AWS_SECRET_ACCESS_KEY')).toBe(valueOf('GARAGE_DEFAULT_SECRET_KEY'))
  // The form that the server demands of an ID.
  expect(valueOf('AWS_ACCESS_KEY_ID')).toMatch(/^&objects-key GK[0-9a-f]{32}$/)
})
